#!/usr/bin/env python3
"""A bot from outside that plays a whole game on an Airlock server.

It needs Python 3.11 and nothing else. It hears what happens as server-sent events and posts
its answers. It chooses at random: put something better into `choose`.

    bot.py                                    opens a table against the server's own bots
    bot.py --table ID --token TOKEN           plays a seat that somebody gave it the token of
"""

import argparse
import http.client
import json
import random
import sys
import time
from urllib.parse import urlsplit

PATIENCE = 90  # The server says something at least every twenty seconds.


def choose(question, view, chance):
    """The answer to a question: one of the offers.

    Each offer has the `choice` that is sent back, and says what it touches, costs and gives.
    `view` is all that this seat may know.
    """
    return chance.choice(question["offers"])["choice"]


class Refused(Exception):
    """What the server did not do: a problem with a code, never a sentence."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('code')}")
        self.status = status
        self.code = problem.get("code")
        self.retry_after = problem.get("retry-after")


class Server:
    """A server, as one visitor meets it: a guest with a cookie, or a program with a token."""

    def __init__(self, url, token=None):
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise SystemExit(f"{url} is no address of a server")
        is_https = parts.scheme == "https"
        self.kind = http.client.HTTPSConnection if is_https else http.client.HTTPConnection
        self.host, self.port = parts.hostname, parts.port
        self.token = token
        self.cookie = None

    def ask(self, method, path, body=None):
        """One request and its answer. Waits and tries again where the server asks for it."""
        while True:
            connection, response = self._send(method, path, body)
            text = response.read().decode()
            connection.close()
            if response.status < 400:
                is_json = "json" in response.headers.get("content-type", "")
                return json.loads(text) if is_json else text
            refused = Refused(response.status, json.loads(text))
            if refused.retry_after is None:
                raise refused
            time.sleep(refused.retry_after)

    def events(self, path):
        """What happens at a table, message by message, until the connection ends."""
        connection, response = self._send("GET", path)
        try:
            if response.status >= 400:
                raise Refused(response.status, json.loads(response.read()))
            for line in response:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])
        finally:
            connection.close()

    def _send(self, method, path, body=None):
        connection = self.kind(self.host, self.port, timeout=PATIENCE)
        headers = {}
        if body is not None:
            body = json.dumps(body)
            headers["content-type"] = "application/json"
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            headers["cookie"] = self.cookie
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        # Whoever comes without a cookie becomes a guest and gets one.
        given = response.headers.get("set-cookie")
        if given:
            self.cookie = given.split(";")[0]
        return connection, response


def changed(view, edits):
    """The view after some edits: see "Following the view" in docs/api.md."""
    for edit in edits:
        *way, last = edit.get("gone") or edit["at"] or [None]
        part = view
        for step in way:
            part = part[step]
        if "edits" in edit:
            part[last] = changed(part[last], edit["edits"])
        elif last is None and "from" not in edit:
            view = edit["put"]
        elif "gone" in edit:
            del part[last]
        elif "from" in edit:
            some = part if last is None else part[last]
            some[edit["from"] : edit["from"] + edit["cut"]] = edit["put"]
        else:
            part[last] = edit["put"]
    return view


def open_table(server, game, bots):
    """Opens a table: we have the first seat, the server's bots the others."""
    seats = [{"seat": "me"}] + [{"seat": "bot", "level": level} for level in bots]
    new = {"game": game, "seats": seats, "start-when-full": True}
    return server.ask("POST", "/api/tables", new)["id"]


def play(server, table, chance):
    """Plays until the game is over, and says how many answers were given."""
    answered, n_answers, seen, table_now, view = None, 0, 0, {}, None
    while True:
        wait = 1
        try:
            for message in server.events(f"/api/tables/{table}/events?after={seen}"):
                if message["type"] == "happened":
                    seen = message["n"]
                    for change in message.get("changes", []):
                        view = changed(view, change["edits"])
                if message["type"] != "table":
                    continue
                seen = message["n"]
                if message["follows"]:
                    # What is left out is as it was.
                    message = {**table_now, **message}
                else:
                    view = message["view"]
                table_now = message
                if message["state"] in ("over", "frozen"):
                    return message, n_answers
                wish = message["undo-asked"]
                for seat in set(message["mine"]) & set(wish["waits-for"] if wish else []):
                    # Somebody wants to take back; we do not mind, if they still do.
                    say = {"say": "consent", "seat": seat, "agrees": True, "to": wish["to"]}
                    try:
                        server.ask("POST", f"/api/tables/{table}/say", say)
                    except Refused as refused:
                        if refused.code != "nothing-to-agree-to":
                            raise
                for question in message["questions"]:
                    # A seat that could only take something back has no offers.
                    asked = (question["seat"], question["entry"])
                    if not question["offers"] or asked == answered:
                        continue
                    answered = asked
                    say = {
                        "say": "answer",
                        "seat": question["seat"],
                        "entry": question["entry"],
                        "choice": choose(question, view, chance),
                    }
                    try:
                        server.ask("POST", f"/api/tables/{table}/say", say)
                        n_answers += 1
                    except Refused as refused:
                        # Somebody was faster: the next message says how things are now.
                        if refused.code != "already-answered":
                            raise
        except (OSError, http.client.HTTPException):
            pass  # The connection was lost; we go on from the last moment that we saw.
        except Refused as refused:
            if refused.retry_after is None:
                raise
            wait = refused.retry_after
        answered = None
        time.sleep(wait)


def main():
    parser = argparse.ArgumentParser(description="Plays a game on an Airlock server.")
    parser.add_argument("--server", default="http://127.0.0.1:8080", help="where the server is")
    parser.add_argument("--game", default="alien-frontiers")
    parser.add_argument("--bots", default="greedy", help="whom to play against, with commas between")
    parser.add_argument("--table", help="the table of a seat that was given to us")
    parser.add_argument("--token", help="the token of that seat")
    parser.add_argument("--seed", type=int, help="the same random answers each time")
    parser.add_argument("--record", help="where to keep the record of the game")
    asked = parser.parse_args()
    if bool(asked.table) != bool(asked.token):
        parser.error("--table and --token go together")

    server = Server(asked.server, asked.token)
    table = asked.table or open_table(server, asked.game, asked.bots.split(","))
    print(f"table {table}", flush=True)
    end, n_answers = play(server, table, random.Random(asked.seed))
    if end["state"] == "frozen":
        sys.exit(f"the table is frozen: {end['frozen']['code']}")
    print(f"over after {n_answers} answers: {json.dumps(end['standings'])}")
    if asked.record:
        with open(asked.record, "w", encoding="utf-8") as file:
            file.write(server.ask("GET", f"/api/tables/{table}/record"))


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"the server says no: {refused}")
    except KeyboardInterrupt:
        sys.exit(130)
