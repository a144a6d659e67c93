import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { countFacets, countOptions } from '#contract/lists/countOptions.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListRules, ListState } from '#features/list/listDefinition.ts';
import { sortIndices } from '#contract/lists/sortRows.ts';
import { filterRows } from '#contract/lists/filterRows.ts';
import { paginate } from '#features/list/listModel.ts';
import { logFailure } from '../api/failure.ts';
import { hasFailed } from '../queries/hasFailed.ts';

type AllRowsOptions<Row> = {
  list: ListRules<Row>;
  criteria: ListCriteria;
  /** A query that answers with every row. */
  query: UseQueryResult<readonly Row[]>;
  failureText: (error: unknown) => string;
};

const NO_ROWS: readonly never[] = [];

/** A source that holds all rows, and searches, filters, sorts and pages here. Each step runs only when its part changes. */
export function useAllRows<Row>({ list, criteria, query, failureText }: AllRowsOptions<Row>) {
  const { search, sort, page, pageSize } = criteria;
  const { data, error } = query;
  const rows: readonly Row[] = data ?? NO_ROWS;
  const column = sort?.column;
  const direction = sort?.direction;
  const indices = useMemo(
    () => sortIndices(list, rows, column && direction ? { column, direction } : undefined),
    [list, rows, column, direction],
  );
  // By its text: another page must not search again.
  const filterText = new URLSearchParams(criteria.filters).toString();
  const matchingRows = useMemo(() => {
    const filters = Object.fromEntries(new URLSearchParams(filterText));
    return filterRows(list, rows, indices, { search, filters });
  }, [list, rows, indices, search, filterText]);
  const failed = hasFailed(query);
  const state = useMemo((): ListState<Row> => {
    if (data) return paginate(matchingRows, { page, pageSize }, data.length);
    return failed ? { status: 'failed', text: failureText(error) } : { status: 'loading' };
  }, [data, matchingRows, page, pageSize, error, failed, failureText]);
  const optionCounts = useMemo(() => data && countOptions(list, data), [list, data]);
  const facetCounts = useMemo(() => {
    const filters = Object.fromEntries(new URLSearchParams(filterText));
    return (data && countFacets(list, data, { search, filters })) ?? optionCounts;
  }, [list, data, search, filterText, optionCounts]);
  return { state, matchingRows, optionCounts, facetCounts };
}

/** Logs each failure once, and tells of it. */
export function useFailureNotice(error: unknown, tell: (error: unknown) => void) {
  const onFailure = useEffectEvent(tell);
  useEffect(() => {
    if (!error) return;
    logFailure(error);
    onFailure(error);
  }, [error]);
}
