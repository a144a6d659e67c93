import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { countOptions, getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { filterChips, filterPanel as panelMessages, filters as t } from '#languages/en/list.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { FilterPanel } from '#features/list/FilterPanel.tsx';
import { ListTable } from '#features/list/ListTable.tsx';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { getDefaultCriteria, toInstants } from '#contract/lists/listParams.ts';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { page, phone } from '../../../viewports.ts';
import { waitForAnimations } from '../../../waitForAnimations.ts';

const orders = sampleOrders.map((one) => lenientOrder.parse(one));
const TODAY = '2026-11-20';

/** Filters the sample orders on 20 November 2026, like the app. */
function InteractiveTable({ filters = {} }: { filters?: ListCriteria['filters'] }) {
  const list = useOrderListDefinition();
  const [criteria, setCriteria] = useState<ListCriteria>({
    ...getDefaultCriteria(list),
    pageSize: 5,
    filters,
  });
  const instants = toInstants(list, criteria, { timeZone: 'UTC', today: TODAY });
  return (
    <TodayContext value={TODAY}>
      <div className="mx-auto max-w-288 p-(--page-gutter)">
        <ListTable
          list={list}
          state={toListState(getPage(list, orders, instants))}
          criteria={criteria}
          onChange={(change) => setCriteria((now) => changeCriteria(list, now, change))}
          actions={{ onView: () => {}, onCopy: () => {} }}
          onRetry={() => {}}
          facetCounts={countOptions(list, orders)}
        />
      </div>
    </TodayContext>
  );
}

const meta = {
  component: InteractiveTable,
  subcomponents: { FilterPanel },
  parameters: { ...page, strayErrors: SUSPENDED_IN_ACT },
} satisfies Meta<typeof InteractiveTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
  const panel = await screen.findByRole('dialog', { name: t.filters });
  await waitForAnimations();
  return within(panel);
};

/** A preset sets both days and its chip shows them. Another day replaces it, a second press clears it. */
export const DatePreset: Story = {
  args: { filters: { date: 'thisMonth' } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const panel = await openPanel(context);
    const button = (name: string) => panel.getByRole('button', { name });
    const getDays = () =>
      ['Order date, from', 'Order date, to'].map(
        (name) => panel.getByLabelText<HTMLInputElement>(name).value,
      );
    const { presets } = filterChips;
    await expect(panel.getByRole('list', { name: panelMessages.presetsOf('Order date') })).toBeVisible();
    await expect(button(presets.thisMonth)).toHaveAttribute('aria-pressed', 'true');
    await expect(getDays()).toEqual(['2026-11-01', '2026-11-20']);

    await step('Another preset replaces it.', async () => {
      await userEvent.click(button(presets.today));
      await expect(getDays()).toEqual(['2026-11-20', '2026-11-20']);
      await expect(canvas.getByText('Order date: Today (20 Nov 2026)')).toBeInTheDocument();
    });
    await step('Pressing it again shows all days.', async () => {
      await userEvent.click(button(presets.today));
      await expect(getDays()).toEqual(['', '']);
      await expect(canvas.queryByText(/^Order date: Today/)).toBeNull();
    });
    await userEvent.click(button(presets['7days']));
    await expect(canvas.getByText('Order date: Last 7 days (14 Nov 2026 – 20 Nov 2026)')).toBeInTheDocument();
  },
};

/** On a phone, the panel has the filter of the toolbar too, and its button counts it. */
export const OnAPhone: Story = {
  args: { filters: { status: 'pending', date: '7days' } },
  globals: phone,
  tags: ['phone'],
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: t.filtersActive(2) })).toBeVisible();
    const panel = await openPanel(context);
    await expect(panel.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await context.userEvent.click(panel.getByRole('button', { name: t.clear }));
    await expect(panel.getByRole('combobox', { name: 'Status' })).toHaveTextContent('All statuses');
    await expect(panel.getByLabelText('Order date, from')).toHaveValue('');
  },
};
