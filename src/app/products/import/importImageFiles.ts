import { getFileName } from '#features/products/form/duplicateModel.ts';
import type { ProductSlot } from '#features/products/images/imageModel.ts';
import { HOST } from '../../api/buildRequest.ts';
import { fetchImage } from '../../api/fetchImage.ts';

const allowedOrigins = () => [location.origin, new URL(HOST, location.href).origin];

/** Returns whether the page's content security policy allows fetching an image. */
export const canFetchImage = (url: string): boolean =>
  URL.canParse(url, location.href) && allowedOrigins().includes(new URL(url, location.href).origin);

type LoadedImages = { status: 'loaded'; files: readonly File[] } | { status: 'missing'; url: string };

/** Loads a row's images as files, in order. */
export async function loadImages(slots: readonly ProductSlot[]): Promise<LoadedImages> {
  const files: File[] = [];
  for (const [index, slot] of slots.entries()) {
    const file = slot.from === 'disk' ? slot.file : await fetchFile(slot.image.url, index + 1);
    if (!file) return { status: 'missing', url: slot.id };
    files.push(file);
  }
  return { status: 'loaded', files };
}

async function fetchFile(url: string, position: number): Promise<File | undefined> {
  const blob = await fetchImage(url, new AbortController().signal);
  return blob && new File([blob], getFileName(position, blob.type), { type: blob.type });
}
