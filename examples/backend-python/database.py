"""The SQLite database. Each request opens its own connection, which is closed when the request ends."""

import json
import sqlite3
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from flask import current_app, g

# Products and orders are stored as the JSON that the calls return. `position` is the order in which they were added.
SCHEMA = """
create table if not exists admins (
  id text primary key, email text not null unique, full_name text not null, phone_number text,
  password_hash text not null
);
create table if not exists registrations (
  email text primary key, full_name text not null, phone_number text, password_hash text not null,
  code text not null, expires_at real not null, guesses integer not null default 0
);
create table if not exists sessions (token_hash text primary key, admin_id text not null, expires_at real not null);
create table if not exists reset_links (token_hash text primary key, admin_id text not null, expires_at real not null);
create table if not exists products (position integer primary key, id text not null unique, body text not null);
create table if not exists orders (position integer primary key, id text not null unique, body text not null);
create table if not exists revisions (list text primary key, number integer not null);
insert or ignore into revisions values ('products', 1), ('orders', 1);
"""


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=10)
    connection.row_factory = sqlite3.Row
    return connection


def get_db() -> sqlite3.Connection:
    """Returns the connection of the current request. `with get_db() as db:` commits, or rolls back after an error."""
    if "db" not in g:
        g.db = connect(current_app.config["DATABASE"])
    connection: sqlite3.Connection = g.db
    return connection


def close_db(_error: BaseException | None = None) -> None:
    connection = g.pop("db", None)
    if connection is not None:
        connection.close()


def read_rows(table: str) -> list[dict[str, Any]]:
    """Returns all products or orders, the newest first. `table` is never a value from a request."""
    rows = get_db().execute(f"select body from {table} order by position desc")
    return [json.loads(row["body"]) for row in rows]


def find_row(table: str, row_id: str) -> dict[str, Any] | None:
    row = get_db().execute(f"select body from {table} where id = ?", (row_id,)).fetchone()
    return None if row is None else json.loads(row["body"])


def get_revision(name: str) -> int:
    row = get_db().execute("select number from revisions where list = ?", (name,)).fetchone()
    return int(row["number"])


def now_text() -> str:
    """Returns the time as ISO 8601, such as 2026-11-30T17:16:31.123456Z."""
    return datetime.now(timezone.utc).isoformat(timespec="microseconds").replace("+00:00", "Z")
