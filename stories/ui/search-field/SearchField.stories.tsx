import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { inColumn } from '../../decorators.tsx';

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  args: {
    label: 'Search products',
    labelMode: 'hidden',
    placeholder: 'Search products...',
    clearLabel: 'Clear search',
    value: '',
    onChange: fn(),
  },
  decorators: [inColumn],
  render: function StatefulSearchField({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <SearchField
        {...args}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** onChange is called on every keystroke, without debouncing. */
export const Typing: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lamp');
    await expect(args.onChange).toHaveBeenLastCalledWith('lamp');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

/** Typing in the middle keeps the caret, even when the value is rendered again. */
export const TypingInTheMiddle: Story = {
  args: { value: 'lmp' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.click(box);
    box.setSelectionRange(1, 1);
    await userEvent.keyboard('a');
    await expect(box).toHaveValue('lamp');
    await expect(box.selectionStart).toBe(2);
  },
};

/** The value changes from outside, for example by Back. */
export const ChangedFromElsewhere: Story = {
  tags: ['no-picture'],
  render: function WithOutsideButton(args) {
    const [value, setValue] = useState('lamp');
    return (
      <>
        <SearchField {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('kettle')}>
          Kettles
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 's');
    await userEvent.click(canvas.getByRole('button', { name: 'Kettles' }));
    await expect(box).toHaveValue('kettle');
  },
};

/** The button clears the text, disappears and returns the focus. */
export const ClearByCross: Story = {
  tags: ['no-picture'],
  args: { value: 'lamp' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

const onEscapeOutside = fn();

/** Escape clears the field without closing a dialog around it. A second Escape is not handled. */
export const ClearByEscape: Story = {
  tags: ['no-picture'],
  args: { value: 'lamp' },
  beforeEach: () => {
    onEscapeOutside.mockClear();
    const onKeyDown = (event: KeyboardEvent) => void (event.key === 'Escape' && onEscapeOutside());
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(onEscapeOutside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onEscapeOutside).toHaveBeenCalledOnce();
  },
};

/** Disabled while the list is loading. The label is hidden, so the reason is the description and the title. */
export const Disabled: Story = {
  args: { value: 'lamp', disabledReason: 'The products are still loading' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveAccessibleDescription('The products are still loading');
    await expect(box).toHaveAttribute('title', 'The products are still loading');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
