import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SearchSelect, type SearchSelectProps } from '#ui/combobox/SearchSelect.tsx';
import { inColumn } from '../../decorators.tsx';
import { waitForAnimations } from '../../waitForAnimations.ts';

function StatefulSelect({ value, onChange, ...args }: SearchSelectProps) {
  const [chosen, setChosen] = useState(value);
  const choose = (next: string) => {
    setChosen(next);
    onChange(next);
  };
  return <SearchSelect {...args} value={chosen} onChange={choose} />;
}

const meta = {
  title: 'ui/SearchSelect',
  component: SearchSelect,
  tags: ['!autodocs'],
  args: {
    label: 'Time zone',
    options: [
      { value: '', label: 'Not set' },
      { value: 'Asia/Kolkata', label: 'Asia/Kolkata' },
      { value: 'Asia/Tokyo', label: 'Asia/Tokyo' },
      { value: 'Europe/Berlin', label: 'Europe/Berlin' },
    ],
    value: 'Asia/Tokyo',
    normalize: (text) => text.toLowerCase(),
    noMatchText: 'No time zone found',
    onChange: fn(),
  },
  decorators: [inColumn],
  render: StatefulSelect,
} satisfies Meta<typeof SearchSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing replaces the chosen label and finds any part of another. */
export const TypeAndChoose: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('kolk');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asia/Kolkata');
    await waitFor(() => expect(input).toHaveValue('Asia/Kolkata'));
  },
};

/** The button lists all options, with the chosen one marked. */
export const OpenedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time zone' }));
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { name: 'Asia/Tokyo' })).toHaveAttribute('aria-selected', 'true');
    await waitForAnimations();
  },
};

/** Escape restores the chosen option. */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.click(input);
    await userEvent.keyboard('atlantis');
    await expect(canvas.getByRole('status')).toHaveTextContent('No time zone found');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('Asia/Tokyo'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('atlantis');
    await waitForAnimations();
  },
};
