import { countFilters } from '#features/dashboard/todoModel.ts';
import type { ListQueries } from './listQueries.ts';

/** The page that counts the rows with these filters. By default, it counts the tasks of the list. */
export const getCountPage = <Row extends { _id: string }>(
  queries: ListQueries<Row>,
  filters = countFilters[queries.list],
) => queries.page({ search: '', filters, page: 1, pageSize: 1 });
