import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { countOptions, getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { lenientProduct } from '#contract/products/product.ts';
import {
  filterChips as chipMessages,
  filters as t,
  filterPanel as panelMessages,
  viewTabs,
} from '#languages/en/list.ts';
import { FilterPanel } from '#features/list/FilterPanel.tsx';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import type { ProductListActions } from '#features/products/inventory/productCells.tsx';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { page, phone, smallest, largeText, rightToLeft } from '../../../viewports.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { useDefaultProductList } from './useDefaultProductList.ts';

const products = sampleProducts.slice(0, 8).map((one) => lenientProduct.parse(one));

const actions: ProductListActions = { onView: () => {}, onDelete: () => {}, onQuickEdit: () => {} };

type InteractiveTableProps = {
  filters?: ListCriteria['filters'];
  rows?: typeof products;
  /** 'missing': the backend doesn't count options. */
  counts?: 'known' | 'missing';
};

/** Filters the given products, like the app. */
function InteractiveTable({ filters = {}, rows = products, counts = 'known' }: InteractiveTableProps) {
  const list = useDefaultProductList();
  const [criteria, setCriteria] = useState<ListCriteria>({ ...getDefaultCriteria(list), filters });
  const optionCounts = counts === 'known' ? countOptions(list, rows) : undefined;
  return (
    <div className="mx-auto max-w-page p-(--page-gutter)">
      <ListTable
        list={list}
        state={toListState(getPage(list, rows, criteria))}
        criteria={criteria}
        onChange={(change) => setCriteria((now) => changeCriteria(list, now, change))}
        actions={actions}
        onRetry={() => {}}
        facetCounts={optionCounts}
      />
    </div>
  );
}

const meta = { component: InteractiveTable, subcomponents: { FilterPanel }, parameters: page } satisfies Meta<
  typeof InteractiveTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
  const panel = await screen.findByRole('dialog', { name: t.filters });
  await waitFor(() => expect(panel).toBeVisible());
};

export const Playground: Story = { tags: ['!test'] };

/** Each option shows how many products of the store it matches. */
export const PanelOpen: Story = {
  play: async (context) => {
    await openPanel(context);
    const panel = within(screen.getByRole('dialog', { name: t.filters }));
    const low = products.filter(({ stock }) => stock !== undefined && stock <= 10).length;
    await expect(panel.getByRole('radio', { name: `Low (${low})` })).toBeInTheDocument();
    await expect(panel.getByRole('radiogroup', { name: 'Featured' })).toBeInTheDocument();
  },
};

export const PanelOpenOnTheSmallest: Story = { globals: smallest, play: openPanel };
export const PanelOpenAt200Percent: Story = { globals: largeText, play: openPanel };
export const PanelOpenRightToLeft: Story = { globals: rightToLeft, play: openPanel };
export const PanelOpenWithoutCounts: Story = {
  args: { counts: 'missing' },
  play: async (context) => {
    await openPanel(context);
    await expect(screen.getByRole('radio', { name: 'Low' })).toBeInTheDocument();
  },
};

const findChips: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('list', { name: t.active });
};

const severalFilters = { stock: 'low', status: 'active', featured: 'yes', price: '100..250000' };
export const ManyChips: Story = { args: { filters: severalFilters }, play: findChips };
export const ManyChipsOnAPhone: Story = {
  globals: phone,
  args: { filters: severalFilters },
  play: findChips,
};
export const ManyChipsRightToLeft: Story = {
  globals: rightToLeft,
  args: { filters: severalFilters },
  play: findChips,
};

