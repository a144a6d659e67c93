import { type ReactNode, type Ref, useRef } from 'react';
import { TableCard, type TableCardProps } from '#ui/table/TableCard.tsx';
import { isInPanel } from './filterText.ts';
import { formatListCount } from './formatListCount.ts';
import { ListFiltersButton } from './ListFiltersButton.tsx';
import { ListSubheader, type ListSubheaderProps } from './ListSubheader.tsx';
import { ListFilters, ListSearch } from './ListToolbar.tsx';

export type ListFrameProps<Row, Actions> = Pick<
  ListSubheaderProps<Row, Actions>,
  'list' | 'state' | 'criteria' | 'facetCounts' | 'onChange'
> &
  Pick<TableCardProps, 'note' | 'news' | 'footer'> & {
    search: Ref<HTMLInputElement>;
    /** Buttons for the whole list, after search and filter. */
    tools?: ReactNode;
    children: ReactNode;
  };

/** The card around a list's rows: its title, and everything above the rows that says which they are. */
export function ListFrame<Row, Actions>({ search, children, ...props }: ListFrameProps<Row, Actions>) {
  const { list, state, criteria, facetCounts, onChange, note, tools, ...card } = props;
  const filtersButton = useRef<HTMLButtonElement>(null);
  const { filters, texts } = list;
  const count = formatListCount(list, state, criteria);
  const disabledReason = state.status === 'loading' ? texts.notYet : undefined;
  const tool = { criteria, disabledReason, onChange };
  return (
    <TableCard
      {...card}
      narrowForm="cards"
      title={texts.title}
      count={count}
      note={state.status === 'loading' && note !== undefined ? null : note}
      status={state.status === 'loading' ? 'loading' : 'ready'}
      search={<ListSearch {...{ texts, disabledReason, onChange }} search={criteria.search} ref={search} />}
      filter={filters.length > 0 && <ListFilters filters={filters} {...tool} />}
      actions={
        <>
          {filters.some(isInPanel) && (
            <ListFiltersButton {...{ filters, facetCounts, count }} {...tool} ref={filtersButton} />
          )}
          {tools}
        </>
      }
      subheader={
        <ListSubheader
          {...{ list, state, facetCounts }}
          {...tool}
          onRemoved={() => filtersButton.current?.focus()}
        />
      }
    >
      {children}
    </TableCard>
  );
}
