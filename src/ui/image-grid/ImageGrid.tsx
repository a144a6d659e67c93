import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { Image, ImagePlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ImageTile, type TileLabels } from './ImageTile.tsx';
import { placeholderCount, type ImageSlot } from './imageSlot.ts';
import { useFileDrop, useFilePicker } from './fileInput.tsx';
import { type MoveLabels, useSortableContextProps } from './useSortableContextProps.ts';

export type ImageGridLabels = TileLabels &
  MoveLabels & {
    /** Names the list of images. */
    images: string;
    add: string;
  };

export type ImageGridProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The images in their order; the first is the thumbnail. */
  slots: readonly ImageSlot[];
  /** How many there can be. @default 6 */
  size?: number | undefined;
  /** The types that the file picker offers: "image/png,image/jpeg". What is dropped is not checked here. */
  accept: string;
  labels: ImageGridLabels;
  /** Chosen or dropped, unchecked: more than fit, or of another type. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onReplace: (id: string, file: File) => void;
  onMove: (id: string, toIndex: number) => void;
};

/** The images of one thing, to add, remove, replace and put in order. It keeps nothing itself. */
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
              place={index === 0 ? 'first' : 'later'}
              {...{ slot, accept, labels, onRemove, onReplace }}
            />
          ))}
          {slots.length < size && <AddTile label={labels.add} accept={accept} onAdd={onAdd} />}
          {Array.from({ length: placeholderCount(slots.length, size) }, (_, index) => (
            <li key={index} aria-hidden="true" className={ghost}>
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

const ghost =
  'grid aspect-square place-items-center rounded-md border border-dashed border-border text-text-disabled';

type AddTileProps = { label: string; accept: string; onAdd: (files: readonly File[]) => void };

/** The place that takes more images: a button, and the mark of where files can be dropped. */
export function AddTile({ label, accept, onAdd }: AddTileProps) {
  const { open, input } = useFilePicker({ label, accept, many: true, onPick: onAdd });
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
