import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListState } from '#features/list/listDefinition.ts';
import { type RowPage, toPageState } from '#features/list/rowPage.ts';
import { hasFailed } from '../queries/hasFailed.ts';

type PagedRowsOptions<Row> = {
  criteria: ListCriteria;
  /** A query that answers with the page that the criteria name. */
  query: UseQueryResult<RowPage<Row>>;
  queryKey: QueryKey;
  failureText: (error: unknown) => string;
};

/**
 * A source that has one page at a time. The former page stays while the next one comes, and where it can't be had: then it
 * is as with a list that could not be asked for again.
 */
export function usePagedRows<Row>({ criteria, query, queryKey, failureText }: PagedRowsOptions<Row>) {
  const { data, error } = query;
  const { page, pageSize } = criteria;
  const [former, setFormer] = useState<{ answer: RowPage<Row>; pageSize: number; queryKey: QueryKey }>();
  if (data && former?.answer !== data) setFormer({ answer: data, pageSize, queryKey });
  const failed = hasFailed(query);
  const isPending = !data && query.fetchStatus === 'fetching';
  const shown = useMemo(() => (data ? { answer: data, pageSize } : former), [data, pageSize, former]);
  const state = useMemo((): ListState<Row> => {
    if (!shown) return failed ? { status: 'failed', text: failureText(error) } : { status: 'loading' };
    const pendingPage = isPending ? page : undefined;
    return toPageState(shown.answer, { pageSize: shown.pageSize, pendingPage });
  }, [shown, failed, isPending, page, error, failureText]);
  return { state, answer: shown?.answer, shownKey: data ? queryKey : (former?.queryKey ?? queryKey) };
}
