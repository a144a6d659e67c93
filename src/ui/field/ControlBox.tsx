import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { type ControlSize, type ControlState, controlStyle } from './controlStyle.ts';

/** A press beside the text, on an icon or on the padding, is a press on the input. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}

type ControlBoxProps = ComponentProps<'div'> & { size: ControlSize; state: ControlState };

/** The drawn edge around an input and what stands beside it. */
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
 * The input inside the box, which has no looks of its own. The shadow covers the browser's own autofill colour. What is typed has
 * its own direction (`dir="auto"`) and begins where the label does; an empty field has the page's, for its placeholder.
 */
export const bareInput =
  'text-as-column placeholder-shown:[direction:inherit] w-full min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-text-subtle aria-disabled:cursor-not-allowed aria-disabled:placeholder:text-text-disabled autofill:shadow-[inset_0_0_0_99rem_var(--color-accent-soft)] autofill:[-webkit-text-fill-color:var(--color-text)]';

/** What stands beside an input's text: an icon, a currency sign, a unit. Presses go through it to the input. */
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

/** A small button inside a control's box: show the password, clear the search. */
export function ControlButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      // The focus, and the caret with it, stays in the input.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className={clsx(
        '-my-1 -me-2 -outline-offset-2 grid size-8 flex-none place-items-center rounded-sm text-text-muted hover:bg-surface-active hover:text-text active:bg-border pointer-coarse:-my-px pointer-coarse:-me-3 pointer-coarse:size-control-lg [&>svg]:size-4',
        className,
      )}
    />
  );
}
