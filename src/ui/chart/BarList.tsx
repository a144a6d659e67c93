import { Anchor } from '../link/Link.tsx';

type BarRow = {
  id: string;
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
  /** Text below the value: '4 orders'. */
  note?: string | undefined;
  /** Makes the row a link. */
  href?: string | undefined;
};

type BarListProps = {
  /** Accessible name of the list. */
  label: string;
  rows: ReadonlyArray<BarRow>;
};

/** A bar chart of named values. Each row shows name and number as text. */
export function BarList({ label, rows }: BarListProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="-mx-2 grid">
      {rows.map((row) => (
        <li key={row.id}>
          <Bar row={row} share={max > 0 ? Math.max(0, row.value) / max : 0} />
        </li>
      ))}
    </ul>
  );
}

/** `share` is the length of the bar, from 0 to 1. */
function Bar({ row, share }: { row: BarRow; share: number }) {
  const content = (
    <>
      <bdi className="line-clamp-2 min-w-0 flex-1 text-sm wrap-anywhere" title={row.label}>
        {row.label}
      </bdi>
      <span className="flex flex-none flex-col items-end text-end tabular-nums print:flex-row print:items-baseline print:gap-2">
        <span translate="no" className="text-sm font-medium">
          {row.text}
        </span>
        {row.note && <span className="text-xs text-text-muted">{row.note}</span>}
      </span>
      <span aria-hidden="true" className="h-1.5 w-full rounded-full bg-surface-active forced-colors:border">
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </>
  );
  const style = 'flex flex-wrap items-start gap-x-4 gap-y-1.5 rounded-sm px-2 py-2 print:py-1';
  return row.href === undefined ? (
    <div className={style}>{content}</div>
  ) : (
    <Anchor href={row.href} className={`${style} hover:bg-surface-hover active:bg-surface-active`}>
      {content}
    </Anchor>
  );
}
