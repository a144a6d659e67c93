import type { CSSProperties } from 'react';

export type TableColumn = {
  /** One column at least goes without, and takes the rest. */
  width?: string | undefined;
  /** wide: hidden with its cells where the table is narrower than 60rem. @default 'always' */
  priority?: 'always' | 'wide' | undefined;
};

const tracks = (columns: readonly TableColumn[]) =>
  columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');

/** What head and rows are laid out by: each is a grid of its own, so that a row can be left out while nobody sees it. */
export const columnTracks = (columns: readonly TableColumn[]) =>
  ({
    '--columns': tracks(columns),
    '--columns-narrow': tracks(columns.filter(({ priority }) => priority !== 'wide')),
  }) as CSSProperties;
