import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** What stands beside an input's text: an icon, a currency sign, a unit. Presses go through it to the input. */
export function ControlSide({ className, ...rest }: ComponentProps<'span'>) {
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
        '-my-1 -me-2 -outline-offset-2 grid size-8 flex-none place-items-center rounded-sm text-text-muted transition-[color,background-color] duration-(--duration-fast) hover:bg-surface-active hover:text-text active:bg-border pointer-coarse:-my-px pointer-coarse:-me-3 pointer-coarse:size-control-lg [&>svg]:size-4',
        className,
      )}
    />
  );
}
