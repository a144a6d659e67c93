import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Combobox, type ComboboxProps } from '#ui/combobox/Combobox.tsx';
import { inColumn } from '../../decorators.tsx';
import { rightToLeft } from '../../viewports.ts';
import { waitForAnimations } from '../../waitForAnimations.ts';

const LOCATIONS = [
  'india',
  'pakistan',
  'australia',
  'canada',
  'united states',
  'united kingdom',
  'germany',
  'japan',
];
const toTitleCase = (value: string) => value.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

/** Filters without a delay. The app debounces by 300 ms. */
function FilteredCombobox({ values, onChange, onQueryChange, options, ...args }: ComboboxProps) {
  const [chosen, setChosen] = useState(values);
  const [query, setQuery] = useState('');
  return (
    <Combobox
      {...args}
      options={options.filter((one) => one.includes(query.toLowerCase()))}
      values={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
      onQueryChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
      countLabel={args.countLabel ?? `${chosen.length} of ${options.length}`}
    />
  );
}

const meta = {
  component: Combobox,
  tags: ['!autodocs'],
  args: {
    label: 'Locations',
    requirement: 'required',
    placeholder: 'Search locations...',
    options: LOCATIONS,
    values: ['india', 'united kingdom', 'japan'],
    valueLabel: toTitleCase,
    removeLabel: (value) => `Remove ${toTitleCase(value)}`,
    noMatchText: 'No location matches',
    onChange: fn(),
    onQueryChange: fn(),
  },
  decorators: [inColumn],
  render: FilteredCombobox,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await expect(input).toHaveAttribute('aria-required', 'true');
    const chips = within(canvas.getByRole('list', { name: 'Locations' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(3);
    await expect(chips.getByRole('button', { name: 'Remove United Kingdom' })).toBeVisible();
  },
};

/** A click opens the list. */
export const Clicked: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Locations' }));
    await expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(
      LOCATIONS.length,
    );
  },
};

/** Typing opens the list. A choice becomes a chip, clears the query and keeps the list open. */
export const TypeAndChoose: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await step('Typing filters the options', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('an');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('an');
      const list = screen.getByRole('listbox', { name: 'Locations' });
      await expect(within(list).getAllByRole('option')).toHaveLength(4);
    });
    await step('Enter adds the option and clears the text', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['india', 'united kingdom', 'japan', 'canada']);
      await expect(input).toHaveValue('');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await waitForAnimations();
    });
  },
};

/** The button opens the list; choosing the same option again removes it. */
export const OpenedByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Locations' }));
    await userEvent.click(screen.getByRole('option', { name: 'India' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['united kingdom', 'japan']);
    await waitForAnimations();
  },
};

/** The missing match is announced to screen readers. Escape closes the list and clears the query. */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await userEvent.type(input, 'atlantis');
    await expect(canvas.getByRole('status')).toHaveTextContent('No location matches');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('atlantis');
    await waitForAnimations();
  },
};

/** After a removal the focus moves to the next chip, and from the last one to the input. */
export const RemoveByKeyboard: Story = {
  tags: ['no-picture'],
  args: { values: ['india', 'japan'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove India' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['japan']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Japan' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Locations' })).toHaveFocus());
  },
};

export const WithError: Story = { args: { values: [], error: 'At least one location is required' } };

/** Nothing can be added or removed. The hint shows the reason. */
export const Disabled: Story = {
  args: { disabledReason: 'Wait until the product is saved' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Wait until the product is saved');
    await userEvent.keyboard('{ArrowDown}in');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ManyAndLong: Story = {
  args: {
    values: [
      ...LOCATIONS,
      'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and its surroundings in the north-west of wales',
    ],
  },
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  args: {
    label: 'المواقع',
    placeholder: 'ابحث عن موقع',
    options: ['الهند', 'اليابان', 'ألمانيا'],
    values: ['الهند', 'اليابان'],
    removeLabel: (value) => `إزالة ${value}`,
    countLabel: '٢ من ٣',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'المواقع' }));
    await waitForAnimations();
  },
};
