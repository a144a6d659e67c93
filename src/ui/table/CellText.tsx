import type { ReactNode } from 'react';

export type CellTextProps = {
  /** The second, quieter line. A card leaves it out. */
  detail?: string | undefined;
  children: ReactNode;
};

/** The two lines of a cell, each cut where the column ends; in a card the first has two. */
export const CellText = ({ detail, children }: CellTextProps) => (
  <>
    <span className="block truncate font-medium text-text cards:line-clamp-2 cards:whitespace-normal">
      {children}
    </span>
    {detail && (
      <bdi
        title={detail}
        className="block truncate text-xs leading-4.5 text-text-subtle text-as-column cards:hidden"
      >
        {detail}
      </bdi>
    )}
  </>
);
