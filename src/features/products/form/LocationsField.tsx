import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { LOCATIONS } from '#contract/product.ts';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import { foundLocations, locationLabel, uniqueLocations } from './locationsModel.ts';
import type { SettingsProps } from './SettingsAndAvailability.tsx';

/** The places where the product is sold. */
export function LocationsField({ form, copy, searchPause }: SettingsProps) {
  const { value, onChange } = useController({ control: form.control, name: 'locations' }).field;
  const [query, setQuery] = useState('');
  const searched = usePaused(query, searchPause);
  return (
    <Combobox
      values={value}
      onChange={(values) => onChange(uniqueLocations(values))}
      query={query}
      onQueryChange={setQuery}
      options={foundLocations(searched)}
      valueLabel={locationLabel}
      label={copy.locations}
      requirement="required"
      placeholder={copy.searchLocations}
      noMatchText={copy.noLocation}
      removeLabel={(location) => copy.removeLocation(locationLabel(location))}
      countText={copy.locationCount(value.length, LOCATIONS.length)}
      error={form.formState.errors.locations?.message}
    />
  );
}

/** The query as it was when the typing stopped. An emptied one counts at once. */
function usePaused(query: string, pause: number): string {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), query === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query, pause]);
  return settled;
}
