import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'checked' | 'defaultChecked' | 'disabled' | 'onChange' | 'size' | 'aria-label'
> & {
  /** Its name. It is not drawn: the checkbox stands where its surroundings say what it is about. */
  label: string;
  /** mixed: some of what it stands for is checked. */
  state: 'checked' | 'mixed' | 'unchecked';
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
};

/** One of several to choose, or all of them. Its element is larger than its drawing, for fingers: 24 px, 44 on touch. */
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
