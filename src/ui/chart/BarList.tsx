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

/** A bar chart of named values. Each row shows name and number as text, in a narrow list above its bar. */
export function BarList({ label, rows }: BarListProps) {
  const max = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <div className="@container">
      <ul
        aria-label={label}
        className="-mx-2 grid grid-cols-[minmax(0,1fr)_auto] @min-[25rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
      >
        {rows.map((row) => (
          <li key={row.id} className="col-span-full grid grid-cols-subgrid">
            <Bar row={row} share={max > 0 ? Math.max(0, row.value) / max : 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `share` is the length of the bar, from 0 to 1. */
function Bar({ row, share }: { row: BarRow; share: number }) {
  const content = (
    <>
      <bdi className="line-clamp-2 min-w-0 text-sm wrap-anywhere" title={row.label}>
        {row.label}
      </bdi>
      <span
        aria-hidden="true"
        className="h-1.5 rounded-full bg-surface-active forced-colors:border @max-[25rem]:order-last @max-[25rem]:col-span-full"
      >
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="flex flex-wrap items-baseline justify-end gap-x-2 text-end tabular-nums @min-[25rem]:contents">
        <span translate="no" className="text-sm font-medium">
          {row.text}
        </span>
        {row.note && <span className="text-xs text-text-muted">{row.note}</span>}
      </span>
    </>
  );
  const style =
    'col-span-full grid grid-cols-subgrid content-center items-center gap-x-3 gap-y-1 rounded-sm px-2 py-2 @max-[25rem]:py-1 pointer-coarse:min-h-control-lg print:py-1';
  return row.href === undefined ? (
    <div className={style}>{content}</div>
  ) : (
    <Anchor href={row.href} className={`${style} hover:bg-surface-hover active:bg-surface-active`}>
      {content}
    </Anchor>
  );
}
