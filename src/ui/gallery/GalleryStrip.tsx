import type { GalleryImage } from './GalleryStage.tsx';
import { Picture } from './Picture.tsx';

export type StripLabels = {
  /** Names the strip of thumbnails. */
  thumbnails: string;
  /** Names one thumbnail: "Image 2 of 5". */
  thumbnail: (number: number, count: number) => string;
};

export type GalleryStripProps = {
  images: readonly GalleryImage[];
  /** The index of the picture that is shown large. */
  selected: number;
  onSelect: (index: number) => void;
  labels: StripLabels;
};

/** The small pictures: a column beside the large one, a row below it on a phone. */
export const GalleryStrip = ({ images, selected, onSelect, labels }: GalleryStripProps) => (
  <ul
    aria-label={labels.thumbnails}
    className="flex gap-2 max-sm:order-last max-sm:-m-1 max-sm:overflow-x-auto max-sm:p-1 sm:flex-col"
  >
    {images.map(({ url }, index) => (
      <li key={`${index} ${url}`} className="flex-none">
        <button
          type="button"
          aria-label={labels.thumbnail(index + 1, images.length)}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className={thumbnail}
        >
          <Picture src={url} alt="" />
        </button>
      </li>
    ))}
  </ul>
);

const thumbnail =
  'block aspect-square w-14 overflow-hidden rounded-md ring-1 ring-border ring-offset-surface transition-shadow duration-(--duration-fast) hover:ring-border-control-hover aria-current:ring-2 aria-current:ring-text aria-current:ring-offset-2 focus-visible:z-1 aria-current:outline-offset-5 sm:w-16 forced-colors:aria-current:border-2';
