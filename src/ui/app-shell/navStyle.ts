/** What an entry of the sidebar looks like, whether it leads somewhere or unfolds. Entries of a group are quieter. */
export const navEntry =
  'flex min-h-8.5 w-full items-center gap-2.5 rounded-md px-2.5 text-start text-sm font-medium text-text-muted -outline-offset-2 transition-[color,background-color] duration-(--duration-fast) ' +
  'hover:bg-surface-active hover:text-text pointer-coarse:min-h-control-lg [&>svg]:size-4 [&>svg]:text-text-subtle ' +
  'aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-control aria-[current]:ring-1 aria-[current]:ring-border aria-[current]:[&>svg]:text-accent forced-colors:aria-[current]:outline-1 ' +
  'in-data-nav-group:min-h-8 in-data-nav-group:not-aria-[current]:font-regular';
