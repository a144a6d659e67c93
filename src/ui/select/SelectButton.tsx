import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type ControlSize, type ControlState, controlStyle } from '../field/controlStyle.ts';
import type { FieldAriaProps } from '../field/fieldProps.ts';
import { ChevronDown } from 'lucide-react';

export type SelectButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'autoFocus'> & {
  /** Goes last: Headless UI writes its own, empty descriptions over those that it is given. */
  ariaProps: FieldAriaProps;
  size: ControlSize;
  state: ControlState;
  /** `empty`: nothing is chosen yet, and the words are the placeholder. */
  content: 'selected' | 'empty';
};

/** The box of a select. */
export function SelectButton({
  ariaProps,
  size,
  state,
  content,
  children,
  className,
  ...rest
}: SelectButtonProps) {
  const subtle = state !== 'blocked' && 'text-text-subtle';
  return (
    <button
      aria-haspopup="listbox"
      aria-expanded={false}
      {...rest}
      {...ariaProps}
      type="button"
      className={clsx(controlStyle({ size, state }), 'justify-between', className)}
    >
      <span className={clsx('truncate', content === 'empty' && subtle)}>{children}</span>
      <ChevronDown className={clsx('-me-0.5 size-4', subtle)} />
    </button>
  );
}
