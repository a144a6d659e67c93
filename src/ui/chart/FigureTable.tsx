import { Link } from '../link/Link.tsx';

type FigureRow = { id: string; label: string; href?: string | undefined; cells: readonly string[] };

export type FigureTableProps = {
  caption: string;
  /** Header of the row labels, then of each cell. */
  headers: Readonly<[string, ...string[]]>;
  rows: ReadonlyArray<FigureRow>;
  /** `screenReaderOnly` next to a chart with the same values. @default 'visible' */
  visibility?: 'visible' | 'screenReaderOnly' | undefined;
};

const cell = 'py-1.5 ps-4 text-end font-normal tabular-nums';

/** Figures of a chart in a table. Scrolls horizontally if it is too wide. */
export const FigureTable = ({
  caption,
  headers: [first, ...others],
  rows,
  visibility = 'visible',
}: FigureTableProps) => (
  <div className={visibility === 'screenReaderOnly' ? 'sr-only' : 'overflow-x-auto'}>
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border text-text-muted">
          <th scope="col" className="py-1.5 text-start font-medium">
            {first}
          </th>
          {others.map((header) => (
            <th key={header} scope="col" className={`${cell} font-medium!`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, href, cells }) => (
          <tr key={id} className="border-b border-border-subtle last:border-0">
            <th scope="row" className="min-w-32 py-1.5 text-start font-normal wrap-anywhere">
              {href === undefined ? <bdi>{label}</bdi> : <Link href={href}>{label}</Link>}
            </th>
            {cells.map((text, index) => (
              <td key={others[index]} translate="no" className={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
