"""Plays whole matches against `headjudge serve --stdio`: any legal choice, with shuffles of its own.

    python3 examples/client.py GAME PROGRAM [SEED] < LOG

Players, decks, cards of their own and options come from the first line of a log. It asks what is due, answers chance with
its own dice, chooses among what is legal, and prints the sealed log.
"""
import json
import random
import subprocess
import sys

GAME, PROGRAM = sys.argv[1], sys.argv[2]
DICE = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)


class Referee:
    """A referee in a process of its own: one request, one reply."""

    def __init__(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, what, **fields):
        self.asked += 1
        self.process.stdin.write(json.dumps({"id": self.asked, "do": what, **fields}) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply["id"] == self.asked
        if "error" in reply:
            raise RuntimeError(reply["error"]["message"])
        return reply


def shuffled(word):
    """An outcome like the example, with its lists in an order of our own."""
    if isinstance(word, dict):
        return {name: shuffled(inner) for name, inner in word.items()}
    return DICE.sample(word, len(word)) if isinstance(word, list) else word


def play(referee, first):
    given = {name: first[name] for name in ("players", "definitions", "options") if name in first}
    opened = referee.ask("open", header={"game": GAME, **given})
    match, due = opened["match"], opened["due"]
    while "over" not in due:
        if "chance" in due:
            due = referee.ask("chance", match=match, outcome=shuffled(due["chance"]["example"]))["due"]
            continue
        legal = referee.ask("legal", match=match)["legal"]
        by = due["decision"]["by"]
        due = referee.ask("decide", match=match, by=by, decision=DICE.choice(legal)["decision"])["due"]
    print(due["over"]["says"], file=sys.stderr)
    return referee.ask("save", match=match)["log"]


if __name__ == "__main__":
    sys.stdout.write(play(Referee(), json.loads(sys.stdin.readline())))
