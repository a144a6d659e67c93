import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

type Removal = {
  /** Accessible name of the remove button: "Remove India". */
  removeLabel: string;
  onRemove: () => void;
};

/** With `onRemove`, the chip has a remove button. */
type ChipProps = ComponentProps<'span'> & (Removal | { [K in keyof Removal]?: undefined });

/** One of several chosen values, usually removable. */
export function Chip({ removeLabel, onRemove, className, children, ...rest }: ChipProps) {
  return (
    <span
      {...rest}
      className={clsx(
        'inline-flex min-h-6.5 max-w-full items-center gap-0.5 rounded-sm bg-surface-sunken text-xs font-medium text-text inset-ring inset-ring-border pointer-coarse:min-h-control-lg forced-colors:border',
        onRemove ? 'ps-2' : 'px-2',
        className,
      )}
    >
      <span dir="auto" className="min-w-0 py-1 wrap-anywhere">
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-outline-offset-2 grid size-6.5 flex-none place-items-center rounded-sm text-text-subtle hover:text-text pointer-coarse:size-control-lg"
        >
          <X className="size-3 stroke-[2.25]" />
        </button>
      )}
    </span>
  );
}
