"""Uploaded images, as files in a folder."""

import secrets
import warnings
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from flask import Blueprint, Response, current_app, send_from_directory
from PIL import Image
from werkzeug.datastructures import FileStorage

from calls import Refusal

images = Blueprint("images", __name__)

MAX_IMAGES = 6
MAX_IMAGE_BYTES = 5 * 1024 * 1024
MAX_FORM_BYTES = MAX_IMAGES * MAX_IMAGE_BYTES + 1024 * 1024
EXTENSIONS = {"JPEG": "jpg", "PNG": "png", "GIF": "gif", "WEBP": "webp"}


def get_folder() -> Path:
    folder: Path = current_app.config["UPLOADS"]
    return folder


def detect_extension(content: bytes, name: str) -> str:
    """Looks at the content, because names and types of uploads are whatever the sender says."""
    try:
        with warnings.catch_warnings():
            # Pillow only warns of an image that would take too much memory.
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=list(EXTENSIONS)) as image:
                image.load()
                return EXTENSIONS[image.format or ""]
    except Exception:
        # Pillow raises many kinds of errors for broken files.
        message = f"Invalid file type: {name}. Only JPG, PNG, GIF, WEBP are allowed."
        raise Refusal(400, message, "images") from None


def save_images(files: Iterable[FileStorage]) -> list[dict[str, str]]:
    """Checks all files before it saves the first."""
    checked = []
    for file in files:
        name = file.filename or "image"
        content = file.read(MAX_IMAGE_BYTES + 1)
        if len(content) > MAX_IMAGE_BYTES:
            raise Refusal(413, f"File too large: {name}. Max size is 5MB.", "images")
        checked.append((content, detect_extension(content, name)))
    saved = []
    for content, extension in checked:
        public_id = f"{secrets.token_hex(16)}.{extension}"
        (get_folder() / public_id).write_bytes(content)
        saved.append({"url": f"/uploads/{public_id}", "publicId": public_id})
    return saved


def remove_images(public_ids: Iterable[str]) -> None:
    """Removes files. The ids must be those of saved products, not of a request."""
    for public_id in public_ids:
        (get_folder() / public_id).unlink(missing_ok=True)


@images.get("/uploads/<name>")
def get_image(name: str) -> Response:
    response = send_from_directory(get_folder(), name, max_age=365 * 24 * 3600)
    response.headers["X-Content-Type-Options"] = "nosniff"
    return response
