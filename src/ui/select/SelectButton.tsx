import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlSize, type ControlState, controlStyle } from '../field/controlStyle.ts';
import type { FieldWiring } from '../field/fieldWiring.ts';
import { Spinner } from '../spinner/Spinner.tsx';

export type SelectButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'autoFocus'> & {
  /** Goes last: Headless UI writes its own, empty descriptions over those that it is given. */
  wiring: FieldWiring;
  size: ControlSize;
  state: ControlState;
};

/** The closed select. */
export function SelectButton({ wiring, size, state, children, className, ...rest }: SelectButtonProps) {
  return (
    <button
      aria-haspopup="listbox"
      aria-expanded={false}
      {...rest}
      {...wiring}
      type="button"
      className={clsx(controlStyle({ size, state }), 'justify-between aria-busy:cursor-progress', className)}
    >
      <span className="truncate in-data-empty:not-in-aria-disabled:text-text-subtle">{children}</span>
      {rest['aria-busy'] ? (
        <Spinner className="-me-0.5 text-text-subtle" />
      ) : (
        <ChevronDown className="-me-0.5 size-4 not-in-aria-disabled:text-text-subtle" />
      )}
    </button>
  );
}
