import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialog as t } from '#languages/en/orderDetail.ts';
import type { OrderHistory } from '#features/orders/detail/orderDetailModel.ts';
import { StatusHistory } from '#features/orders/detail/StatusHistory.tsx';
import { buildStatusEvents } from '#mocks/builders.ts';
import { smallest, rightToLeft } from '../../../viewports.ts';

type ListedHistory = Extract<OrderHistory, { status: 'listed' }>;
const withChanges = (...changes: Parameters<typeof buildStatusEvents>): ListedHistory => ({
  status: 'listed',
  events: buildStatusEvents(...changes),
});

const meta = {
  component: StatusHistory,
  args: {
    history: withChanges(
      { status: 'confirmed', from: 'pending', at: '2026-11-19T10:02:00.000Z', by: 'Ananya Krishnamurthy' },
      { status: 'out_for_delivery', from: 'confirmed', at: '2026-11-20T06:30:00.000Z', by: 'Asha Rao' },
      { status: 'delivered', from: 'out_for_delivery', at: '2026-11-20T15:11:00.000Z', by: 'Asha Rao' },
    ),
    onRetry: fn(),
  },
} satisfies Meta<typeof StatusHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [first] = canvas.getAllByRole('listitem');
    await step('An entry names both statuses, the time and the administrator.', async () => {
      await expect(first).toHaveTextContent(
        /^Confirmed\s*from Pending, 19 Nov 2026, \d\d:\d\d.* by Ananya Krish/,
      );
    });

    await step('The full date appears on keyboard focus as well as on hover.', async () => {
      await userEvent.tab();
      const time = within(first!).getByRole('time');
      await expect(time).toHaveFocus();
      await waitFor(() => expect(screen.getAllByRole('tooltip')[0]).toBeVisible());
      await expect(time).toHaveAccessibleDescription(/^Thursday, 19 November 2026 at /);
      time.blur();
    });
  },
};

export const OnTheSmallest: Story = { globals: smallest };

export const Loading: Story = {
  args: { history: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t.historyLoading),
};

export const Failed: Story = {
  args: { history: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.historyFailed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: t.history })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Unchanged: Story = {
  args: { history: withChanges() },
  play: async ({ canvas }) => expect(canvas.getByText(t.unchanged)).toBeVisible(),
};

/** Entries that another backend may send: without a name, without a previous status, with an invalid date. */
export const UnusualEntries: Story = {
  args: {
    history: withChanges(
      { status: 'pending', at: '2026-11-18T09:14:00.000Z' },
      { status: 'waiting_for_'.repeat(25), from: 'AWAITING PICKUP', at: 'some time', by: 'Asha' },
      { status: 'cancelled', from: '', at: '', by: 'Handgefertigte '.repeat(20) },
    ),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};

/** If the backend keeps a history, a change without a name is a former administrator's. */
export const FormerAdministrator: Story = {
  tags: ['no-picture'],
  args: {
    history: withChanges({ status: 'confirmed', from: 'pending', at: '2026-11-19T10:02:00.000Z' }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('listitem')).toHaveTextContent(/from Pending, .* by a former administrator$/),
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  args: {
    history: withChanges(
      { status: 'confirmed', from: 'pending', at: '2026-11-19T10:02:00.000Z', by: 'ليلى بنعلي' },
      { status: 'delivered', from: 'قيد الانتظار', at: '2026-11-20T10:02:00.000Z', by: 'Asha (2)' },
    ),
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, listed: Listed } satisfies Record<
  Exclude<OrderHistory['status'], 'none'>,
  Story
>);
