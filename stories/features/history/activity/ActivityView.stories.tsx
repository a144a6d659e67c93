import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { HistoryEntry } from '#contract/history/history.ts';
import { historyListRules } from '#contract/history/history.ts';
import { getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { ActivityView } from '#features/history/activity/ActivityView.tsx';
import { useActivityListDefinition } from '#features/history/activity/createActivityListDefinition.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { getDefaultCriteria, toInstants } from '#contract/lists/listParams.ts';
import { activityList as t, sources } from '#languages/en/activity.ts';
import { sampleEntries } from '#mocks/sampleActivity.ts';
import { anEntry } from '#mocks/sampleHistory.ts';
import { longHistory } from '../../orders/detail/orderLife.ts';
import { page, rightToLeft } from '../../../viewports.ts';

const TODAY = '2026-11-20';
const people = [{ id: 'asha', name: 'Asha Rao' }];

type ActivityProps = { entries: readonly HistoryEntry[]; onOpen: (entry: HistoryEntry) => void };

/** The list of the entries on 20 November 2026, like the app. */
function InteractiveActivity({ entries, onOpen }: ActivityProps) {
  const [criteria, setCriteria] = useState<ListCriteria>({
    ...getDefaultCriteria(historyListRules),
    pageSize: 10,
  });
  const { person, subject } = criteria.filters;
  const name = entries.find(({ subjectId }) => subjectId === subject)?.subjectName;
  const list = useActivityListDefinition({
    people,
    personId: person,
    subject: name === undefined ? undefined : { kind: 'product', name },
  });
  const rows = getPage(list, entries, toInstants(list, criteria, { timeZone: 'UTC', today: TODAY }));
  return (
    <TodayContext value={TODAY}>
      <ActivityView status="supported" keptDays={400}>
        <ListTable
          list={list}
          state={toListState(rows)}
          criteria={criteria}
          facetCounts={rows.facetCounts}
          optionCounts={rows.optionCounts}
          onChange={(change) => setCriteria((current) => changeCriteria(list, current, change))}
          actions={{ onOpen }}
          onRetry={() => {}}
        />
      </ActivityView>
    </TodayContext>
  );
}

const meta = {
  component: InteractiveActivity,
  parameters: page,
  args: { entries: sampleEntries, onOpen: fn() },
} satisfies Meta<typeof InteractiveActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happened to an order, with a stock that changed with it. */
export const EventsOfAnOrder: Story = {
  args: {
    entries: [
      ...longHistory.toSpliced(3, 5).map((event) => ({ ...event, subjectName: 'ORD-1042' })),
      anEntry({
        at: '2026-11-22T09:00:00.000Z',
        source: 'order',
        changes: { stock: { from: 9, to: 12 } },
        event: { order: { id: 'o1', number: 'ORD-1042' } },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('row').map((row) => row.textContent.replaceAll(/\s+/g, ' '));
    await expect(texts.join('\n')).toMatch(/Payment: Paid ?to ?Refunded \(UTR 4711\)/);
    await expect(texts.join('\n')).toMatch(/Storefront diya.example/);
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(within(row).getByText(sources.order)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ORD-1042' })).toHaveAttribute('href', '/orders?order=o1');
  },
};

/** A click anywhere in a row, or Enter on it, opens the entry. */
export const Listed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args, userEvent }) => {
    const [, row] = canvas.getAllByRole('row');
    await userEvent.click(row!);
    await expect(args.onOpen).toHaveBeenLastCalledWith(sampleEntries[0]);
    await userEvent.keyboard('j{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(sampleEntries[1]);
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const Unsupported: Story = {
  tags: ['no-picture'],
  render: () => <ActivityView status="unsupported" />,
  play: async ({ canvas }) => expect(canvas.getByText(t.unsupportedText)).toBeVisible(),
};