/** One button clears both the filters and the search. */
export const NoMatch: Story = {
  tags: ['no-picture'],
  args: { filters: { stock: 'out', price: '999999..' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No products found matching your criteria')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(canvas.queryByRole('list', { name: t.active })).toBeNull();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The stock levels are tabs. A tab filters by its level, which needs no chip. */
export const StockTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('radiogroup', { name: viewTabs.views }));
    const count = (limit: number) =>
      products.filter(({ stock }) => stock !== undefined && stock <= limit).length;
    const names = tabs.getAllByRole('radio').map((tab) => tab.parentElement!.textContent);
    await expect(names).toEqual([
      `All (${products.length})`,
      `Low on stock (${count(10)})`,
      `Out of stock (${count(0)})`,
    ]);
    await userEvent.click(tabs.getByRole('radio', { name: /^Low on stock/ }));
    await waitFor(() => expect(canvas.getByText(`${count(10)} of ${products.length}`)).toBeVisible());
    await expect(canvas.queryByRole('list', { name: t.active })).toBeNull();
  },
};
export const StockTabsOnAPhone: Story = { globals: phone, tags: ['phone'] };

/** Choosing an option filters the list immediately. Escape closes the panel and returns the focus. */
export const AppliesImmediately: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: SUSPENDED_IN_ACT },
  play: async (context) => {
    await openPanel(context);
    const { canvas, userEvent, step } = context;
    const panel = within(screen.getByRole('dialog', { name: t.filters }));
    await step('An option filters the list.', async () => {
      await userEvent.click(panel.getByRole('radio', { name: /^Active/ }));
      await expect(await canvas.findByText('Status: Active')).toBeInTheDocument();
    });

    await step('So does a price.', async () => {
      // Pasted, because each typed letter would render the whole list.
      await userEvent.click(panel.getByRole('textbox', { name: 'Price, min' }));
      await userEvent.paste('1,000');
      await expect(await canvas.findByText('Price: from Rs 1,000')).toBeInTheDocument();
    });

    await step('Escape closes the panel and returns the focus.', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus());
    });
  },
};

/** An invalid amount stays in its field with an error, and doesn't change the list. */
export const WrongRange: Story = {
  args: { filters: { price: '100..500' } },
  play: async (context) => {
    await openPanel(context);
    const { canvas, userEvent, step } = context;
    const panel = within(screen.getByRole('dialog', { name: t.filters }));
    const lowest = panel.getByRole('textbox', { name: 'Price, min' });
    const highest = panel.getByRole('textbox', { name: 'Price, max' });
    await step('The highest price is below the lowest one.', async () => {
      await userEvent.clear(highest);
      await userEvent.paste('50');
      await waitFor(() => expect(panel.getByText(panelMessages.inverted.money)).toBeVisible());
    });

    await step('The lowest price is no amount.', async () => {
      await userEvent.clear(lowest);
      await userEvent.paste('cheap');
      await waitFor(() => expect(panel.getByText(panelMessages.notAnAmount)).toBeVisible());
    });

    await step('The text stays, and the list is still filtered by price.', async () => {
      await expect(highest).toHaveValue('50');
      await expect(await canvas.findByText(/^Price: /)).toBeInTheDocument();
    });
  },
};

/** Clearing the filters in the panel also empties its fields. */
export const ClearedInThePanel: Story = {
  tags: ['no-picture'],
  args: { filters: severalFilters },
  play: async (context) => {
    await openPanel(context);
    const { canvas, userEvent } = context;
    const panel = within(screen.getByRole('dialog', { name: t.filters }));
    await userEvent.click(panel.getByRole('button', { name: t.clear }));
    await expect(panel.getByRole('textbox', { name: 'Price, min' })).toHaveValue('');
    await expect(canvas.queryByText(/^Status: /)).toBeNull();
  },
};

/** Removing a chip by keyboard moves the focus to the Filters button. */
export const ChipRemoved: Story = {
  tags: ['no-picture'],
  args: { filters: severalFilters },
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter removes a chip.', async () => {
      const remove = await canvas.findByRole('button', { name: chipMessages.remove('Status: Active') });
      remove.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('Status: Active')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Filters (3)' })).toHaveFocus();
    });

    await step('A button removes all others.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.clear }));
      await expect(canvas.queryByRole('list', { name: t.active })).toBeNull();
      await expect(canvas.getByRole('button', { name: t.filters })).toHaveFocus();
    });
  },
};
