import { IMAGE_TYPES, MAX_IMAGES } from '#contract/products/productFields.ts';
import type { Messages } from '#languages/messages.ts';
import { Field } from '#ui/field/Field.tsx';
import { ImageGrid } from '#ui/image-grid/ImageGrid.tsx';
import type { ImageSlot } from '#ui/image-grid/imageSlot.ts';
import type { MoveLabels } from '#ui/image-grid/useSortableContextProps.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  acceptFiles,
  type FileChecks,
  hasBothKinds,
  getDropIndex,
  type ProductSlot,
  createFileSlot,
  addSlots,
  moveSlotTo,
  removeSlot,
  replaceSlot,
} from './imageModel.ts';
import { usePastedOrDroppedFiles, useRevokeObjectUrls } from './useImageFiles.ts';

/** Upload progress of new files, from 0 to 1. */
export type Upload = { status: 'none' } | { status: 'uploading'; progress: number };

export type ProductImagesProps = {
  slots: readonly ProductSlot[];
  onChange: (slots: ProductSlot[]) => void;
  checks: FileChecks;
  upload: Upload;
  error: string | undefined;
  /** Called with the reasons why files were rejected. */
  onWarnings: (warnings: readonly string[]) => void;
};

/** The product's images: choose, drop, paste, replace, remove and reorder. */
export function ProductImages({ upload, error, ...editingProps }: ProductImagesProps) {
  const t = useMessages('images').imageField;
  const { slots } = editingProps;
  const actions = useImageActions(editingProps, upload);
  useRevokeObjectUrls(slots);
  usePastedOrDroppedFiles(actions.onAdd);
  return (
    <Field
      label={t.images}
      labelMode="hidden"
      labelTarget="group"
      error={error}
      hint={hasBothKinds(slots) ? `${t.hint} ${t.newLast}` : t.hint}
    >
      {({ id, 'aria-label': ariaLabel, 'aria-describedby': describedBy }) => (
        <ImageGrid
          {...actions}
          id={id}
          data-invalid={error ? '' : undefined}
          aria-label={ariaLabel}
          aria-describedby={describedBy}
          slots={slots.map((slot, index) => toImageSlot(slot, t.alt(index + 1), upload))}
          size={MAX_IMAGES}
          accept={IMAGE_TYPES.join()}
          labels={buildLabels(t, slots)}
        />
      )}
    </Field>
  );
}

type EditingProps = Pick<ProductImagesProps, 'slots' | 'onChange' | 'checks' | 'onWarnings'>;

function useImageActions({ slots, onChange, checks, onWarnings }: EditingProps, upload: Upload) {
  const t = useMessages('images').imageField;
  /** Returns slots for the accepted files. `usedCount` is the number of occupied slots. */
  const acceptSlots = (newFiles: readonly File[], usedCount: number): ProductSlot[] => {
    const { files, warnings } = acceptFiles(t, newFiles, usedCount, checks);
    if (warnings.length > 0) onWarnings(warnings);
    return files.map((file) => createFileSlot(file, URL.createObjectURL(file)));
  };
  return {
    onAdd(files: readonly File[]) {
      if (upload.status === 'none') onChange(addSlots(slots, acceptSlots(files, slots.length)));
    },
    onReplace(id: string, file: File) {
      const [slot] = acceptSlots([file], 0);
      if (slot) onChange(replaceSlot(slots, id, slot));
    },
    onRemove: (id: string) => onChange(removeSlot(slots, id)),
    onMove: (id: string, toIndex: number) => onChange(moveSlotTo(slots, id, toIndex)),
  };
}

function toImageSlot(slot: ProductSlot, alt: string, upload: Upload): ImageSlot {
  const base = { id: slot.id, alt };
  if (slot.from === 'server') return { ...base, url: slot.image.url, status: 'ready' };
  return upload.status === 'uploading'
    ? { ...base, url: slot.url, status: 'uploading', progress: upload.progress }
    : { ...base, url: slot.url, status: 'ready' };
}

type Announcement = MoveLabels['moved'];

/** Announces the resulting position of a move, which may differ from the drop position. */
function buildLabels(t: Messages['images']['imageField'], slots: readonly ProductSlot[]) {
  const withFinalPosition =
    (announcement: Announcement): Announcement =>
    (alt, position, count) => {
      const slot = slots.find((_, index) => t.alt(index + 1) === alt);
      return announcement(alt, slot ? getDropIndex(slots, slot.id, position - 1) + 1 : position, count);
    };
  return { ...t, moved: withFinalPosition(t.moved), dropped: withFinalPosition(t.dropped) };
}
