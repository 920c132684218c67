//! Several tables as one, and that one made narrower.

use crate::eigen::eigen;
use crate::table::{AT_ONCE, Kept, Likely, Table, likely, small, sums};
use crate::texts::{Text, Texts};
use headjudge::rulebook::search::learnt::WIDE;
use ndarray::{Array1, Array2, Axis, concatenate};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// The number of clauses that are told of each text.
const TOLD: usize = 16;

/// Vectors of any width: of the features, and of the clauses.
pub struct Vectors {
    pub features: Array2<f32>,
    pub clauses: Array2<f32>,
}

impl Vectors {
    /// The tables side by side, so that a clause fits a text as well as by the mean of all tables.
    pub fn joined(tables: &[Table]) -> Vectors {
        let beside = |views: Vec<_>| concatenate(Axis(1), &views).unwrap_or_default();
        let features = beside(tables.iter().map(Table::features).collect());
        let mut clauses: Array2<f32> = beside(tables.iter().map(Table::clauses).collect());
        clauses /= tables.len() as f32;
        // The part that all clauses share makes none likelier than another.
        let mean = clauses.mean_axis(Axis(0)).unwrap_or_default();
        clauses -= &mean;
        Vectors { features, clauses }
    }

    /// Vectors of [`WIDE`] numbers that tell as much as so many can how well clauses fit these texts: the greatest singular
    /// values of the matrix of all fits. They are turned at random, so that no number is much larger than others and all can be
    /// rounded alike.
    pub fn narrowed(&self, texts: &Texts) -> Vectors {
        let (values, vectors) = eigen(self.spread(texts));
        let power = |by: f64| (&vectors * &values.mapv(|it| it.max(1e-8).powf(by))).dot(&vectors.t());
        let clauses = self.clauses.mapv(f64::from).dot(&power(0.5));
        let (values, vectors) = eigen(clauses.t().dot(&clauses));
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
        order.truncate(WIDE);
        let chosen = vectors.select(Axis(1), &order);
        let roots: Array1<f64> = values.select(Axis(0), &order).mapv(|it| it.max(1e-12).powf(0.25));
        let turn = turn();
        let of_features = power(-0.5).dot(&(&chosen * &roots)).dot(&turn);
        let of_clauses = clauses.dot(&(&chosen / &roots)).dot(&turn);
        let features = self.features.dot(&of_features.mapv(|it| it as f32));
        Vectors { features, clauses: of_clauses.mapv(|it| it as f32) }
    }

    /// The likeliest clauses of each text.
    pub fn likely(&self, texts: &Texts) -> Vec<Likely> {
        let of_some = |sums: Array2<f32>| likely(sums.view(), self.clauses.view());
        let all = self.sums(texts).map(of_some);
        all.flat_map(|some| {
            some.outer_iter().map(|it| likeliest(it.iter().copied().enumerate().collect())).collect::<Vec<_>>()
        })
        .collect()
    }

    /// The mean products of the numbers of the texts' sums.
    fn spread(&self, texts: &Texts) -> Array2<f64> {
        let products = self.sums(texts).map(|sums| sums.t().dot(&sums).mapv(f64::from));
        let all = products.reduce(|one, other| one + other).unwrap_or_default();
        all / texts.texts.len() as f64
    }

    /// The sums of the vectors of all texts, of some at a time.
    fn sums<'a>(&'a self, texts: &'a Texts) -> impl Iterator<Item = Array2<f32>> + 'a {
        texts.texts.chunks(AT_ONCE).map(|these| {
            let kept = |(at, text): (usize, &Text)| {
                text.features.iter().map(move |it| (at, it.0, it.1)).collect::<Vec<Kept>>()
            };
            let kept: Vec<Kept> = these.iter().enumerate().flat_map(kept).collect();
            sums(these.len(), &kept, self.features.view())
        })
    }
}

/// The likeliest clauses, as likely as if there were no others.
fn likeliest(mut all: Likely) -> Likely {
    all.select_nth_unstable_by(TOLD, |one, other| other.1.total_cmp(&one.1));
    all.truncate(TOLD);
    let sum = all.iter().map(|it| it.1).sum::<f32>();
    all.iter_mut().for_each(|it| it.1 /= sum);
    all
}

/// A turn of vectors by chance: the axes of a matrix of chance.
fn turn() -> Array2<f64> {
    let mut chance = ChaCha8Rng::seed_from_u64(0);
    let any = Array2::from_shape_simple_fn((WIDE, WIDE), || f64::from(small(&mut chance)));
    eigen(&any + &any.t()).1
}
