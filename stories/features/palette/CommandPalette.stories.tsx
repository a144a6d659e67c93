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
import { palette as t } from '#languages/en/palette.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Money } from '#features/format/Money.tsx';
import { OrderStatusBadge } from '#features/orders/OrderValues.tsx';
import { page, phone } from '../../viewports.ts';

const kettle: PaletteItem = {
  id: 'product:1',
  kind: 'product',
  label: 'Morrow gooseneck pour-over kettle, 900 ml',
  target: { href: '/view-product/1' },
  facts: {
    lead: <Thumbnail src={sampleProduct('Morrow').images[0]?.url} alt="" className="size-9!" />,
    texts: [<span key="stock">64 pieces</span>],
    amount: 'Rs 6,499',
  },
};
const order: PaletteItem = {
  id: 'order:1',
  kind: 'order',
  label: 'Stoneware mug, set of two',
  keywords: '674f1c2a9c41e77b20d5a6f4 ORD-1',
  target: { href: '/orders?order=1' },
  facts: {
    texts: [
      <bdi key="customer">Priyanka Venkataraman Nair</bdi>,
      <bdi key="id">674f1c2a…</bdi>,
      <FormattedDate key="date" iso="2026-11-20" />,
    ],
    amount: <Money amount={1299} screen="orders" />,
    state: <OrderStatusBadge status="out_for_delivery" />,
  },
};
const customer: PaletteItem = {
  id: 'customer:1',
  kind: 'customer',
  label: 'Priyanka Venkataraman Nair',
  detail: 'priyanka.goosen@mail.example · +91 94470 55210',
  target: { href: '/orders?customer=1' },
  facts: { lead: <Avatar name="Priyanka" size="lg" />, amount: '2 orders' },
};
const pages: PaletteItem[] = [
  { id: 'page:/', kind: 'page', label: 'Dashboard', keys: ['g', 'd'], target: { href: '/' } },
  { id: 'page:/orders', kind: 'page', label: 'Orders', keys: ['g', 'o'], target: { href: '/orders' } },
];
const actions: PaletteItem[] = [
  { id: 'action:toggleTheme', kind: 'action', label: 'Switch to dark theme', target: { run: 'toggleTheme' } },
  { id: 'action:logout', kind: 'action', label: 'Logout', target: { run: 'logout' } },
];

const commands: PaletteGroup[] = [
  { name: 'pages', options: pages.map(toUnmatchedOption) },
  { name: 'actions', options: actions.map(toUnmatchedOption) },
];
const found: PaletteGroup[] = [
  { name: 'products', options: [{ ...kettle, labelMatches: [7, 12], detailMatches: [] }] },
  { name: 'orders', options: [toUnmatchedOption(order)] },
  { name: 'customers', options: [{ ...customer, labelMatches: [], detailMatches: [9, 14] }] },
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
      groups: [{ name: 'recent', options: [kettle, order].map(toUnmatchedOption) }, ...commands],
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
        await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'order:1' }));
      },
    );

    await step('Page keys and the pointer move further.', async () => {
      await userEvent.keyboard('{PageDown}{ArrowDown}');
      await expect(getActive(field)).toHaveTextContent('Logout');
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
    await waitFor(() => expect(screen.getByText('3 results')).toBeVisible());
    for (const match of screen.getAllByText('goose')) await expect(match.tagName).toBe('MARK');
    await userEvent.click(
      screen.getByRole('option', {
        name: /^Stoneware mug, set of two Priyanka Venkataraman Nair.+674f1c2a….+20 Nov 2026.*₹1,299.*Out for delivery/,
      }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'order:1' }));
  },
};
export const ResultsOnAPhone: Story = { args: Results.args!, tags: ['phone'], globals: phone };
export const NoMatch: Story = {
  args: { query: 'xyzzy', state: { status: 'noMatch' } },
  play: async () => {
    const option = await screen.findByRole('option', { name: 'Nothing matches “xyzzy”' });
    await waitFor(() => expect(option).toBeVisible());
  },
};
export const Searching: Story = {
  args: { query: 'or', state: { status: 'searching', groups: commands.slice(0, 1), enter: 'now' } },
  play: async () => {
    const text = await screen.findByText(t.searching);
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
