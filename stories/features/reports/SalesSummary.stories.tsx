import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addDays } from '#contract/time/days.ts';
import { SalesCard } from '#features/reports/SalesCard.tsx';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { page, phone } from '../../viewports.ts';
import { aReport, defaultCriteria } from './aReport.ts';

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
    await expect(shown).toBeLessThan(240);
  },
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
