import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

const states = {
  normal:
    '[--focus-color:var(--color-focus)] border-border-control bg-surface text-text hover:border-border-control-hover',
  invalid:
    '[--focus-color:var(--color-critical)] border-critical bg-surface text-text shadow-[0_0_0_1px_var(--color-critical)]',
  readOnly: '[--focus-color:var(--color-focus)] border-border bg-surface-sunken text-text-muted',
  disabled:
    '[--focus-color:var(--color-focus)] cursor-not-allowed border-border bg-surface-sunken text-text-disabled forced-colors:border-[GrayText] forced-colors:text-[GrayText]',
};

const sizes = {
  sm: 'min-h-8 rounded-md text-sm max-sm:min-h-control-lg max-sm:text-[1rem]',
  md: 'min-h-control rounded-md text-base max-sm:min-h-control-lg max-sm:text-[1rem]',
  lg: 'min-h-control-lg rounded-md text-base max-sm:text-[1rem]',
  /** For a one-time code. */
  xl: 'min-h-14 rounded-md text-base',
};

export type ControlState = keyof typeof states;
export type ControlSize = keyof typeof sizes;

/**
 * On focus the border has the focus colour and a soft ring around it; an invalid control stays red. The transparent
 * outline is visible in forced-colors mode, which removes shadows.
 */
const focus =
  '[--ring:0_0_0_1px_var(--focus-color),0_0_0_4px_color-mix(in_oklab,var(--focus-color)_30%,transparent)] outline-offset-1 ' +
  'has-[:is(input,textarea):focus]:border-(color:--focus-color) has-[:is(input,textarea):focus]:shadow-(--ring) has-[:is(input,textarea):focus]:outline-2 has-[:is(input,textarea):focus]:outline-transparent ' +
  'focus-visible:border-(color:--focus-color) focus-visible:shadow-(--ring) focus-visible:outline-transparent ' +
  'data-open:border-(color:--focus-color) data-open:shadow-(--ring)';

/** Returns the classes of a control's box: inputs, selects, text areas. */
export function controlStyle({ size, state }: { size: ControlSize; state: ControlState }): string {
  return clsx(
    'relative flex w-full items-center gap-2 border px-3 text-start leading-5 pointer-coarse:min-h-control-lg',
    focus,
    states[state],
    sizes[size],
  );
}

/** Returns the control's state. A disabled or read-only control is never shown as invalid. */
export function getControlState(props: {
  disabledReason?: string | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
}): ControlState {
  if (props.disabledReason !== undefined) return 'disabled';
  if (props.readOnly) return 'readOnly';
  return props.error ? 'invalid' : 'normal';
}

/** Focuses the input on a click on the padding or an icon. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

type ControlBoxProps = ComponentProps<'div'> & { size: ControlSize; state: ControlState };

/** The bordered box around an input and its adornments. */
export function ControlBox({ size, state, className, ...rest }: ControlBoxProps) {
  return (
    <div
      role="presentation"
      onMouseDown={focusInput}
      {...rest}
      className={clsx(
        controlStyle({ size, state }),
        state !== 'disabled' && 'cursor-text has-[:autofill]:bg-accent-soft',
        className,
      )}
    />
  );
}

/**
 * Classes of the input inside the box. The inset shadow replaces the browser's autofill colour. Typed text has its own
 * direction (`dir="auto"`) but is aligned with the label; the placeholder has the page's direction.
 */
export const bareInput =
  'text-as-column placeholder-shown:[direction:inherit] w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-text-subtle aria-disabled:cursor-not-allowed aria-disabled:placeholder:text-text-disabled autofill:shadow-[inset_0_0_0_99rem_var(--color-accent-soft)] autofill:[-webkit-text-fill-color:var(--color-text)]';

/** An icon, a currency sign or a unit next to the input's text. A click on it focuses the input. */
export function InputAdornment({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      {...rest}
      className={clsx(
        'pointer-events-none flex-none text-sm whitespace-nowrap [&>svg]:size-4',
        className ?? 'text-text-subtle',
      )}
    />
  );
}

/** A small button inside the box, such as "Show password" or "Clear search". */
export function ControlButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      // Keeps the focus and the caret in the input.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className={clsx(
        '-my-1 -me-2 -outline-offset-2 grid size-8 flex-none place-items-center rounded-sm text-text-muted hover:bg-surface-active hover:text-text active:bg-border pointer-coarse:-my-px pointer-coarse:-me-3 pointer-coarse:size-control-lg [&>svg]:size-4',
        className,
      )}
    />
  );
}
