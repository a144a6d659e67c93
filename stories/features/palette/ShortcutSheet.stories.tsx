import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShortcutsDialog } from '#features/palette/ShortcutsDialog.tsx';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: ShortcutsDialog,
  parameters: page,
  args: {
    capabilities: [],
    notes: 'unavailable',
    letterKeys: 'on',
    onLetterKeysChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(screen.getByText('Go to the orders')).toBeVisible());
    const [everywhere, lists] = ['Everywhere', 'In lists'].map((name) =>
      screen.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(lists!.left).toBeGreaterThan(everywhere!.right);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Without single-key shortcuts, the arrow keys and combinations of keys remain. */
export const LetterKeysOff: Story = {
  render: function LetterKeys(args) {
    const [letterKeys, setLetterKeys] = useState(args.letterKeys);
    return <ShortcutsDialog {...args} {...{ letterKeys }} onLetterKeysChange={setLetterKeys} />;
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const getKeys = (name: string) =>
      dialog.getByText(name).parentElement!.querySelector('dd')!.textContent.trim();
    const setting = dialog.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect(setting).toBeChecked();
    await expect(getKeys('Go to the previous row')).toBe('kor↑');
    await expect(getKeys('Select the row')).toBe('x');

    await userEvent.click(setting);
    await expect(setting).not.toBeChecked();
    await expect(getKeys('Go to the previous row')).toBe('↑');
    await expect(getKeys('Select the row')).toBe('Off');
    await expect(getKeys('Go to the orders')).toBe('Off');
    await expect(getKeys('Open the row')).toBe('Enter');
    await expect(getKeys('On a row’s checkbox: add the row below')).toBe('Shift↓');
  },
};
/** With a backend that keeps notes on orders. */
export const WithNotes: Story = {
  tags: ['no-picture'],
  args: { notes: 'offered' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByText('Write a note').parentElement).toHaveTextContent(/n$/);
  },
};
export const OpenOnAPhone: Story = { tags: ['phone'], globals: phone };
