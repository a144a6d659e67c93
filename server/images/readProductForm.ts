import { MAX_IMAGE_BYTES, MAX_IMAGES } from '#contract/products/productFields.ts';
import type { Part, ReadParts } from '../base/deps.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';
import { createFileMessage } from './createFileMessage.ts';

export const MEGABYTE = 1024 * 1024;
/** The largest form: all images and 1 MB for the fields. */
export const FORM_LIMIT_BYTES = MAX_IMAGES * MAX_IMAGE_BYTES + MEGABYTE;
const JSON_PART_LIMIT_BYTES = 64 * 1024;
/** The parts of the calls with images: those of a product, and those of the store's details. */
const JSON_PARTS: readonly string[] = ['product', 'imagesToDelete', 'details'];

function assertImageAllowed(value: string | File, imageCount: number): void {
  if (imageCount === MAX_IMAGES) throwFieldError('images', (t) => t.upload.tooMany(MAX_IMAGES));
  if (typeof value === 'string' || value.size <= MAX_IMAGE_BYTES) return;
  throw new HttpError(
    413,
    createFileMessage(value, (t, name) => t.tooLarge(name, MAX_IMAGE_BYTES / MEGABYTE)),
    {},
    'images',
  );
}

async function parseJsonPart({ name, value }: Part): Promise<unknown> {
  const text = typeof value === 'string' ? value : await value.text();
  if (text.length > JSON_PART_LIMIT_BYTES) {
    throw new HttpError(413, (t) => t.errors.tooLarge(JSON_PART_LIMIT_BYTES / 1024));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, (t) => t.errors.wrongBody(name, t.expected.json));
  }
}

/**
 * Reads a form with images, which the contract then validates. Throws at the first image that is too large or exceeds
 * the number allowed. Ignores unknown parts.
 */
export async function readProductForm(request: Request, readParts: ReadParts): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpError(415, (t) => t.upload.notForm);
  }
  if (Number(request.headers.get('content-length')) > FORM_LIMIT_BYTES) {
    throw new HttpError(413, (t) => t.upload.formTooLarge(FORM_LIMIT_BYTES / MEGABYTE));
  }
  const images: (string | File)[] = [];
  const fields: Record<string, unknown> = {};
  for await (const part of readParts(request)) {
    if (part.name === 'images') {
      assertImageAllowed(part.value, images.length);
      images.push(part.value);
    } else if (JSON_PARTS.includes(part.name)) {
      fields[part.name] = await parseJsonPart(part);
    }
  }
  return { ...fields, images };
}
