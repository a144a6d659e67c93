import { countFilters } from '#features/dashboard/todoModel.ts';
import type { ListQueries } from './listQueries.ts';

/** The page that counts the tasks of a list. */
export const getCountPage = <Row extends { _id: string }>(queries: ListQueries<Row>) =>
  queries.page({ search: '', filters: countFilters[queries.list], page: 1, pageSize: 1 });
