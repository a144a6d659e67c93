import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { GalleryStage, type StageLabels } from './GalleryStage.tsx';
import { GalleryStrip, type GalleryStripProps, type StripLabels } from './GalleryStrip.tsx';
import { Picture } from './Picture.tsx';

export type GalleryLabels = StageLabels &
  StripLabels & {
    /** What stands for the picture where there is none. */
    noImage: string;
  };

export type GalleryProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> &
  GalleryStripProps & { labels: GalleryLabels };

/**
 * The pictures of one thing: one large, all of them small. It zooms under the pointer, by a tap, and by a button whose
 * arrow keys move the picture.
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
          <Picture src={undefined} alt={labels.noImage} />
        </div>
      )}
    </div>
  );
}
