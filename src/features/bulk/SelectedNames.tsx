import type { SelectableRow } from '#features/list/selection.ts';
import { useWords } from '#features/words/useWords.ts';

const NAMED_ROWS = 5;

/** Names the rows that an action is about: five, then how many more there are. */
export function SelectedNames({ rows }: { rows: readonly SelectableRow[] }) {
  const { bulkCopy: copy } = useWords('listTools');
  const more = rows.length - NAMED_ROWS;
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {rows.slice(0, NAMED_ROWS).map((row) => (
        <li key={row.id} className="line-clamp-2">
          <RowName {...row} />
        </li>
      ))}
      {more > 0 && <li>{copy.andMore(more)}</li>}
    </ul>
  );
}

/** Draws the name of a row and what tells it from others of that name. */
export const RowName = ({ name, detail }: SelectableRow) => (
  <>
    <bdi className="font-medium text-text">{name}</bdi>
    {detail !== undefined && (
      <>
        {' '}
        <span className="text-text-muted">{`· ${detail}`}</span>
      </>
    )}
  </>
);
