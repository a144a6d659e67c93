import { ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { clsx } from 'clsx';
import { ArrowRight, Package, ShoppingCart, SquareTerminal } from '#ui/icon/icons.tsx';
import { listboxOption } from '#ui/select/listboxStyle.ts';
import { Keys } from './Keys.tsx';
import { paletteCopy as copy } from './paletteCopy.ts';
import { type MatchRanges, type PaletteGroup, type PaletteOption, splitMatches } from './paletteModel.ts';

const icons = { page: ArrowRight, action: SquareTerminal, product: Package, order: ShoppingCart };

type PaletteOptionsProps = {
  groups: readonly PaletteGroup[];
  /** In place of the groups where there are none. */
  emptyText: string;
};

/** The options in their groups. */
export const PaletteOptions = ({ groups, emptyText }: PaletteOptionsProps) => (
  <ComboboxOptions static modal={false} aria-label={copy.title} className="grid gap-2 p-2 outline-none">
    {groups.map(({ name, options }) => (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may hold groups, and no fieldset
      <div key={name} role="group" aria-label={copy.groups[name]} className="grid grid-cols-[minmax(0,1fr)]">
        <div role="presentation" aria-hidden="true" className="px-2.5 py-1 text-xs text-text-muted">
          {copy.groups[name]}
        </div>
        {options.map((option) => (
          <Option key={option.id} option={option} />
        ))}
      </div>
    ))}
    {/* As an option that can't be chosen: a listbox must not be empty, nor contain anything else. */}
    {groups.length === 0 && (
      <ComboboxOption disabled value={null} className="px-2.5 py-1.5 text-sm text-text-muted wrap-anywhere">
        {emptyText}
      </ComboboxOption>
    )}
  </ComboboxOptions>
);

function Option({ option }: { option: PaletteOption }) {
  const Icon = icons[option.kind];
  return (
    <ComboboxOption value={option} className={clsx(listboxOption, 'justify-start! [&>.icon]:visible!')}>
      <Icon className="flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Marked text={option.label} ranges={option.labelMatches} />
        {option.detail !== undefined && (
          <span className="block text-xs text-text-muted">
            <Marked text={option.detail} ranges={option.detailMatches} />
          </span>
        )}
      </span>
      {option.keys && (
        <span className="pointer-coarse:hidden">
          <Keys keys={option.keys} />
        </span>
      )}
    </ComboboxOption>
  );
}

/** Bold and underlined: the match is seen without colours, too. */
const Marked = ({ text, ranges }: { text: string; ranges: MatchRanges }) =>
  splitMatches(text, ranges).map((part, index) =>
    part.match === 'matched' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a part of a text is nothing but its place
      <mark
        key={index}
        className="bg-transparent font-semibold text-accent-strong underline underline-offset-2"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
