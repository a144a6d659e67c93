import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { GalleryStage, type StageLabels, type GalleryImage } from './GalleryStage.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';

export type GalleryLabels = StageLabels &
  StripLabels & {
    /** What stands for the image where there is none. */
    noImage: string;
  };

export type GalleryProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> &
  GalleryStripProps & { labels: GalleryLabels };

/**
 * The images of one thing: one large, all of them small. It zooms under the pointer, by a tap, and by a button whose
 * arrow keys move the image.
 */
export function Gallery({ images, selected, onSelect, labels, className, ...rest }: GalleryProps) {
  const image = images[selected] ?? images[0];
  return (
    <div
      {...rest}
      data-strip={images.length > 1 ? '' : undefined}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 sm:data-strip:grid-cols-[4rem_minmax(0,1fr)]',
        className,
      )}
    >
      {images.length > 1 && <GalleryStrip {...{ images, selected, onSelect, labels }} />}
      {image ? (
        <GalleryStage key={image.url} image={image} labels={labels} />
      ) : (
        <div className="aspect-square overflow-hidden rounded-lg ring-1 ring-text/8">
          <ImageWithFallback src={undefined} alt={labels.noImage} />
        </div>
      )}
    </div>
  );
}

export type StripLabels = {
  /** Names the strip of thumbnails. */
  thumbnails: string;
  /** Names one thumbnail: "Image 2 of 5". */
  thumbnail: (number: number, count: number) => string;
};

export type GalleryStripProps = {
  images: readonly GalleryImage[];
  /** The index of the image that is shown large. */
  selected: number;
  onSelect: (index: number) => void;
  labels: StripLabels;
};

/** The small images: a column beside the large one, a row below it on a phone. */
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
          <ImageWithFallback src={url} alt="" />
        </button>
      </li>
    ))}
  </ul>
);

const thumbnail =
  'block aspect-square w-14 overflow-hidden rounded-md ring-1 ring-border ring-offset-surface hover:ring-border-control-hover aria-current:ring-2 aria-current:ring-text aria-current:ring-offset-2 focus-visible:z-1 aria-current:outline-offset-5 sm:w-16 forced-colors:aria-current:border-2';
