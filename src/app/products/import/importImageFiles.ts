import { getImageFileName } from '#features/products/form/duplicateModel.ts';
import type { ProductSlot } from '#features/products/images/imageModel.ts';
import { HOST } from '../../api/buildRequest.ts';
import { fetchImage } from '../../api/fetchImage.ts';

const origins = () => [location.origin, new URL(HOST, location.href).origin];

/** Returns whether the page may load an image: its content security policy allows no other origin. */
export const canFetchImage = (address: string): boolean =>
  URL.canParse(address, location.href) && origins().includes(new URL(address, location.href).origin);

type LoadedImages = { status: 'loaded'; files: readonly File[] } | { status: 'missing'; address: string };

/** Loads a row's images as files, in order. */
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
  return blob && new File([blob], getImageFileName(place, blob.type), { type: blob.type });
}
