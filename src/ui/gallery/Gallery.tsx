import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ImageWithFallback } from './ImageWithFallback.tsx';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ZOOM_SCALE, NOT_ZOOMED, type Point, getPointInBox, handlesKey, zoomReducer } from './zoom.ts';

type GalleryLabels = ZoomLabels &
  ThumbnailLabels & {
    /** Alternative text if there is no image. */
    noImage: string;
  };

type GalleryProps = Omit<ComponentProps<'div'>, 'onSelect' | 'children'> &
  GalleryThumbnailsProps & { labels: GalleryLabels };

/**
 * Images of a product: the selected one large, all of them as thumbnails. The large image zooms on hover, on tap, and
 * with a button; while the button is focused, arrow keys move the zoomed image.
 */
export function Gallery({ images, selected, onSelect, labels, className, ...rest }: GalleryProps) {
  const image = images[selected] ?? images[0];
  return (
    <div
      {...rest}
      data-thumbnails={images.length > 1 ? '' : undefined}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 sm:data-thumbnails:grid-cols-[4rem_minmax(0,1fr)]',
        className,
      )}
    >
      {images.length > 1 && <GalleryThumbnails {...{ images, selected, onSelect, labels }} />}
      {image ? (
        <ZoomableImage key={image.url} image={image} labels={labels} />
      ) : (
        <div className="aspect-square overflow-hidden rounded-lg ring-1 ring-text/8">
          <ImageWithFallback src={undefined} alt={labels.noImage} />
        </div>
      )}
    </div>
  );
}

type ThumbnailLabels = {
  /** Accessible name of the thumbnails. */
  thumbnails: string;
  /** Accessible name of one thumbnail: "Image 2 of 5". */
  thumbnail: (number: number, count: number) => string;
};

type GalleryThumbnailsProps = {
  images: ReadonlyArray<GalleryImage>;
  /** Index of the large image. */
  selected: number;
  onSelect: (index: number) => void;
  labels: ThumbnailLabels;
};

/** The thumbnails: a column, or a row on a phone. */
const GalleryThumbnails = ({ images, selected, onSelect, labels }: GalleryThumbnailsProps) => (
  <ul
    aria-label={labels.thumbnails}
    // Not a Tab stop in Firefox: the thumbnails are.
    tabIndex={-1}
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

type GalleryImage = { url: string; alt: string };

type ZoomLabels = {
  zoomIn: string;
  zoomOut: string;
  /** Says that hovering zooms. */
  hoverHint: string;
  /** Says that tapping zooms. Shown on touch screens and after a touch. */
  tapHint: string;
  /** Says how to move the image while the zoom is pinned: with arrow keys or by dragging. */
  pinnedHint: string;
};

/** The large image and its zoom. */
function ZoomableImage({ image, labels }: { image: GalleryImage; labels: ZoomLabels }) {
  const { zoom, pointer, toggle, onKeyDown, imageHandlers } = useZoom();
  const isPinned = zoom.mode === 'pinned';
  return (
    <div
      data-zoom={zoom.mode}
      data-pointer={pointer}
      className="group relative aspect-square overflow-hidden rounded-lg ring-1 ring-text/8"
    >
      <div
        {...imageHandlers}
        className="size-full cursor-zoom-in touch-pan-y touch-pinch-zoom group-data-[zoom=pinned]:touch-none"
      >
        <ImageWithFallback
          src={image.url}
          alt={image.alt}
          className="transition-transform duration-(--duration-base) ease-out"
          style={{
            transform: zoom.mode === 'off' ? undefined : `scale(${ZOOM_SCALE})`,
            transformOrigin: `${zoom.origin.x * 100}% ${zoom.origin.y * 100}%`,
          }}
        />
      </div>
      <div className={hintBar}>
        <IconButton
          size="sm"
          icon={isPinned ? <ZoomOut /> : <ZoomIn />}
          label={isPinned ? labels.zoomOut : labels.zoomIn}
          onClick={toggle}
          onKeyDown={onKeyDown}
        />
        {!isPinned && (
          <>
            <span className="pe-2.5 group-data-[pointer=touch]:hidden pointer-coarse:hidden [@media(hover:none)]:hidden">
              {labels.hoverHint}
            </span>
            <span className="hidden pe-2.5 group-data-[pointer=touch]:inline pointer-coarse:inline [@media(hover:none)]:inline">
              {labels.tapHint}
            </span>
          </>
        )}
        <output className={isPinned ? 'pe-2.5' : undefined}>{isPinned && labels.pinnedHint}</output>
      </div>
    </div>
  );
}

// Hidden while the mouse zooms the image, unless it is hovered or focused itself.
const hintBar =
  'absolute end-3 bottom-3 flex items-center rounded-full bg-surface-raised text-xs font-medium text-text-muted shadow-(--shadow-raised) transition-opacity duration-(--duration-fast) group-data-[zoom=hover]:not-hover:not-focus-within:opacity-0 [.group:has([data-missing])_&]:hidden forced-colors:border [&_button]:rounded-full [&_button]:-outline-offset-2 pointer-fine:[&_button]:size-7 pointer-fine:[&_svg]:size-3.5';

/** A touch that moves less than this is a tap. */
const TAP_TOLERANCE_PX = 8;

const getPoint = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
  getPointInBox(currentTarget.getBoundingClientRect(), clientX, clientY);

/** Returns the zoom and the handlers that change it. */
function useZoom() {
  const [zoom, dispatch] = useReducer(zoomReducer, NOT_ZOOMED);
  /** Last pointer type, for the hint: a device can have a mouse and a touch screen. */
  const [pointer, setPointer] = useState<'mouse' | 'touch'>();
  const touch = useRef<{ last: Point; distance: number }>(null);

  const drag = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!touch.current) return;
    const { last, distance } = touch.current;
    const delta = { x: x - last.x, y: y - last.y };
    touch.current = { last: { x, y }, distance: distance + Math.hypot(delta.x, delta.y) };
    const { width, height } = currentTarget.getBoundingClientRect();
    dispatch({ type: 'dragged', delta: { x: delta.x / width, y: delta.y / height } });
  };

  return {
    zoom,
    pointer,
    toggle: () => dispatch({ type: 'toggled' }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!handlesKey(zoom, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      dispatch({ type: 'keyPressed', key: event.key });
    },
    imageHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') return;
        setPointer('touch');
        touch.current = { last: { x: event.clientX, y: event.clientY }, distance: 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return drag(event);
        setPointer('mouse');
        dispatch({ type: 'pointerMoved', origin: getPoint(event) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (touch.current && touch.current.distance < TAP_TOLERANCE_PX)
          dispatch({ type: 'toggled', origin: getPoint(event) });
        touch.current = null;
      },
      // The touch became a scroll.
      onPointerCancel: () => {
        touch.current = null;
      },
      onPointerLeave: () => dispatch({ type: 'pointerLeft' }),
    },
  };
}
