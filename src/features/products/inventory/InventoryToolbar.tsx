import { memo, type Ref, useCallback } from 'react';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { categoryLabels, inventoryCopy as copy } from './inventoryCopy.ts';
import { type Criteria, FILTER_CATEGORIES, type OnCriteria } from './inventoryModel.ts';

type ToolProps<Name extends keyof Criteria> = Pick<Criteria, Name> & {
  onCriteria: OnCriteria;
  disabledReason: string | undefined;
};

const categories = FILTER_CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }));

// Each is drawn anew only when its own value changes: they take as long as several rows.

export const ProductSearch = memo(function ProductSearch({
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
      onChange={(next) => onCriteria({ search: next })}
      disabledReason={disabledReason}
    />
  );
});

export const CategoryFilter = memo(function CategoryFilter({
  category,
  onCriteria,
  disabledReason,
}: ToolProps<'category'>) {
  const choose = useCallback((next: Criteria['category']) => onCriteria({ category: next }), [onCriteria]);
  return (
    <Select
      label={copy.category}
      labelMode="hidden"
      options={categories}
      value={category}
      onChange={choose}
      disabledReason={disabledReason}
    />
  );
});
