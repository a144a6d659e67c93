import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { toInstantRange } from '#contract/lists/ranges.ts';
import type { ListParams } from '#features/list/listParams.ts';

/**
 * Returns the criteria by which rows are found, whoever finds them: the days of the address become instants, by the store's time
 * zone or, where that is not known, the browser's. Criteria without days stay the same object.
 */
export function toRowCriteria(
  { filters }: Pick<ListParams, 'filters'>,
  criteria: ListCriteria,
  timeZone: string | undefined,
): ListCriteria {
  const instants = filters.flatMap(({ param, range }): [string, string][] => {
    const days = range === 'days' ? criteria.filters[param] : undefined;
    return days === undefined ? [] : [[param, toInstantRange(days, timeZone)]];
  });
  if (instants.length === 0) return criteria;
  return { ...criteria, filters: { ...criteria.filters, ...Object.fromEntries(instants) } };
}
