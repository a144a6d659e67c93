import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import type { Sort } from '#contract/lists/listCriteria.ts';
import type { ListDefinition, OnCriteriaChange } from './listDefinition.ts';
import { nextSort } from './listModel.ts';

export type ListHeaderProps<Row, Actions> = {
  list: ListDefinition<Row, Actions>;
  sort: Sort | undefined;
  onChange: OnCriteriaChange;
};

/** The columns' names; those that can be sorted are buttons. */
export function ListHeader<Row, Actions>({ list, sort, onChange }: ListHeaderProps<Row, Actions>) {
  return list.columns.map(({ id, header, align, hiddenBelow, fixed }) => {
    const common = { align, hiddenBelow, className: fixed === 'last' ? 'print:hidden' : undefined };
    if (!Object.hasOwn(list.sortBy, id))
      return (
        <HeaderCell key={id} {...common}>
          {header}
        </HeaderCell>
      );
    return (
      <HeaderCell
        key={id}
        {...common}
        sort={sort?.column === id ? sort.direction : 'none'}
        onSort={() => onChange({ sort: nextSort(sort, id) })}
      >
        {header}
      </HeaderCell>
    );
  });
}
