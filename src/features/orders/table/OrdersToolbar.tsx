import { memo, type Ref, useCallback } from 'react';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { statusLabels } from '../orderCopy.ts';
import { ordersCopy as copy } from './ordersCopy.ts';
import { type Criteria, lookingFor, type OnCriteria, STATUS_FILTERS } from './ordersModel.ts';

type ToolProps<Name extends keyof Criteria> = Pick<Criteria, Name> & {
  onCriteria: OnCriteria;
  disabledReason: string | undefined;
};

const labels = { all: copy.allStatuses, ...statusLabels };
const statuses = STATUS_FILTERS.map((value) => ({ value, label: labels[value] }));

// Each is drawn anew only when its own value changes: they take as long as several rows.

export const OrderSearch = memo(function OrderSearch({
  search,
  onCriteria,
  disabledReason,
  ref,
}: ToolProps<'search'> & { ref: Ref<HTMLInputElement> }) {
  return (
    <SearchField
      ref={ref}
      label={copy.search}
      labelMode="hidden"
      placeholder={copy.searchPlaceholder}
      clearLabel={copy.clearSearch}
      value={search}
      onChange={(next) => onCriteria(lookingFor({ search: next }))}
      disabledReason={disabledReason}
    />
  );
});

export const StatusFilter = memo(function StatusFilter({
  status,
  onCriteria,
  disabledReason,
}: ToolProps<'status'>) {
  const choose = useCallback(
    (next: Criteria['status']) => onCriteria(lookingFor({ status: next })),
    [onCriteria],
  );
  return (
    <Select
      label={copy.status}
      labelMode="hidden"
      options={statuses}
      value={status}
      onChange={choose}
      disabledReason={disabledReason}
    />
  );
});
