import { Listbox, ListboxButton } from '@headlessui/react';
import type { KeyboardEvent } from 'react';
import type { SelectOption } from './Select.tsx';
import { SelectButton, type SelectButtonProps } from './SelectButton.tsx';
import { SelectOptions } from './SelectOptions.tsx';
import { type Opener, useOpenedBy } from './useLatePart.ts';
import type { usePressedOption } from './usePressedOption.ts';

export type SelectListboxProps<V extends string> = Pick<
  ReturnType<typeof usePressedOption<V>>,
  'press' | 'choose'
> & {
  face: SelectButtonProps;
  options: readonly SelectOption<V>[];
  chosen: V | undefined;
  opener: Opener | undefined;
};

/** The closed select and, while it is open, its list. */
export function SelectListbox<V extends string>(props: SelectListboxProps<V>) {
  const {
    face: { ref, ...face },
    options,
    chosen,
    press,
    choose,
    opener,
  } = props;
  useOpenedBy(face.wiring.id, opener);
  return (
    <Listbox value={chosen ?? null} onChange={choose}>
      {({ open }) => (
        <>
          <ListboxButton
            as={SelectButton}
            {...face}
            {...(ref && { ref })}
            id={face.wiring.id}
            onKeyDown={openOnEnter}
          />
          {open && <SelectOptions options={options} press={press} />}
        </>
      )}
    </Listbox>
  );
}

/** Like Space, as the ARIA pattern has it for a combobox without a field; Headless UI would send the form instead. */
function openOnEnter(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
}
