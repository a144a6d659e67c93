import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { HttpError } from '../base/httpError.ts';
import { type FormatFileMessage, createFileMessage } from './createFileMessage.ts';

type ImageType = (typeof IMAGE_TYPES)[number];

/** The first bytes as Latin-1 text. A question mark matches any byte. */
const SIGNATURES: Record<ImageType, string> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF8?a',
  'image/webp': 'RIFF????WEBP',
};

const TYPE_NAMES: Record<ImageType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
};

const isImageType = (type: string): type is ImageType => Object.hasOwn(TYPE_NAMES, type);

function detectType(bytes: Uint8Array): ImageType | undefined {
  const matches = (signature: string) =>
    [...signature].every((character, index) => character === '?' || character.charCodeAt(0) === bytes[index]);
  return IMAGE_TYPES.find((type) => matches(SIGNATURES[type]));
}

/**
 * Throws if a file doesn't start with the signature of its type. Files without a type get the detected one. The
 * rest is validated when the image is decoded.
 */
export function validateImageContent(file: Pick<File, 'name' | 'type'>, bytes: Uint8Array): void {
  const createError = (format: FormatFileMessage) =>
    new HttpError(400, createFileMessage(file, format), {}, 'images');
  if (bytes.length === 0) throw createError((t, name) => t.empty(name));
  const type = detectType(bytes);
  const declaredType = file.type.toLowerCase().replace(/;.*/, '').trim().replace('image/jpg', 'image/jpeg');
  const isUntyped = declaredType === '' || declaredType === 'application/octet-stream';
  if (!type || !(isUntyped || isImageType(declaredType))) throw createError((t, name) => t.wrongType(name));
  if (isUntyped || declaredType === type) return;
  throw createError((t, name) => t.otherType(name, TYPE_NAMES[type], TYPE_NAMES[declaredType]));
}
