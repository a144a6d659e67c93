import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';

const states = {
  normal:
    '[--edge:var(--color-focus)] border-border-control bg-surface text-text hover:border-border-control-hover',
  invalid:
    '[--edge:var(--color-critical)] border-critical bg-surface text-text shadow-[0_0_0_1px_var(--color-critical)]',
  readOnly: '[--edge:var(--color-focus)] border-border bg-surface-sunken text-text-muted',
  blocked:
    '[--edge:var(--color-focus)] cursor-not-allowed border-border bg-surface-sunken text-text-disabled forced-colors:border-[GrayText] forced-colors:text-[GrayText]',
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
 * On focus the border takes the focus colour and a halo; an invalid control stays red. The transparent outline
 * shows in forced colours, which remove shadows.
 */
const focus =
  '[--ring:0_0_0_1px_var(--edge),0_0_0_4px_color-mix(in_oklab,var(--edge)_30%,transparent)] outline-offset-1 ' +
  'has-[:is(input,textarea):focus]:border-(color:--edge) has-[:is(input,textarea):focus]:shadow-(--ring) has-[:is(input,textarea):focus]:outline-2 has-[:is(input,textarea):focus]:outline-transparent ' +
  'focus-visible:border-(color:--edge) focus-visible:shadow-(--ring) focus-visible:outline-transparent ' +
  'data-open:border-(color:--edge) data-open:shadow-(--ring)';

/** Returns the classes of a control's box: inputs, selects, text areas. */
export function controlStyle({ size, state }: { size: ControlSize; state: ControlState }): string {
  return clsx(
    'relative flex w-full items-center gap-2 border px-3 text-start leading-5 pointer-coarse:min-h-control-lg',
    focus,
    states[state],
    sizes[size],
  );
}

/** Returns the control's state. Disabled and read-only come before invalid. */
export function getControlState(is: {
  disabledReason?: string | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
}): ControlState {
  if (is.disabledReason !== undefined) return 'blocked';
  if (is.readOnly) return 'readOnly';
  return is.error ? 'invalid' : 'normal';
}

/** A press on an icon or the padding focuses the input. */
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
        state !== 'blocked' && 'cursor-text has-[:autofill]:bg-accent-soft',
        className,
      )}
    />
  );
}

/**
 * Classes of the input inside the box. The shadow covers the browser's autofill colour. Typed text has its own
 * direction (`dir="auto"`) but starts where the label does; the placeholder has the page's direction.
 */
export const bareInput =
  'text-as-column placeholder-shown:[direction:inherit] w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-text-subtle aria-disabled:cursor-not-allowed aria-disabled:placeholder:text-text-disabled autofill:shadow-[inset_0_0_0_99rem_var(--color-accent-soft)] autofill:[-webkit-text-fill-color:var(--color-text)]';

/** An icon, a currency sign or a unit next to the input's text. Presses go through to the input. */
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
