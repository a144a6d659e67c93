import { type Ref, use, useEffect, useEffectEvent, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { LetterKeysContext } from '../keyboard/letterKeys.ts';
import { isInToolbar } from './filterModel.ts';
import type {
  ChoiceFilter,
  ListFilter,
  ListMessages,
  OnCriteriaChange,
  RowSource,
} from './listDefinition.ts';
import { createSearchText, getLastSearch, receiveSearch, sendSearch } from './searchText.ts';

/** A search in memory is as fast as typing; one on the server starts after a short pause. */
const searchDelays: Record<RowSource, number> = { memory: 0, server: 150 };

/** State of the search box. Calls `onSearch` after a pause in typing. A search from elsewhere replaces the text. */
function useDebouncedSearch(search: string, delay: number, onSearch: (text: string) => void) {
  const [state, setState] = useState(() => createSearchText(search));
  const received = receiveSearch(state, search);
  if (received !== state) setState(received);

  const searchNow = useEffectEvent((text: string) => {
    if (text === getLastSearch(state)) return;
    setState((current) => sendSearch(current, text));
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchNow(state.text), delay);
    return () => clearTimeout(timer);
  }, [state.text, delay]);

  return {
    text: state.text,
    setText(text: string) {
      const isImmediate = text === '' || delay === 0;
      setState({ ...(isImmediate ? sendSearch(state, text) : state), text });
      if (isImmediate) onSearch(text);
    },
    /** Searches immediately. */
    flush() {
      if (state.text === getLastSearch(state)) return;
      setState(sendSearch(state, state.text));
      onSearch(state.text);
    },
  };
}

type ToolProps = { onChange: OnCriteriaChange; disabledReason: string | undefined };

type ListSearchProps = ToolProps & {
  messages: ListMessages;
  search: string;
  source: RowSource;
  ref: Ref<HTMLInputElement>;
};

/** The search box. Searches at once or after a short pause, on Enter, and on blur. */
export function ListSearch({ messages, search, source, onChange, disabledReason, ref }: ListSearchProps) {
  const { text, setText, flush } = useDebouncedSearch(search, searchDelays[source], (next) =>
    onChange({ search: next }),
  );
  return (
    <SearchField
      ref={ref}
      label={messages.search}
      labelMode="hidden"
      placeholder={messages.searchPlaceholder}
      clearLabel={messages.clearSearch}
      value={text}
      onChange={setText}
      onBlur={flush}
      onKeyDown={({ key }) => key === 'Enter' && flush()}
      aria-keyshortcuts={use(LetterKeysContext) === 'on' ? '/' : undefined}
      disabledReason={disabledReason}
    />
  );
}

type ListFilterSelectProps = ToolProps & {
  filter: ChoiceFilter;
  selected: string | undefined;
};

function ListFilterSelect(props: ListFilterSelectProps) {
  const { param, label, options } = props.filter;
  const [all] = options;
  return (
    <Select
      label={label}
      labelMode="hidden"
      options={options}
      value={props.selected ?? all.value}
      onChange={(value) => props.onChange({ filters: { [param]: value === all.value ? undefined : value } })}
      disabledReason={props.disabledReason}
    />
  );
}

type ListFiltersProps = ToolProps & {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
};

/** The filters of the toolbar. */
export const ListFilters = ({ filters, criteria, ...toolProps }: ListFiltersProps) =>
  filters.map(
    (filter) =>
      filter.options &&
      isInToolbar(filter) && (
        <ListFilterSelect
          key={filter.param}
          filter={filter}
          selected={criteria.filters[filter.param]}
          {...toolProps}
        />
      ),
  );
