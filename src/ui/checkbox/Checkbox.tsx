import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'size' | 'aria-label'
> & {
  /** Accessible name, not visible. */
  label: string;
  /** `mixed` if some of the rows are checked. */
  state: 'checked' | 'mixed' | 'unchecked';
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
};

/** Selects a row, or all rows. The click target is larger than the box: 24 px, 44 px on touch screens. */
export function Checkbox({ label, state, onChange, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed';
  }, [state]);
  return (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      aria-label={label}
      checked={state === 'checked'}
      onChange={(event) => onChange(event.currentTarget.checked, event)}
      className={clsx('checkbox', className)}
    />
  );
}
