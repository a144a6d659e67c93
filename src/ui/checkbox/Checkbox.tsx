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
      className={clsx(style, className)}
    />
  );
}

const style =
  'group inline-grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-sm select-none pointer-coarse:size-control-lg ' +
  'before:size-4 before:rounded-xs before:border before:border-border-control before:bg-surface before:[grid-area:1/1] hover:before:border-border-control-hover ' +
  'checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent checked:hover:before:bg-accent-hover indeterminate:hover:before:bg-accent-hover ' +
  'after:hidden after:size-3 after:bg-on-accent after:[grid-area:1/1] after:[mask:var(--drawing)_center/100%_100%_no-repeat] checked:after:block indeterminate:after:block ' +
  'icon-check indeterminate:icon-minus forced-colors:before:border-[ButtonBorder] forced-colors:checked:before:bg-[SelectedItem] forced-colors:indeterminate:before:bg-[SelectedItem] forced-colors:after:bg-[SelectedItemText] forced-colors:before:forced-color-adjust-none forced-colors:after:forced-color-adjust-none';
