/** The list that opens below a Select or a Combobox: as wide as its control, wider where its words need it. */
export const listboxPanel =
  'z-(--z-menu) grid w-max min-w-(--list-width) *:max-w-[max(28rem,var(--list-width))] animate-pop gap-px rounded-lg bg-surface-raised p-1 text-text shadow-raised outline-none [--anchor-max-height:22rem] forced-colors:border forced-colors:border-[ButtonBorder]';

/** The outline is transparent and comes to light in forced colours, where fills are gone. */
export const listboxOption =
  'flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-sm outline-2 -outline-offset-2 outline-none select-none data-focus:bg-surface-active data-focus:outline-transparent data-focus:outline-solid pointer-coarse:min-h-control-lg [&>svg]:size-4 [&>svg]:text-text-subtle not-data-selected:[&>svg]:invisible';

/** Where the list opens: below its control, or above it where there is more room. */
export const listboxAnchor = { to: 'bottom start', gap: 6, padding: 8 } as const;
