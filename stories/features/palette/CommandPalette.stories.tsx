import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from '#features/palette/CommandPalette.tsx';
import {
  type PaletteGroup,
  type PaletteItem,
  type PaletteState,
  toUnmatchedOption,
} from '#features/palette/paletteModel.ts';
import { page, phone } from '../../viewports.ts';

const kettle: PaletteItem = {
  id: 'product:1',
  kind: 'product',
  label: 'Morrow gooseneck pour-over kettle, 900 ml',
  detail: '674f1c2a9c41e77b20d5a6f3',
  target: { href: '/view-product/1' },
};
const order: PaletteItem = {
  id: 'order:1',
  kind: 'order',
  label: 'Stoneware mug, set of two',
  detail: '674f1c2a9c41e77b20d5a6f4 · ORD-1',
  target: { href: '/orders?order=1' },
};
const pages: PaletteItem[] = [
  { id: 'page:/', kind: 'page', label: 'Dashboard', keys: ['g', 'd'], target: { href: '/' } },
  { id: 'page:/orders', kind: 'page', label: 'Orders', keys: ['g', 'o'], target: { href: '/orders' } },
];
const actions: PaletteItem[] = [
  { id: 'action:toggleTheme', kind: 'action', label: 'Switch to dark theme', target: { run: 'toggleTheme' } },
  { id: 'action:signOut', kind: 'action', label: 'Sign out', target: { run: 'signOut' } },
];

const commands: PaletteGroup[] = [
  { name: 'pages', options: pages.map(toUnmatchedOption) },
  { name: 'actions', options: actions.map(toUnmatchedOption) },
];
const found: PaletteGroup[] = [
  { name: 'products', options: [{ ...kettle, labelMatches: [7, 12], detailMatches: [] }] },
  { name: 'orders', options: [{ ...order, labelMatches: [], detailMatches: [27, 30] }] },
];

const meta = {
  component: CommandPalette,
  parameters: page,
  args: { query: '', onQueryChange: fn(), onChoose: fn(), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the active option, which the field announces to screen readers. */
const getActive = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

const findField = () => screen.findByRole('combobox', { name: /^Search pages, actions/ });

export const Start: Story = {
  args: {
    state: {
      status: 'start',
      groups: [{ name: 'recent', options: [toUnmatchedOption(kettle)] }, ...commands],
    },
  },
  play: async ({ userEvent, args, step }) => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());

    await step(
      'Enter chooses the active option, which is the first one until the arrow keys move.',
      async () => {
        await expect(getActive(field)).toHaveTextContent(kettle.label);
        await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
        await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'page:/' }));
      },
    );

    await step('Page keys and the pointer move further.', async () => {
      await userEvent.keyboard('{PageDown}{ArrowDown}');
      await expect(getActive(field)).toHaveTextContent('Sign out');
      await userEvent.keyboard('{PageUp}');
      await userEvent.hover(screen.getByRole('option', { name: /^Orders/ }));
      await expect(getActive(field)).toHaveTextContent('Orders');
    });

    await step('Enter ends an IME composition and chooses nothing.', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(field).toHaveFocus();
    });

    await step('Tab moves to the next control and chooses nothing.', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await expect(args.onChoose).toHaveBeenCalledOnce();
    });

    await step('Escape closes the palette.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const StartOnAPhone: Story = { args: Start.args!, tags: ['phone'], globals: phone };

export const Results: Story = {
  args: { query: 'goose', state: { status: 'results', groups: found } },
  play: async ({ userEvent, args }) => {
    await findField();
    await waitFor(() => expect(screen.getByText('2 results')).toBeVisible());
    await expect(screen.getByText('goose').tagName).toBe('MARK');
    await userEvent.click(screen.getByRole('option', { name: /^Stoneware mug/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'order:1' }));
  },
};
export const NoMatch: Story = {
  args: { query: 'xyzzy', state: { status: 'noMatch' } },
  play: async () => {
    const option = await screen.findByRole('option', { name: 'Nothing matches “xyzzy”' });
    await waitFor(() => expect(option).toBeVisible());
  },
};
export const Searching: Story = {
  args: { query: 'or', state: { status: 'searching', groups: commands.slice(0, 1) } },
  play: async () => {
    const text = await screen.findByText('Searching products and orders...');
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const Failed: Story = {
  args: { query: '', state: { status: 'failed', groups: commands } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('option', { name: /^Orders/ })).toBeVisible());
  },
};
/** The typed text stays in the field when the results arrive. */
export const Typing: Story = {
  tags: ['no-picture'],
  args: Results.args!,
  render: function StatefulPalette(args) {
    const [query, setQuery] = useState('');
    return <CommandPalette {...args} query={query} onQueryChange={setQuery} />;
  },
  play: async ({ userEvent, args, step }) => {
    const field = await findField();
    await step('An arrow key moves to the second result.', async () => {
      await userEvent.type(field, 'goo');
      await userEvent.keyboard('{ArrowDown}');
      await expect(getActive(field)).toHaveTextContent('Stoneware mug');
    });

    await step('New results start at their first option.', async () => {
      await userEvent.type(field, 'se');
      await expect(field).toHaveValue('goose');
      await expect(getActive(field)).toHaveTextContent('Morrow');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'product:1' }));
    });
  },
};

// Fails to compile if a state has no story.
void ({
  start: Start,
  results: Results,
  noMatch: NoMatch,
  searching: Searching,
  failed: Failed,
} satisfies Record<PaletteState['status'], Story>);
