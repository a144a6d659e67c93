import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { addDays } from '#contract/time/days.ts';
import { SalesCard } from '#features/reports/SalesCard.tsx';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { page, phone, tablet } from '../../viewports.ts';
import { aReport, defaultCriteria, parsedSampleOrders } from './aReport.ts';

const meta = {
  component: SalesSummary,
  parameters: page,
  args: {
    state: { status: 'shown', ...aReport(defaultCriteria), freshness: 'current' },
    earlierDays: undefined,
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="@container/page grid gap-4 p-4">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <SalesCard>
      <SalesSummary {...args} />
    </SalesCard>
  ),
} satisfies Meta<typeof SalesSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/reports');
    await expect(await canvas.findByRole('link', { name: /^Fri, 20 Nov 2026, ₹/ })).toHaveAttribute(
      'href',
      '/orders?date=2026-11-20..2026-11-20&revenue=counted',
    );
  },
};
const { report } = aReport(defaultCriteria);
export const ShownOnAPhone: Story = { globals: phone };

const earlierDays = report.days.map((sums) => ({ ...sums, day: addDays(sums.day, -30) }));

/** The 30 days before are a line, and part of the texts. */
export const WithTheDaysBefore: Story = {
  tags: ['both-themes'],
  args: { earlierDays },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 days before', { selector: 'p span span' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /^Fri, 20 Nov 2026, ₹.* 30 days before: ₹/ }),
    ).toBeInTheDocument();
    const headers = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(headers.at(-1)).toBe('30 days before');
  },
};

/** The placeholder, above the sales that will replace it. */
export const LoadingAndShown: Story = {
  // Both cards have the same title.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <>
      <SalesCard>
        <SalesSummary {...args} state={{ status: 'loading' }} />
      </SalesCard>
      <SalesCard>
        <SalesSummary {...args} />
      </SalesCard>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Revenue' });
    const [loading, shown] = canvas
      .getAllByRole('region', { name: 'Sales, last 30 days' })
      .map((card) => card.getBoundingClientRect().height);
    await expect(loading).toBeCloseTo(shown!, 0);
    // The plot has about 180 px, and the list below still starts on the first screen.
    await expect(shown).toBeLessThan(312);
  },
};

/** The list below stays where it is, whatever follows the placeholder. */
export const AsHighInEveryState: Story = {
  tags: ['no-picture'],
  // The cards have the same title.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => {
    const states = [args.state, { status: 'loading' }, { status: 'failed' }, { status: 'noOrders' }] as const;
    return (
      <>
        {states.map((state) => (
          <SalesCard key={state.status}>
            <SalesSummary {...args} state={state} />
          </SalesCard>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Revenue' });
    const [shown, ...others] = canvas
      .getAllByRole('region', { name: 'Sales, last 30 days' })
      .map((card) => card.getBoundingClientRect().height);
    for (const height of others) await expect(height).toBeCloseTo(shown!, 0);
  },
};
export const AsHighInEveryStateOnATablet: Story = {
  ...AsHighInEveryState,
  tags: ['no-picture'],
  globals: tablet,
};
export const AsHighInEveryStateOnAPhone: Story = {
  ...AsHighInEveryState,
  tags: ['no-picture'],
  globals: phone,
};

/** The average says what it leaves out. */
export const WithoutCancelledOrders: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('article', { name: 'Average order' })).toHaveTextContent(
      /Without \d+ cancelled$/,
    ),
};

/** One order, and none in the days before. */
export const OneOrder: Story = {
  globals: phone,
  args: {
    state: {
      status: 'shown',
      ...aReport(defaultCriteria, parsedSampleOrders.slice(0, 1)),
      freshness: 'current',
    },
    earlierDays: [],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1' })).toBeVisible();
    await expect(canvas.queryByText('30 days before')).toBeNull();
  },
};

const costlyOrders = parsedSampleOrders.map((order) => ({ ...order, totalAmount: 12_345_678.5 }));

/** Long amounts keep to their line on a phone. */
export const LongAmounts: Story = {
  globals: phone,
  args: { state: { status: 'shown', ...aReport(defaultCriteria, costlyOrders), freshness: 'current' } },
  play: async ({ canvas }) => {
    const average = within(await canvas.findByRole('article', { name: 'Average order' })).getByRole('link');
    await expect(average.getClientRects()).toHaveLength(1);
  },
};

/** One exceptional day of the earlier period doesn't flatten the columns. Its value is written above. */
export const WithAnExceptionalDayBefore: Story = {
  tags: ['both-themes'],
  args: {
    earlierDays: earlierDays.map((sums, index) =>
      index === 2 ? { ...sums, revenue: sums.revenue * 40 + 30_000_000 } : sums,
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^↑ ₹/)).toBeInTheDocument(),
};
export const LoadingOnAPhone: Story = { globals: phone, args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const NoOrders: Story = { args: { state: { status: 'noOrders' } } };
export const TooManyOrders: Story = { args: { state: { status: 'tooMany', orders: 1_000_000 } } };
