import { hashKey, type QueryKey, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { getSources } from '#contract/lists/lists.ts';
import type { RowPage } from '#contract/lists/pageCall.ts';
import { logFailure } from '../api/failure.ts';
import type { PageQueries } from '../queries/listQueries.ts';
import { LiveContext, useRemoteWriteCount } from '../live/useLive.ts';

/** Bounds the number of requests while others write much. */
const READ_DELAY_MS = 500;

type Rows = readonly { _id: string }[];

const hasSameRows = (rows: Rows, others: Rows) =>
  rows.length === others.length && rows.every(({ _id }, index) => _id === others[index]?._id);

/** Returns the newest page if it has the same rows, otherwise the shown one with the newest values of its rows. */
function updateValues<Row extends { _id: string }>(shown: RowPage<Row>, newest: RowPage<Row>): RowPage<Row> {
  const byId = new Map(newest.rows.map((row) => [row._id, row]));
  const rows = shown.rows.map((row) => byId.get(row._id) ?? row);
  const page = hasSameRows(shown.rows, newest.rows) ? newest : shown;
  // Rows that haven't changed aren't rendered again.
  return { ...page, rows: replaceEqualDeep(shown.rows, rows) };
}

type UpdateOptions<Row extends { _id: string }> = {
  queries: PageQueries<Row>;
  criteria: ListCriteria;
  /** Key of the page that is shown. */
  shownKey: QueryKey;
  /** `outdated`: others have written since the page was loaded. */
  status: 'current' | 'outdated';
};

/**
 * Shows changes by others in the rows of the page, such as the stock after a sale. Returns `moved` if rows would come,
 * go or move: those wait for the administrator.
 */
export function useUpdateInPlace<Row extends { _id: string }>({
  queries,
  criteria,
  shownKey,
  status,
}: UpdateOptions<Row>): 'inPlace' | 'moved' {
  const client = useQueryClient();
  const store = use(LiveContext);
  const writes = useRemoteWriteCount(...getSources(queries.list));
  const hash = hashKey(shownKey);
  const [compared, setCompared] = useState<{ hash: string; writes: number }>();
  if (compared && (status === 'current' || compared.hash !== hash)) setCompared(undefined);
  const [readCount, setReadCount] = useState(0);

  async function read(signal: AbortSignal) {
    const markAsRead = store?.startRead(queries.list);
    const shown = client.getQueryData<RowPage<Row>>(shownKey);
    try {
      const newest = await queries.readPage(client, criteria, signal);
      // A refetch or a write of this tab may have come first.
      if (!shown || signal.aborted || client.getQueryData(shownKey) !== shown) return;
      client.setQueryData(shownKey, updateValues(shown, newest));
      if (hasSameRows(shown.rows, newest.rows)) markAsRead?.(hash);
      else setCompared({ hash, writes });
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      setCompared({ hash, writes });
    } finally {
      if (!signal.aborted) setReadCount((count) => count + 1);
    }
  }
  const startRead = useEffectEvent(read);
  const isShown = hashKey(queries.page(criteria).queryKey) === hash;
  const isDue = status === 'outdated' && isShown && compared?.writes !== writes;
  useEffect(() => {
    if (!isDue) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void startRead(controller.signal), READ_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isDue, hash, readCount]);
  return compared ? 'moved' : 'inPlace';
}
