import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListRules } from './listDefinition.ts';

export const defaultCriteria = ({ defaultPageSize }: Pick<ListRules<never>, 'defaultPageSize'>) =>
  ({ search: '', filters: {}, page: 1, pageSize: defaultPageSize }) satisfies ListCriteria;
