import { getFileName } from '#features/products/form/duplicateModel.ts';
import type { ProductSlot } from '#features/products/images/imageModel.ts';
import { HOST } from '../../api/buildRequest.ts';
import { fetchImage } from '../../api/fetchImage.ts';

const origins = () => [location.origin, new URL(HOST, location.href).origin];

/** Whether an image is where the page may read it: the policy of its server allows no other place. */
export const canFetchImage = (address: string): boolean =>
  URL.canParse(address, location.href) && origins().includes(new URL(address, location.href).origin);

export type LoadedImages =
  | { status: 'loaded'; files: readonly File[] }
  | { status: 'missing'; address: string };

/** Makes files of images that are named by their address, in the order of the row. */
export async function loadImages(slots: readonly ProductSlot[]): Promise<LoadedImages> {
  const files: File[] = [];
  for (const [index, slot] of slots.entries()) {
    const file = slot.from === 'disk' ? slot.file : await fetchFile(slot.image.url, index + 1);
    if (!file) return { status: 'missing', address: slot.id };
    files.push(file);
  }
  return { status: 'loaded', files };
}

async function fetchFile(address: string, place: number): Promise<File | undefined> {
  const blob = await fetchImage(address, new AbortController().signal);
  return blob && new File([blob], getFileName(place, blob.type), { type: blob.type });
}
