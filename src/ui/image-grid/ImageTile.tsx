import { useSortable } from '@dnd-kit/sortable';
import { CircleAlert } from 'lucide-react';
import { ImageWithFallback } from '../gallery/ImageWithFallback.tsx';
import type { ImageSlot } from './imageSlot.ts';
import { TileTools, type TileToolsProps, type ToolLabels } from './TileTools.tsx';

export type TileLabels = ToolLabels & {
  /** What an image is to those who move it by keyboard: "movable image". */
  movable: string;
  /** Marks the first image. */
  thumbnail: string;
  /** Names the progress of one image. */
  uploading: (alt: string) => string;
};

type ImageTileProps = Omit<TileToolsProps, 'labels'> & { labels: TileLabels; place: 'first' | 'later' };

/** One image. The image itself is what is taken hold of to move it. */
export function ImageTile({ place, ...tool }: ImageTileProps) {
  const { slot, labels } = tool;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: slot.id,
      attributes: { roleDescription: labels.movable },
    });
  return (
    <li
      ref={setNodeRef}
      data-status={slot.status}
      data-dragging={isDragging || undefined}
      data-giving-way={transition ? '' : undefined}
      className={tile}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined }}
    >
      <button type="button" ref={setActivatorNodeRef} {...attributes} {...listeners} className={handle}>
        <ImageWithFallback
          src={slot.url}
          alt={slot.alt}
          className="group-data-[status=uploading]:opacity-40"
        />
        <TileStatus slot={slot} />
      </button>
      {slot.status === 'uploading' && (
        <progress max={1} value={slot.progress} aria-label={labels.uploading(slot.alt)} className={bar} />
      )}
      {place === 'first' && <span className={flag}>{labels.thumbnail}</span>}
      <TileTools {...tool} />
    </li>
  );
}

const TileStatus = ({ slot }: { slot: ImageSlot }) =>
  slot.status === 'failed' && (
    <span className="absolute inset-0 grid content-end gap-1 bg-critical-soft p-2.5 text-start text-xs text-critical-strong">
      <CircleAlert className="size-4 text-critical" />
      <span className="line-clamp-4 wrap-anywhere">{slot.reason}</span>
    </span>
  );

const tile =
  'group relative aspect-square rounded-md bg-surface ring-1 ring-text/10 data-dragging:z-1 data-dragging:shadow-raised data-giving-way:transition-transform data-giving-way:duration-(--duration-base) data-[status=failed]:ring-critical forced-colors:border';

const handle =
  'absolute inset-0 cursor-grab touch-manipulation overflow-hidden rounded-md group-data-dragging:cursor-grabbing';

const bar =
  'absolute inset-x-2 bottom-2 h-1 w-auto appearance-none overflow-hidden rounded-full bg-surface-active [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-active [&::-webkit-progress-value]:bg-accent';

const flag =
  'pointer-events-none absolute start-1.5 bottom-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-full bg-surface-raised px-2 text-xs leading-5.5 font-medium text-text shadow-raised group-data-[status=failed]:hidden group-data-[status=uploading]:bottom-4.5 forced-colors:border';
