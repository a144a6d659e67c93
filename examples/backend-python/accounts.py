"""Administrators: sign-in, registration with a one-time code, and password reset."""

import hashlib
import hmac
import re
import secrets
import sqlite3
import time
from math import ceil
from typing import Any

from flask import Blueprint, Response, current_app, request

from calls import Refusal, answer, normalize, read_json, read_text
from database import get_db, now_text

accounts = Blueprint("accounts", __name__)

SESSION_COOKIE = "sid"
SESSION_SECONDS = 7 * 24 * 3600
CODE_SECONDS = 300
MAX_GUESSES = 5
LINK_SECONDS = 30 * 60
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 6, 1024
# Takes 32 MB and about 0.1 s, which slows down whoever guesses the passwords of a stolen database.
SCRYPT = {"n": 2**15, "r": 8, "p": 1, "maxmem": 64 * 1024 * 1024}


def hash_password(password: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${hashlib.scrypt(password.encode(), salt=salt, **SCRYPT).hex()}"


def is_password(password: str, stored: str) -> bool:
    salt, expected = stored.split("$")
    actual = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), **SCRYPT).hex()
    return hmac.compare_digest(actual, expected)


def hash_token(token: str) -> str:
    """Only hashes of tokens are stored, so that a stolen database opens no session."""
    return hashlib.sha256(token.encode()).hexdigest()


def send_mail(email: str, text: str) -> None:
    """Prints a message and appends it to a file. A real backend sends it by email."""
    line = f"{now_text()} {email} {text}"
    print(line, flush=True)
    with open(current_app.config["MAILS"], "a", encoding="utf-8") as mails:
        mails.write(line + "\n")


def read_email(body: dict[str, Any]) -> str:
    return read_text(body, "email", 254).lower()


def read_password(body: dict[str, Any], field: str = "password") -> str:
    """Returns a password. Spaces at its ends are part of it."""
    password = body.get(field)
    if not isinstance(password, str) or len(password) > MAX_PASSWORD_LENGTH:
        raise Refusal(400, f"The field '{field}' must be text of at most {MAX_PASSWORD_LENGTH} characters.", field)
    return normalize(password)


def read_new_password(body: dict[str, Any]) -> str:
    password = read_password(body)
    if len(password) < MIN_PASSWORD_LENGTH:
        raise Refusal(400, f"Password must be at least {MIN_PASSWORD_LENGTH} characters", "password")
    return password


def to_admin(row: sqlite3.Row) -> dict[str, Any]:
    phone_number = {"phoneNumber": row["phone_number"]} if row["phone_number"] else {}
    return {"fullName": row["full_name"], "email": row["email"], **phone_number}


def read_token() -> str:
    return request.cookies.get(SESSION_COOKIE, "")


def find_admin(email: str) -> sqlite3.Row | None:
    return get_db().execute("select * from admins where email = ?", (email,)).fetchone()


def find_signed_in_admin() -> sqlite3.Row | None:
    query = "select admins.* from sessions join admins on admins.id = admin_id where token_hash = ? and expires_at > ?"
    return get_db().execute(query, (hash_token(read_token()), time.time())).fetchone()


def require_admin() -> None:
    """Runs before each call that needs a session."""
    if find_signed_in_admin() is None:
        raise Refusal(401, "Please sign in to continue.")


def start_session(admin_id: str, response: Response) -> Response:
    """Sets the session's cookie. Scripts can't read it, and browsers don't send it with other sites' forms."""
    token = secrets.token_urlsafe(32)
    with get_db() as db:
        db.execute("delete from sessions where expires_at < ?", (time.time(),))
        db.execute(
            "insert into sessions values (?, ?, ?)", (hash_token(token), admin_id, time.time() + SESSION_SECONDS)
        )
    response.set_cookie(
        SESSION_COOKIE, token, max_age=SESSION_SECONDS, httponly=True, samesite="Lax", secure=request.is_secure
    )
    return response


@accounts.get("/api/admin/check-admin")
def check_admin() -> Response:
    admin = find_signed_in_admin()
    if admin is None:
        return answer(isLoggedIn=False)
    return answer(
        isLoggedIn=True, admin={"id": admin["id"], **to_admin(admin)}, capabilities=current_app.config["CAPABILITIES"]
    )


@accounts.post("/api/admin/login")
def login() -> Response:
    body = read_json()
    admin = find_admin(read_email(body))
    password = read_password(body)
    if admin is None:
        return answer(userNotFound=True)
    if not is_password(password, admin["password_hash"]):
        return answer(isPassValid=False)
    return start_session(admin["id"], answer(user=to_admin(admin)))


@accounts.post("/api/admin/logout")
def logout() -> Response:
    with get_db() as db:
        db.execute("delete from sessions where token_hash = ?", (hash_token(read_token()),))
    response = answer()
    response.delete_cookie(SESSION_COOKIE, httponly=True, samesite="Lax")
    return response


def create_code() -> tuple[str, float]:
    """Returns a new code of six digits and the time when it expires."""
    return f"{secrets.randbelow(1_000_000):06}", time.time() + CODE_SECONDS


