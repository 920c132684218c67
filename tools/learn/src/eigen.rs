//! The eigenvalues and eigenvectors of a symmetric matrix.

use ndarray::{Array1, Array2};

/// The matrix is taken in turns so often; ten are enough for hundreds of rows.
const SWEEPS: usize = 12;

/// The eigenvalues of a symmetric matrix, and its eigenvectors as columns, by Jacobi's rotations: each makes one pair of
/// entries off the diagonal zero.
pub fn eigen(mut matrix: Array2<f64>) -> (Array1<f64>, Array2<f64>) {
    let size = matrix.nrows();
    let mut vectors = Array2::eye(size);
    for (one, other) in (0..SWEEPS).flat_map(|_| pairs(size)) {
        let entry = matrix[[one, other]];
        if entry.abs() < 1e-14 {
            continue;
        }
        let half = (matrix[[other, other]] - matrix[[one, one]]) / (2.0 * entry);
        let tangent = half.signum() / (half.abs() + half.hypot(1.0));
        let cosine = 1.0 / tangent.hypot(1.0);
        let turn = |a: f64, b: f64| (cosine * (a - tangent * b), cosine * (b + tangent * a));
        for at in 0..size {
            (matrix[[at, one]], matrix[[at, other]]) = turn(matrix[[at, one]], matrix[[at, other]]);
            (vectors[[at, one]], vectors[[at, other]]) = turn(vectors[[at, one]], vectors[[at, other]]);
        }
        for at in 0..size {
            (matrix[[one, at]], matrix[[other, at]]) = turn(matrix[[one, at]], matrix[[other, at]]);
        }
    }
    (matrix.diag().to_owned(), vectors)
}

fn pairs(size: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..size).flat_map(move |one| (one + 1..size).map(move |other| (one, other)))
}

#[test]
fn a_matrix_is_made_of_its_eigenvectors() {
    let matrix =
        Array2::from_shape_fn((9, 9), |(one, other)| ((one * other) as f64).sin() + ((one + other) as f64).cos());
    let (values, vectors) = eigen(matrix.clone());
    let made = (&vectors * &values).dot(&vectors.t());
    assert!((&made - &matrix).iter().all(|it| it.abs() < 1e-9), "{made}");
}
