import { IMAGE_TYPES } from '#contract/product.ts';
import { Refusal } from '../refusal.ts';
import { imageCopy, shownName } from './imageCopy.ts';

type ImageType = (typeof IMAGE_TYPES)[number];

/** First bytes as Latin-1 text, a question mark for any of them. */
const BEGINNINGS: Record<ImageType, string> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/gif': 'GIF8?a',
  'image/webp': 'RIFF????WEBP',
};

const NAMES: Record<ImageType, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
};

const isImageType = (type: string): type is ImageType => type in NAMES;

/** The type that the first bytes tell. */
function typeOf(bytes: Uint8Array): ImageType | undefined {
  const begins = (beginning: string) =>
    [...beginning].every((sign, index) => sign === '?' || sign.charCodeAt(0) === bytes[index]);
  return IMAGE_TYPES.find((type) => begins(BEGINNINGS[type]));
}

/**
 * Refuses what does not begin as the image that it is sent as. That it begins so proves nothing about the rest: only
 * decoding does. A file that is sent as nothing in particular is taken for what it is.
 */
export function checkContent(file: Pick<File, 'name' | 'type'>, bytes: Uint8Array): void {
  const name = shownName(file);
  if (bytes.length === 0) throw new Refusal(400, imageCopy.empty(name));
  const type = typeOf(bytes);
  if (!type) throw new Refusal(400, imageCopy.wrongType(name));
  const claimed = file.type.toLowerCase().replace(/;.*/, '').trim().replace('image/jpg', 'image/jpeg');
  if (claimed === '' || claimed === 'application/octet-stream' || claimed === type) return;
  if (!isImageType(claimed)) throw new Refusal(400, imageCopy.wrongType(name));
  throw new Refusal(400, imageCopy.otherType(name, NAMES[type], NAMES[claimed]));
}
