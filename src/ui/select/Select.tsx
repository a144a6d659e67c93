import type { ComponentProps } from 'react';
import type { ControlSize } from '../field/controlStyle.ts';
import type { FieldTexts } from '../field/fieldProps.ts';
import { SelectBox } from './SelectBox.tsx';
import { usePressedOption } from './usePressedOption.ts';

export type SelectOption<V extends string> = { value: V; label: string };

export type SelectProps<V extends string> = FieldTexts &
  Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'disabled' | 'autoFocus'> & {
    options: readonly SelectOption<V>[];
    /** What is chosen; anything that is no option, such as '', is nothing yet. */
    value: V | '' | undefined;
    /** Where it stays the same function, what a press changes elsewhere is shown before the Select is drawn anew. */
    onChange: (value: V) => void;
    /** Stands in the box while nothing is chosen. It is no option: it can't be chosen back. */
    placeholder?: string | undefined;
    /** sm inside bars, lg on the sign-in pages. @default 'md' */
    size?: ControlSize | undefined;
  };

/** One of a few. From about four choices on; fewer are better seen at once, in a SegmentedControl. */
export function Select<V extends string>({ value, onChange, ...rest }: SelectProps<V>) {
  const { listed, press, choose } = usePressedOption(value, onChange);
  return <SelectBox<V> {...rest} value={listed} press={press} choose={choose} />;
}