def send_code(email: str, code: str) -> None:
    send_mail(email, f"Your code is {code}")


@accounts.post("/api/admin/register")
def register() -> Response:
    body = read_json()
    email = read_email(body)
    if not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@]+", email):
        raise Refusal(400, "Invalid email format", "email")
    full_name = read_text(body, "fullName", 200)
    if full_name == "":
        raise Refusal(400, "Full name is required", "fullName")
    phone_number = read_text(body, "phoneNumber", 40, is_required=False)
    password = read_new_password(body)
    if find_admin(email) is not None:
        return answer(userAlreadyExists=True)
    code, expires_at = create_code()
    with get_db() as db:
        db.execute(
            "insert or replace into registrations values (?, ?, ?, ?, ?, ?, 0)",
            (email, full_name, phone_number or None, hash_password(password), code, expires_at),
        )
    send_code(email, code)
    return answer(user={"email": email})


def find_registration(email: str) -> sqlite3.Row | None:
    return get_db().execute("select * from registrations where email = ?", (email,)).fetchone()


@accounts.post("/api/admin/check-otp-status")
def check_otp_status() -> Response:
    registration = find_registration(read_email(read_json()))
    if registration is None or registration["guesses"] >= MAX_GUESSES or registration["expires_at"] <= time.time():
        return answer(isOtpActive=False)
    return answer(isOtpActive=True, remainingTime=ceil(registration["expires_at"] - time.time()))


@accounts.post("/api/admin/verify-otp")
def verify_otp() -> Response:
    body = read_json()
    email = read_email(body)
    code = read_text(body, "otp", 20).replace(" ", "")
    registration = find_registration(email)
    if registration is None:
        return answer(userNotFound=True) if find_admin(email) is None else answer(otpNotFound=True)
    if registration["expires_at"] <= time.time():
        return answer(otpExpired=True)
    # Counts the guess before it is compared, so that parallel guesses count, too.
    with get_db() as db:
        counted = db.execute(
            "update registrations set guesses = guesses + 1 where email = ? and code = ? and guesses < ?",
            (email, registration["code"], MAX_GUESSES),
        ).rowcount
    if counted == 0:
        return answer(maxOtpAttempts=True)
    if not hmac.compare_digest(code.encode(), registration["code"].encode()):
        return answer(isOtpValid=False)
    admin_id = secrets.token_hex(12)
    with get_db() as db:
        # Deleting the registration decides which of two simultaneous requests opens the account.
        if db.execute("delete from registrations where email = ?", (email,)).rowcount == 0:
            return answer(otpNotFound=True)
        db.execute(
            "insert into admins (id, email, full_name, phone_number, password_hash) values (?, ?, ?, ?, ?)",
            (admin_id, email, registration["full_name"], registration["phone_number"], registration["password_hash"]),
        )
    return start_session(admin_id, answer(user=to_admin(registration)))


@accounts.post("/api/admin/resend-otp")
def resend_otp() -> Response:
    email = read_email(read_json())
    code, expires_at = create_code()
    with get_db() as db:
        renewed = db.execute(
            "update registrations set code = ?, expires_at = ?, guesses = 0 where email = ?", (code, expires_at, email)
        ).rowcount
    if renewed:
        send_code(email, code)
    return answer(otpSent=bool(renewed))


@accounts.post("/api/admin/forgot-password")
def forgot_password() -> Response:
    """Answers alike for every address, so that it doesn't reveal who has an account."""
    email = read_email(read_json())
    admin = find_admin(email)
    if admin is not None:
        token = secrets.token_urlsafe(32)
        with get_db() as db:
            db.execute(
                "insert into reset_links values (?, ?, ?)", (hash_token(token), admin["id"], time.time() + LINK_SECONDS)
            )
        address = current_app.config["FRONT_END"]
        send_mail(email, f"Set a new password: {address}/reset-password/{admin['id']}/{token}")
    return answer()


@accounts.post("/api/admin/reset-password/<admin_id>/<token>")
def reset_password(admin_id: str, token: str) -> Response:
    body = read_json()
    link = (hash_token(token), admin_id, time.time())
    matches = "token_hash = ? and admin_id = ? and expires_at > ?"
    if get_db().execute(f"select 1 from reset_links where {matches}", link).fetchone() is None:
        raise Refusal(410, "This link is no longer valid. Please request a new one.")
    password = read_new_password(body)
    if read_password(body, "confirmPassword") != password:
        raise Refusal(400, "The passwords don’t match.", "confirmPassword")
    password_hash = hash_password(password)
    with get_db() as db:
        # Deleting the link decides which of two simultaneous requests uses it.
        if db.execute(f"delete from reset_links where {matches}", link).rowcount == 0:
            raise Refusal(410, "This link is no longer valid. Please request a new one.")
        db.execute("delete from reset_links where admin_id = ?", (admin_id,))
        db.execute("delete from sessions where admin_id = ?", (admin_id,))
        db.execute("update admins set password_hash = ? where id = ?", (password_hash, admin_id))
    return answer()
