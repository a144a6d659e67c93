import { ListboxOption, ListboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { listboxOption, listboxPanel } from './listboxStyle.ts';
import type { SelectOption } from './Select.tsx';
import type { usePressedOption } from './usePressedOption.ts';

export type SelectOptionsProps<V extends string> = Pick<ReturnType<typeof usePressedOption<V>>, 'press'> & {
  options: readonly SelectOption<V>[];
};

/** Made when the list opens: even while it shows nothing it would cost more than the button. */
export const SelectOptions = <V extends string>({ options, press }: SelectOptionsProps<V>) => (
  <ListboxOptions
    anchor="bottom start"
    modal={false}
    className={clsx(listboxPanel, '[--list-width:var(--button-width)]')}
  >
    {options.map(({ value, label }) => (
      <ListboxOption
        key={value}
        value={value}
        className={listboxOption}
        onClick={(event) => press(value, event.currentTarget) === 'later' && event.preventDefault()}
      >
        {label}
        <Check />
      </ListboxOption>
    ))}
  </ListboxOptions>
);
