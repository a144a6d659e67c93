import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ImageWithFallback } from './ImageWithFallback.tsx';
import { useZoom } from './useZoom.ts';
import { zoomScale } from './zoom.ts';

export type GalleryImage = { url: string; alt: string };

export type StageLabels = {
  zoomIn: string;
  zoomOut: string;
  /** Says that the pointer alone zooms. */
  hoverHint: string;
  /** Says the same of a finger: on a touch screen, and where a finger was used last. */
  tapHint: string;
  /** Says how to move the image while the button holds it large: by the arrow keys, or by a finger. */
  heldHint: string;
};

/** The chosen image, and its zoom. */
export function GalleryStage({ image, labels }: { image: GalleryImage; labels: StageLabels }) {
  const { zoom, pointer, toggle, onKeyDown, imageHandlers } = useZoom();
  const isHeld = zoom.mode === 'held';
  return (
    <div
      data-zoom={zoom.mode}
      data-pointer={pointer}
      className="group relative aspect-square overflow-hidden rounded-lg ring-1 ring-text/8"
    >
      <div
        {...imageHandlers}
        className="size-full cursor-zoom-in touch-pan-y touch-pinch-zoom group-data-[zoom=held]:touch-none"
      >
        <ImageWithFallback
          src={image.url}
          alt={image.alt}
          className="transition-transform duration-(--duration-base) ease-out"
          style={{
            transform: zoom.mode === 'off' ? undefined : `scale(${zoomScale})`,
            transformOrigin: `${zoom.at.x * 100}% ${zoom.at.y * 100}%`,
          }}
        />
      </div>
      <div className={pill}>
        <IconButton
          size="sm"
          icon={isHeld ? <ZoomOut /> : <ZoomIn />}
          label={isHeld ? labels.zoomOut : labels.zoomIn}
          onClick={toggle}
          onKeyDown={onKeyDown}
        />
        {!isHeld && (
          <>
            <span className="pe-2.5 group-data-[pointer=touch]:hidden pointer-coarse:hidden [@media(hover:none)]:hidden">
              {labels.hoverHint}
            </span>
            <span className="hidden pe-2.5 group-data-[pointer=touch]:inline pointer-coarse:inline [@media(hover:none)]:inline">
              {labels.tapHint}
            </span>
          </>
        )}
        <output className={isHeld ? 'pe-2.5' : undefined}>{isHeld && labels.heldHint}</output>
      </div>
    </div>
  );
}

// It steps aside while the pointer already zooms, but not from the keyboard.
const pill =
  'absolute end-3 bottom-3 flex items-center rounded-full bg-surface-raised text-xs font-medium text-text-muted shadow-raised transition-opacity duration-(--duration-fast) group-data-[zoom=hover]:not-hover:not-focus-within:opacity-0 [.group:has([data-missing])_&]:hidden forced-colors:border [&_button]:rounded-full [&_button]:-outline-offset-2 pointer-fine:[&_button]:size-7 pointer-fine:[&_svg]:size-3.5';
