/** The list that opens below a Select or a Combobox: as wide as its control, wider where its words need it. */
export const listboxPanel =
  'absolute z-(--z-popover) in-data-dialog:fixed in-data-dialog:z-(--z-dialog) grid w-max min-w-(--list-width) max-w-[min(28rem,calc(100vw-1rem))] animate-pop gap-px rounded-lg bg-surface-raised p-1 text-text shadow-raised outline-none max-h-88 overflow-auto forced-colors:border forced-colors:border-[ButtonBorder]';

/** The outline is transparent and comes to light in forced colours, where fills are gone. */
export const listboxOption =
  'flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1.5 text-sm outline-2 -outline-offset-2 outline-none select-none data-focus:bg-surface-active data-focus:outline-transparent data-focus:outline-solid pointer-coarse:min-h-control-lg [&>.icon]:size-4 [&>.icon]:text-text-subtle not-data-selected:[&>.icon]:invisible';
