import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SalesSummary } from '#features/reports/SalesSummary.tsx';
import { page, phone } from '../../viewports.ts';
import { aReport, defaultCriteria } from './aReport.ts';

const meta = {
  component: SalesSummary,
  parameters: page,
  args: {
    state: { status: 'shown', ...aReport(defaultCriteria), freshness: 'current' },
    onRetry: fn(),
  },
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
const { report, period } = aReport(defaultCriteria);
const inAnotherTimeZone = { ...report, timeZone: 'Pacific/Kiritimati' };

/** A store without a time zone: the server adds up days in its own. */
export const ServerTimeZone: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'shown', report: inAnotherTimeZone, period, freshness: 'current' } },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/in the server’s time zone, Pacific\/Kiritimati/)).toBeVisible(),
};
export const ShownOnAPhone: Story = { globals: phone };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const NoOrders: Story = { args: { state: { status: 'noOrders' } } };
export const TooManyOrders: Story = { args: { state: { status: 'tooMany', orders: 1_000_000 } } };
