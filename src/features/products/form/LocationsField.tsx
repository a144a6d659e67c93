import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { LOCATIONS } from '#contract/products/productFields.ts';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { searchLocations, formatLocation, dedupeLocations } from './formOptions.ts';
import type { FormSectionProps } from './useProductForm.ts';

export type LocationsFieldProps = FormSectionProps & {
  searchDebounceMs: number;
};

/** The locations where the product is sold. */
export function LocationsField({ form, t, searchDebounceMs }: LocationsFieldProps) {
  const { locations: names } = useMessages('productForm').choices;
  const { value, onChange } = useController({ control: form.control, name: 'locations' }).field;
  const [query, setQuery] = useState('');
  const debouncedQuery = useDebouncedValue(query, searchDebounceMs);
  const change = (locations: readonly string[]) => onChange(dedupeLocations(locations));
  /** If the list is not updated yet, Enter chooses the first match of the current text. */
  const chooseFirstMatch = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || query === '' || query === debouncedQuery) return;
    event.preventDefault();
    const [first] = searchLocations(names, query);
    if (first === undefined) return;
    change(value.includes(first) ? value.filter((location) => location !== first) : [...value, first]);
    setQuery('');
  };
  return (
    <Combobox
      values={value}
      onChange={change}
      query={query}
      onQueryChange={setQuery}
      onKeyDown={chooseFirstMatch}
      options={searchLocations(names, debouncedQuery)}
      valueLabel={(location) => formatLocation(names, location)}
      label={t.locations}
      requirement="required"
      placeholder={t.searchLocations}
      noMatchText={t.noLocation}
      removeLabel={(location) => t.removeLocation(formatLocation(names, location))}
      countLabel={t.locationCount(value.length, LOCATIONS.length)}
      error={form.formState.errors.locations?.message}
    />
  );
}
