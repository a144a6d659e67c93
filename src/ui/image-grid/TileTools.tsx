import { ImageUp, X } from 'lucide-react';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { ImageSlot } from './imageSlot.ts';
import { useFilePicker } from './fileInput.tsx';

export type ToolLabels = {
  /** Names the button of one image: "Remove product image 2". */
  remove: (alt: string) => string;
  replace: (alt: string) => string;
};

export type TileToolsProps = {
  slot: ImageSlot;
  accept: string;
  labels: ToolLabels;
  onRemove: (id: string) => void;
  onReplace: (id: string, file: File) => void;
};

/** Remove is always in view; Replace where the pointer, the focus or a finger is. */
export function TileTools({
  slot: { id, alt, status },
  accept,
  labels,
  onRemove,
  onReplace,
}: TileToolsProps) {
  const replace = useFilePicker({
    label: labels.replace(alt),
    accept,
    many: false,
    onPick: ([file]) => file && onReplace(id, file),
  });
  return (
    <div className={tools}>
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

// A finger needs larger buttons, which stand in two corners so that both fit.
const tools =
  'absolute end-1.5 top-1.5 flex gap-1 pointer-coarse:inset-y-1 pointer-coarse:end-1 pointer-coarse:flex-col-reverse pointer-coarse:justify-between [&_button]:bg-surface-raised [&_button]:text-text [&_button]:shadow-raised pointer-fine:[&_button]:size-7 pointer-fine:[&_svg]:size-3.5';
