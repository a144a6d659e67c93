import { IMAGE_TYPES, MAX_IMAGES } from '#contract/product.ts';
import { Field } from '#ui/field/Field.tsx';
import { ImageGrid } from '#ui/image-grid/ImageGrid.tsx';
import type { ImageSlot } from '#ui/image-grid/imageSlot.ts';
import { imageCopy as copy } from './imageCopy.ts';
import {
  admitted,
  type FileChecks,
  hasBothKinds,
  placeOf,
  type ProductSlot,
  slotFor,
  withAdded,
  withMoved,
  withRemoved,
  withReplaced,
} from './imageModel.ts';
import { useFilesFromOutside } from './useFilesFromOutside.ts';
import { useReleasedPreviews } from './usePreviews.ts';

/** How much of the new files has left, from 0 to 1, once they are on their way. */
export type Upload = { status: 'none' } | { status: 'uploading'; share: number };

export type ProductImagesProps = {
  slots: readonly ProductSlot[];
  onChange: (slots: ProductSlot[]) => void;
  checks: FileChecks;
  upload: Upload;
  error: string | undefined;
  /** Why files were not taken; each is its own message. */
  onWarnings: (warnings: readonly string[]) => void;
};

/** The product's images, to choose, drop, paste, replace, remove and put in order. */
export function ProductImages({ upload, error, ...editing }: ProductImagesProps) {
  const { slots } = editing;
  const actions = useImageActions(editing, upload);
  useReleasedPreviews(slots);
  useFilesFromOutside(actions.onAdd);
  return (
    <Field
      label={copy.images}
      labelMode="hidden"
      labels="group"
      error={error}
      hint={hasBothKinds(slots) ? `${copy.hint} ${copy.newLast}` : copy.hint}
    >
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <ImageGrid
          {...actions}
          id={id}
          data-invalid={error ? '' : undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          slots={slots.map((slot, index) => tileOf(slot, copy.alt(index + 1), upload))}
          size={MAX_IMAGES}
          accept={IMAGE_TYPES.join()}
          labels={labelsFor(slots)}
        />
      )}
    </Field>
  );
}

type Editing = Pick<ProductImagesProps, 'slots' | 'onChange' | 'checks' | 'onWarnings'>;

function useImageActions({ slots, onChange, checks, onWarnings }: Editing, upload: Upload) {
  /** Files that may come in, as slots. `taken` places are no longer free. */
  const letIn = (chosen: readonly File[], taken: number): ProductSlot[] => {
    const { files, warnings } = admitted(chosen, taken, checks);
    if (warnings.length > 0) onWarnings(warnings);
    return files.map((file) => slotFor(file, URL.createObjectURL(file)));
  };
  return {
    onAdd(files: readonly File[]) {
      if (upload.status === 'none') onChange(withAdded(slots, letIn(files, slots.length)));
    },
    onReplace(id: string, file: File) {
      const [slot] = letIn([file], 0);
      if (slot) onChange(withReplaced(slots, id, slot));
    },
    onRemove: (id: string) => onChange(withRemoved(slots, id)),
    onMove: (id: string, toIndex: number) => onChange(withMoved(slots, id, toIndex)),
  };
}

function tileOf(slot: ProductSlot, alt: string, upload: Upload): ImageSlot {
  const base = { id: slot.id, alt };
  if (slot.from === 'server') return { ...base, url: slot.image.url, status: 'ready' };
  return upload.status === 'uploading'
    ? { ...base, url: slot.url, status: 'uploading', progress: upload.share }
    : { ...base, url: slot.url, status: 'ready' };
}

type Told = (alt: string, place: number, count: number) => string;

/** What is said of a move names the place where the image will stand, which is not always the one it hovers over. */
function labelsFor(slots: readonly ProductSlot[]) {
  const truly =
    (told: Told): Told =>
    (alt, place, count) => {
      const slot = slots.find((_, index) => copy.alt(index + 1) === alt);
      return told(alt, slot ? placeOf(slots, slot.id, place - 1) + 1 : place, count);
    };
  return { ...copy, moved: truly(copy.moved), dropped: truly(copy.dropped) };
}
