import { MAX_IMAGE_BYTES, MAX_IMAGES } from '#contract/products/productFields.ts';

const MEGABYTE = 1024 * 1024;

/** The messages about files that the server does not accept. */
export const uploadCopy = {
  notForm: 'Send the request as multipart/form-data.',
  unreadableForm: 'The upload is incomplete or damaged. Please try again.',
  formTooLarge: (bytes: number) => `The upload is too large; the limit is ${bytes / MEGABYTE} MB.`,
  tooLarge: (file: string) => `File too large: ${file}. Max size is ${MAX_IMAGE_BYTES / MEGABYTE}MB.`,
  tooMany: `Maximum ${MAX_IMAGES} images allowed.`,
  empty: (file: string) => `Empty file: ${file}. Please choose another one.`,
  wrongType: (file: string) => `Invalid file type: ${file}. Only JPG, PNG, GIF, WEBP are allowed.`,
  otherType: (file: string, is: string, claimed: string) =>
    `Invalid file type: ${file}. It is sent as ${claimed} but is ${is}.`,
  damaged: (file: string) => `Damaged file: ${file}. It can't be read as an image.`,
  tooManyPixels: (file: string, most: number) =>
    `Image too large: ${file}. Max size is ${most / 1e6} million pixels.`,
} as const;

const MAX_NAME_LENGTH = 80;

/** Formats a client's file name for a message: on one line and not longer than a limit. */
export function toDisplayName({ name }: Pick<File, 'name'>): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim();
  if (plain === '') return 'unnamed';
  return plain.length > MAX_NAME_LENGTH ? `${plain.slice(0, MAX_NAME_LENGTH)}…` : plain;
}
