import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TodoRow } from '#features/dashboard/TodoRow.tsx';
import { getTaskHref, TASK_NAMES, type Task } from '#features/dashboard/todoModel.ts';
import { page, phone, smallest } from '../../viewports.ts';

const toTask = (name: Task['name'], count: number): Task => ({
  name,
  count: { count, precision: 'exact' },
  href: getTaskHref(name, '2026-11-20'),
});

const meta = {
  component: TodoRow,
  parameters: page,
  decorators: [
    (Story) => (
      <div className="@container/page p-4">
        <Story />
      </div>
    ),
  ],
  args: {
    state: {
      status: 'shown',
      tasks: [
        toTask('pending', 2),
        toTask('dispatch', 2),
        toTask('paymentFailed', 1),
        toTask('outOfStock', 2),
        toTask('draft', 1),
        toTask('lowStock', 8),
      ],
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof TodoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['both-themes'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'To do' });
    await expect(row.getBoundingClientRect().height).toBe(56);
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 orders pending', '/orders?status=pending'],
      ['2 orders to dispatch', '/orders?status=confirmed'],
      ['1 payment failed', '/orders?payment=failed&revenue=counted'],
      ['2 out of stock', '/product-list?status=active&stock=out'],
      ['1 draft product', '/product-list?status=draft'],
      ['8 low on stock', '/product-list?stock=low'],
    ]);
  },
};
/** Each task keeps to its line. The arrows of a column are one below the other. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    const arrows = links.map((link) => link.lastElementChild!.getBoundingClientRect().left);
    await expect(new Set(arrows).size).toBe(2);
  },
};

/** Large counts on the smallest screen. The backend stops counting at 10,000. */
export const ManyAtTheSmallestWidth: Story = {
  globals: smallest,
  args: {
    state: {
      status: 'shown',
      tasks: TASK_NAMES.map((name) => ({
        ...toTask(name, 1),
        count: { count: 10_000, precision: 'atLeast' },
      })),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '10,000+ payments failed' })).toBeVisible(),
};

/** Drafts are left out, so that the tasks fit in a line. */
export const WithLateDeliveries: Story = {
  args: {
    state: {
      status: 'shown',
      tasks: TASK_NAMES.filter((name) => name !== 'draft').map((name, index) => toTask(name, index + 1)),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '3 late deliveries' })).toHaveAttribute(
      'href',
      '/orders?status=out_for_delivery&date=..2026-11-13',
    ),
};

export const AllCaughtUp: Story = {
  args: { state: { status: 'shown', tasks: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All caught up')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
