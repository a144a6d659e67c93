import { MAX_IMAGE_BYTES, MAX_IMAGES } from '#contract/product.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { imageCopy, shownName } from './imageCopy.ts';

export type Part = { name: string; value: string | File };

/** The parts of a multipart body in their order, each as soon as it is there. */
export type ReadParts = (request: Request) => AsyncIterable<Part>;

/** Bytes of a whole form: all the images that a product may have, and room for what is written about it. */
export const FORM_LIMIT = MAX_IMAGES * MAX_IMAGE_BYTES + 1024 * 1024;
/** Bytes of a part that holds JSON. */
const JSON_PART_LIMIT = 64 * 1024;

function checkImage(value: string | File, before: number): void {
  if (before === MAX_IMAGES) throw new Refusal(400, imageCopy.tooMany);
  if (typeof value === 'string' || value.size <= MAX_IMAGE_BYTES) return;
  throw new Refusal(413, imageCopy.tooLarge(shownName(value)));
}

async function jsonOf({ name, value }: Part): Promise<unknown> {
  const text = typeof value === 'string' ? value : await value.text();
  if (text.length > JSON_PART_LIMIT) {
    throw new Refusal(413, serverCopy.tooLarge(JSON_PART_LIMIT / 1024));
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, serverCopy.wrongBody(name, 'JSON'));
  }
}

/**
 * What a product form sends, for the contract to check. An image that is too large or one too many ends the reading
 * where it stands; parts of other names are passed over.
 */
export async function sentForm(request: Request, readParts: ReadParts): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, imageCopy.notForm);
  }
  if (Number(request.headers.get('content-length')) > FORM_LIMIT) {
    throw new Refusal(413, imageCopy.formTooLarge(FORM_LIMIT));
  }
  const images: (string | File)[] = [];
  const written: { product?: unknown; imagesToDelete?: unknown } = {};
  for await (const part of readParts(request)) {
    if (part.name === 'images') {
      checkImage(part.value, images.length);
      images.push(part.value);
    } else if (part.name === 'product' || part.name === 'imagesToDelete') {
      written[part.name] = await jsonOf(part);
    }
  }
  return { ...written, images };
}
