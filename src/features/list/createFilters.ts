import { getFilterOptions, type ListRules, type RowFilter } from '#contract/lists/listRules.ts';
import type { MoneyScreen } from '#features/format/formatMoney.ts';
import type { ListFilter } from './listDefinition.ts';

type OptionLabels = Readonly<Record<string, string>>;

/** Messages of a filter. `all` is the option that matches every row; `tabs` names options outside the filter. */
type FilterMessages = { label: string; all?: string; options?: OptionLabels; tabs?: OptionLabels };

type FiltersOptions<FilterName extends string> = {
  messages: Readonly<Record<NoInfer<FilterName>, FilterMessages>>;
  /** Default label of the option that matches every row. */
  defaultAllLabel: string;
  /** The filter shown as a select in the toolbar, if any; the others are in the panel. */
  toolbar?: NoInfer<FilterName> | undefined;
  screen: MoneyScreen;
};

/** The value of the option that matches every row. */
export const ANY = 'any';

/** Creates the filters of a list from its rules and messages. */
export const createFilters = <FilterName extends string>(
  { filterBy }: Pick<ListRules<never, string, FilterName>, 'filterBy'>,
  { messages, defaultAllLabel, toolbar, screen }: FiltersOptions<FilterName>,
): ListFilter[] =>
  Object.entries<RowFilter<never>>(filterBy).map(([param, filter]): ListFilter => {
    const { label, all = defaultAllLabel, options: labels = {}, tabs } = messages[param as FilterName];
    const values = getFilterOptions(filter);
    if (values)
      return {
        param,
        label,
        placement: param === toolbar ? 'toolbar' : 'panel',
        options: [
          { value: ANY, label: all },
          ...values.map((value) => ({ value, label: labels[value] ?? value, tabLabel: tabs?.[value] })),
        ],
      };
    if (filter.kind !== 'range') return { param, label };
    if (filter.valueType === 'time') return { param, label, range: 'days' };
    return filter.valueType === 'money'
      ? { param, label, range: 'money', screen }
      : { param, label, range: 'count' };
  });
