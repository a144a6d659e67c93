import { useWords } from '#features/words/useWords.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Check, Pencil, Star, Trash } from 'lucide-react';

export type SavedViewRowProps = {
  name: string;
  /** first: the list is entered with it. */
  place: 'first' | 'later';
  /** Whether the list looks like this. */
  shown: 'now' | 'notNow';
  /** wanted: its button takes the focus. */
  focus: 'wanted' | 'elsewhere';
  onApply: () => void;
  onToggleFirst: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** A saved view: its name shows it. */
export const SavedViewRow = ({ name, place, shown, focus, ...on }: SavedViewRowProps) => {
  const { viewCopy: copy } = useWords('listTools');
  return (
    <li className="flex flex-wrap items-center">
      <button
        type="button"
        ref={focus === 'wanted' ? takeFocus : undefined}
        aria-current={shown === 'now' || undefined}
        onClick={on.onApply}
        className="flex min-h-8 min-w-0 flex-[1_1_8rem] flex-wrap items-center gap-2 rounded-sm px-2 py-1 text-start text-sm hover:bg-surface-active aria-current:font-medium pointer-coarse:min-h-control-lg [&>svg]:size-4"
      >
        {shown === 'now' && <Check />}
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        {place === 'first' && <Badge>{copy.first}</Badge>}
      </button>
      <span className="ms-auto flex">
        <IconButton
          size="sm"
          icon={<Star />}
          label={copy.makeFirst(name)}
          aria-pressed={place === 'first'}
          onClick={on.onToggleFirst}
          className="aria-pressed:text-accent"
        />
        <IconButton size="sm" icon={<Pencil />} label={copy.rename(name)} onClick={on.onRename} />
        <IconButton
          size="sm"
          tone="critical"
          icon={<Trash />}
          label={copy.delete(name)}
          onClick={on.onDelete}
        />
      </span>
    </li>
  );
};

/** Made once: React calls a ref that stays the same only when its element comes and goes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
