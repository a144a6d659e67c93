import { Anchor } from '../link/Anchor.tsx';

export type CellTextProps = {
  children: string;
  /** Where it leads. */
  href?: string | undefined;
  /** The second, quieter line. A card leaves it out. */
  detail?: string | undefined;
};

/** The two lines of a cell, each cut where the column ends; in a card the first has two. */
export const CellText = ({ children, href, detail }: CellTextProps) => (
  <>
    {href === undefined ? (
      <bdi title={children} className="tbl-text">
        {children}
      </bdi>
    ) : (
      <Anchor href={href} title={children} dir="auto" className="tbl-text">
        {children}
      </Anchor>
    )}
    {detail && (
      <bdi title={detail} className="tbl-detail cards:hidden">
        {detail}
      </bdi>
    )}
  </>
);
