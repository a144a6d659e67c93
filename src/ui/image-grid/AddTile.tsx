import { ImagePlus } from 'lucide-react';
import { useFilePicker } from './useFilePicker.tsx';

type AddTileProps = { label: string; accept: string; onAdd: (files: readonly File[]) => void };

/** The place that takes more images: a button, and the mark of where files can be dropped. */
export function AddTile({ label, accept, onAdd }: AddTileProps) {
  const { open, input } = useFilePicker({ label, accept, many: true, onPick: onAdd });
  return (
    <li className="aspect-square">
      <button type="button" onClick={open} className={dropTile}>
        <ImagePlus aria-hidden="true" className="size-5" />
        <span className="max-w-full wrap-anywhere hyphens-auto">{label}</span>
      </button>
      {input}
    </li>
  );
}

const dropTile =
  'grid size-full place-items-center content-center gap-1 rounded-md border border-dashed border-border-control bg-surface p-1 text-center text-xs font-medium text-text-muted transition-colors duration-(--duration-fast) hover:border-border-control-hover hover:bg-surface-hover hover:text-text active:bg-surface-active group-data-[drop=over]/grid:border-accent group-data-[drop=over]/grid:bg-accent-soft group-data-[drop=over]/grid:text-accent-strong';
