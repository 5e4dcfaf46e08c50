#!/usr/bin/env python3
"""Asks a real server for everything that its own description allows, and for much that it does not.

Schemathesis makes the requests up from /api/openapi.json and judges the answers: none may be a
failure of the server, each must have a status, a type and a form that are described, and what
does not fit the description must be refused. Requests that it found to belong together follow
one another, with ids from earlier answers.

    fuzz.py PROGRAM                      sixty seconds, with other requests each time
    fuzz.py PROGRAM --seconds 600
    fuzz.py PROGRAM --sample             the same few hundred requests each time

PROGRAM is the built `airlock`. It is started on a free port with a database of its own. Three
visitors come in turn: a stranger, a guest with tables in every state, and a program with a token.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.request

# What the house says no to though it is described: a name that is taken, a game there is not.
LEFT_OUT = "positive_data_acceptance"
# Nothing should be refused merely because it is much.
WIDE = ["requests-by-address", "requests-by-person", "open-tables", "tables-by-address", "sockets-by-address"]
NEW_TABLE = {"game": "alien-frontiers", "seats": [{"seat": "me"}, {"seat": "bot", "level": "random"}]}


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server):
        self.server = server
        self.cookie = None
        self.ask("GET", "/api/me")

    def ask(self, method, path, body=None):
        headers = {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            if cookie := response.headers.get("set-cookie"):
                self.cookie = cookie.split(";")[0]
            return json.loads(response.read() or "null")

    def opens(self, **different):
        return self.ask("POST", "/api/tables", NEW_TABLE | different)["id"]


def visitors(server):
    """Who comes: a name, what they say of themselves, and the tables they know."""
    guest = Guest(server)
    with_open_seat = [{"seat": "me"}, {"seat": "open"}, {"seat": "bot", "level": "greedy"}]
    playing, waiting, over = guest.opens(), guest.opens(seats=with_open_seat, visibility="by-link"), guest.opens()
    guest.ask("POST", f"/api/tables/{over}/say", {"say": "resign", "seat": 1})
    played = guest.opens()
    token = guest.ask("POST", f"/api/tables/{played}/seat/1/token")["token"]
    return [
        ("a stranger", [], []),
        ("a guest", [f"cookie: {guest.cookie}"], [playing, waiting, over]),
        ("a program", [f"authorization: Bearer {token}"], [played]),
    ]


def configuration(tables):
    """What the requests are made of besides chance."""
    words = {
        "games": ["alien-frontiers"],
        "levels": ["random", "greedy"],
        "seats": [1, 2, 3],
        "entries": [0, 3, 9, 10, 11, 100000],
    } | ({"tables": tables} if tables else {})
    places = {
        "path.seat": "seats",
        "body.game": "games",
        "body.level": "levels",
        "body.seats[*].level": "levels",
        "body.seat": "seats",
        "body.entry": "entries",
    } | ({"path.id": "tables"} if tables else {})
    lines = ["max-stream-events = 1"]
    lines += ["[parameters]"]
    lines += [f'"{place}" = {{ dictionary = "{name}", probability = 0.8 }}' for place, name in places.items()]
    lines += [f"[dictionaries.{name}]\nvalues = {json.dumps(values)}" for name, values in words.items()]
    return "\n".join(lines)


def run(server, visitor, folder, amount):
    """Lets one visitor ask. Says whether all was well."""
    name, headers, tables = visitor
    print(f"── {name} ──", flush=True)
    settings = folder / "schemathesis.toml"
    settings.write_text(configuration(tables))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings), "run"]
    command += [f"{server}/api/openapi.json", "--no-color", "--exclude-checks", LEFT_OUT, "--warnings", "off"]
    command += ["--request-timeout", "20", *amount]
    for header in headers:
        command += ["--header", header]
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--sample", action="store_true")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="airlock-fuzz-") as folder:
        command = [wishes.program.resolve(), "serve", "--listen", "127.0.0.1:0", "--data", f"{folder}/house"]
        command += ["--log-level", "error", "--bot-pause", "0", *(f"--{limit}=1000000" for limit in WIDE)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            url = re.search(r"http://\S+", server.stdout.readline()).group()
            all_visitors = visitors(url)
            if wishes.sample:
                amount = ["--phases", "coverage,fuzzing", "--max-examples", "5", "--seed", "1"]
                amount += ["--generation-deterministic"]
            else:
                amount = ["--max-time", str(max(1, wishes.seconds // len(all_visitors)))]
                amount += ["--generation-database", "none"]
            was_well = [run(url, visitor, pathlib.Path(folder), amount) for visitor in all_visitors]
            health = Guest(url).ask("GET", "/healthz")["is-well"]
        finally:
            server.terminate()
            stopped = server.wait(timeout=30)
    if stopped != 0:
        print(f"the server did not stop in good order: {stopped}")
    sys.exit(0 if all(was_well) and health and stopped == 0 else 1)


if __name__ == "__main__":
    main()
