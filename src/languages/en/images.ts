import { inSentence } from '../inSentence.ts';
import { number } from './rules.ts';

export const imageField = {
  images: 'Product images',
  alt: (place: number) => `Product image ${number(place)}`,
  count: (count: number, most: number) => `${number(count)} of ${number(most)}`,
  hint: 'JPG, PNG, GIF or WEBP, up to 5 MB each. The first image is the thumbnail.',
  newLast: 'New images come after the saved ones. You can reorder them after you save.',

  add: 'Add images',
  remove: (alt: string) => `Remove ${inSentence(alt)}`,
  replace: (alt: string) => `Replace ${inSentence(alt)}`,
  thumbnail: 'Thumbnail',
  uploading: (alt: string) => `Uploading ${inSentence(alt)}`,
  movable: 'movable image',
  moveHelp: 'Press Space to pick up the image, arrow keys to move it, Space to drop it, or Escape to cancel.',
  lifted: (alt: string, place: number, count: number) =>
    `${alt} picked up from position ${number(place)} of ${number(count)}.`,
  moved: (alt: string, place: number, count: number) =>
    `${alt} is over position ${number(place)} of ${number(count)}.`,
  dropped: (alt: string, place: number, count: number) =>
    `${alt} dropped in position ${number(place)} of ${number(count)}.`,
  cancelled: (alt: string, place: number, count: number) =>
    `Move cancelled. ${alt} is back in position ${number(place)} of ${number(count)}.`,

  invalidType: (file: string) => `Invalid file type: ${file}. Only JPG, PNG, GIF, WEBP are allowed.`,
  tooLarge: (file: string) => `File too large: ${file}. Max size is 5MB.`,
  full: 'Maximum 6 images allowed.',
  onlyMore: (room: number) => `Only ${number(room)} more images could be added to reach the limit of 6.`,
};
