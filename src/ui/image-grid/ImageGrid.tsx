import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { Image, ImagePlus, CircleAlert, ImageUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { countPlaceholders, type ImageSlot } from './imageSlot.ts';
import { useFileDrop, useFilePicker } from '../file-drop/FileDrop.tsx';
import { type MoveLabels, useSortableContextProps } from './useSortableContextProps.ts';
import { ImageWithFallback } from '../gallery/ImageWithFallback.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';

export type ImageGridLabels = TileLabels &
  MoveLabels & {
    /** Accessible name of the list. */
    images: string;
    add: string;
  };

type ImageGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The images in order; the first is the thumbnail. */
  slots: ReadonlyArray<ImageSlot>;
  /** Maximum number of images. @default 6 */
  size?: number | undefined;
  /** File types that the file picker offers, as in HTML: "image/png,image/jpeg". Dropped files are not checked. */
  accept: string;
  labels: ImageGridLabels;
  /** Called with chosen or dropped files, unchecked: there may be too many, or of another type. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onReplace: (id: string, file: File) => void;
  onMove: (id: string, toIndex: number) => void;
};

/** Adds, removes, replaces and reorders images. Controlled: the parent keeps the images. */
export function ImageGrid({
  slots,
  size = 6,
  accept,
  labels,
  onAdd,
  onRemove,
  onReplace,
  onMove,
  className,
  ...rest
}: ImageGridProps) {
  const drop = useFileDrop(onAdd);
  return (
    <DndContext {...useSortableContextProps(slots, labels, onMove)}>
      <SortableContext items={slots.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul
          aria-label={labels.images}
          {...rest}
          {...drop.handlers}
          data-drop={drop.state}
          className={clsx(grid, className)}
        >
          {slots.map((slot, index) => (
            <ImageTile
              key={slot.id}
              position={index === 0 ? 'first' : 'other'}
              {...{ slot, accept, labels, onRemove, onReplace }}
            />
          ))}
          {slots.length < size && <AddTile label={labels.add} accept={accept} onAdd={onAdd} />}
          {Array.from({ length: countPlaceholders(slots.length, size) }, (_, index) => (
            <li key={index} aria-hidden="true" className={placeholder}>
              <Image className="size-5" />
            </li>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const grid =
  'group/grid grid grid-cols-3 gap-2.5 max-xs:grid-cols-2 rounded-md data-[drop=over]:outline-2 data-[drop=over]:outline-offset-4 data-[drop=over]:outline-accent data-[drop=over]:outline-dashed pointer-coarse:max-sm:grid-cols-2';

const placeholder =
  'grid aspect-square place-items-center rounded-md border border-dashed border-border text-text-disabled';

type AddTileProps = { label: string; accept: string; onAdd: (files: readonly File[]) => void };

/** The button and drop zone that add images. */
function AddTile({ label, accept, onAdd }: AddTileProps) {
  const { open, input } = useFilePicker({ label, accept, multiple: true, onPick: onAdd });
  return (
    <li className="aspect-square">
      <button type="button" onClick={open} className={dropTile}>
        <ImagePlus className="size-5" />
        <span className="max-w-full wrap-anywhere hyphens-auto">{label}</span>
      </button>
      {input}
    </li>
  );
}

const dropTile =
  'grid size-full place-items-center content-center gap-1 rounded-md border border-dashed border-border-control bg-surface p-1 text-center text-xs font-medium text-text-muted hover:border-border-control-hover hover:bg-surface-hover hover:text-text active:bg-surface-active group-data-[drop=over]/grid:border-accent group-data-[drop=over]/grid:bg-accent-soft group-data-[drop=over]/grid:text-accent-strong';

type TileLabels = ToolLabels & {
  /** Role description for keyboard users: "movable image". */
  movable: string;
  /** Label of the first image. */
  thumbnail: string;
  /** Accessible name of an upload's progress bar. */
  uploading: (alt: string) => string;
};

type ImageTileProps = Omit<TileToolsProps, 'labels'> & { labels: TileLabels; position: 'first' | 'other' };

/** One image. Dragging it moves it. */
function ImageTile({ position, ...tools }: ImageTileProps) {
  const { slot, labels } = tools;
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
      data-shifting={transition ? '' : undefined}
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
      {position === 'first' && <span className={thumbnailLabel}>{labels.thumbnail}</span>}
      <TileTools {...tools} />
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
  'group relative aspect-square rounded-md bg-surface ring-1 ring-text/10 data-dragging:z-1 data-dragging:shadow-(--shadow-raised) data-shifting:transition-transform data-shifting:duration-(--duration-base) data-[status=failed]:ring-critical forced-colors:border';

const handle =
  'absolute inset-0 cursor-grab touch-manipulation overflow-hidden rounded-md group-data-dragging:cursor-grabbing';

const bar =
  'absolute inset-x-2 bottom-2 h-1 w-auto appearance-none overflow-hidden rounded-full bg-surface-active [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-active [&::-webkit-progress-value]:bg-accent';

const thumbnailLabel =
  'pointer-events-none absolute start-1.5 bottom-1.5 max-w-[calc(100%-0.75rem)] truncate rounded-full bg-surface-raised px-2 text-xs leading-5.5 font-medium text-text shadow-(--shadow-raised) group-data-[status=failed]:hidden group-data-[status=uploading]:bottom-4.5 forced-colors:border';

type ToolLabels = {
  /** Accessible name of the remove button: "Remove product image 2". */
  remove: (alt: string) => string;
  replace: (alt: string) => string;
};

type TileToolsProps = {
  slot: ImageSlot;
  accept: string;
  labels: ToolLabels;
  onRemove: (id: string) => void;
  onReplace: (id: string, file: File) => void;
};

/** The Remove and Replace buttons. Replace only shows on hover, on focus and on touch screens. */
function TileTools({ slot: { id, alt, status }, accept, labels, onRemove, onReplace }: TileToolsProps) {
  const replace = useFilePicker({
    label: labels.replace(alt),
    accept,
    multiple: false,
    onPick: ([file]) => file && onReplace(id, file),
  });
  return (
    <div className={toolbar}>
      {status !== 'uploading' && (
        <>
          <IconButton
            size="sm"
            icon={<ImageUp />}
            label={labels.replace(alt)}
            onClick={replace.open}
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100"
          />
          {replace.input}
        </>
      )}
      <IconButton size="sm" icon={<X />} label={labels.remove(alt)} onClick={() => onRemove(id)} />
    </div>
  );
}

// On touch screens the buttons are larger and sit in two corners so that both fit.
const toolbar =
  'absolute end-1.5 top-1.5 flex gap-1 pointer-coarse:inset-y-1 pointer-coarse:end-1 pointer-coarse:flex-col-reverse pointer-coarse:justify-between [&_button]:bg-surface-raised [&_button]:text-text [&_button]:shadow-(--shadow-raised) pointer-fine:[&_button]:size-7 pointer-fine:[&_svg]:size-3.5';
