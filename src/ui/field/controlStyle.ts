import { clsx } from 'clsx';

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
  /** For a code alone. */
  xl: 'min-h-14 rounded-md text-base',
};

export type ControlState = keyof typeof states;
export type ControlSize = keyof typeof sizes;

/**
 * The edge turns to the focus colour, with a halo around it; an invalid control keeps its own colour in both. The outline is transparent and comes to light in forced colours, where shadows are gone.
 */
const focus =
  '[--ring:0_0_0_1px_var(--edge),0_0_0_4px_color-mix(in_oklab,var(--edge)_30%,transparent)] outline-offset-1 ' +
  'has-[:is(input,textarea):focus]:border-(color:--edge) has-[:is(input,textarea):focus]:shadow-(--ring) has-[:is(input,textarea):focus]:outline-2 has-[:is(input,textarea):focus]:outline-transparent ' +
  'focus-visible:border-(color:--edge) focus-visible:shadow-(--ring) focus-visible:outline-transparent ' +
  'data-open:border-(color:--edge) data-open:shadow-(--ring)';

/** The box that everything with a value of its own is drawn in: inputs, selects, text areas. */
export function controlStyle({ size, state }: { size: ControlSize; state: ControlState }): string {
  return clsx(
    'relative flex w-full items-center gap-2 border px-3 text-start leading-5 pointer-coarse:min-h-control-lg',
    focus,
    states[state],
    sizes[size],
  );
}

/** Which of its states a control is in. What can't be changed at all comes before what is wrong. */
export function getControlState(is: {
  disabledReason?: string | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
}): ControlState {
  if (is.disabledReason !== undefined) return 'blocked';
  if (is.readOnly) return 'readOnly';
  return is.error ? 'invalid' : 'normal';
}
