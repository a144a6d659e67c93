import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { reportsPage } from '#languages/en/reports.ts';
import type { ReportState } from '#features/reports/reportModel.ts';
import { TimeZoneContext } from '#features/format/useFormats.ts';
import { ReportsView } from '#features/reports/ReportsView.tsx';
import { page, phone, smallest, tablet } from '../../viewports.ts';
import { aReport, aYearOfOrders, parsedSampleOrders, TODAY, defaultCriteria } from './aReport.ts';

const inAnotherTimeZone = { ...aReport(defaultCriteria).report, timeZone: 'Pacific/Kiritimati' };

const shownReport = (of = aReport(defaultCriteria)): ReportState => ({
  status: 'shown',
  ...of,
  freshness: 'current',
});

const meta = {
  component: ReportsView,
  parameters: page,
  args: {
    state: shownReport(),
    criteria: defaultCriteria,
    today: TODAY,
    timeZone: undefined,
    printedSection: undefined,
    onChange: fn(),
    onRetry: fn(),
    onDownload: fn(),
    onPrintAll: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ReportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('The period and the one before are named.', async () => {
      await expect(canvas.getByText('22 Oct – 20 Nov 2026')).toBeVisible();
      await expect(canvas.getByText(/compared with 22 Sept? – 21 Oct 2026/)).toBeVisible();
    });

    await step('A number links to its orders.', async () => {
      const cancelled = within(canvas.getByRole('article', { name: 'Cancelled' })).getByRole('link');
      await expect(cancelled).toHaveAttribute('href', '/orders?date=2026-10-22..2026-11-20&status=cancelled');
    });

    await step(
      'The average says what it leaves out, and the note on revenue follows the figures.',
      async () => {
        const average = canvas.getByRole('article', { name: 'Average order' });
        await expect(average).toHaveTextContent(/Without \d+ cancelled$/);
        const note = canvas.getByText(reportsPage.howCounted);
        await expect(note.previousElementSibling).toBe(canvas.getByRole('region', { name: 'Key figures' }));
      },
    );

    await step('Each section is exported and printed by itself.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download “Best sellers” as CSV' }));
      await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ id: 'sellers' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Print “Orders by status”' }));
      await expect(args.onPrint).toHaveBeenCalledWith('statuses');
    });

    await step('The chart can show orders instead of revenue.', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Orders' }));
      await expect(args.onChange).toHaveBeenCalledWith({ measure: 'orders' });
    });
  },
};
/** Orders from before the store had its currency are left out, and no figure links to them. */
export const OtherCurrencies: Story = {
  args: {
    state: shownReport(
      aReport(
        defaultCriteria,
        parsedSampleOrders.map((order, index) => ({
          ...order,
          orderDetails: { ...order.orderDetails!, orderCurrency: index % 4 === 0 ? 'USD' : undefined },
        })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^\d+ orders in USD aren’t included/ })).toHaveAttribute(
      'href',
      '/orders?date=2026-10-22..2026-11-20&currency=USD',
    );
    const revenue = within(canvas.getByRole('article', { name: 'Revenue' })).getByRole('link');
    await expect(revenue).toHaveAttribute(
      'href',
      '/orders?date=2026-10-22..2026-11-20&revenue=counted&currency=INR',
    );
  },
};
/** Orders are being added up by the days of a new time zone. Until that is done, the report has those of the one before. */
export const TimeZoneChanged: Story = {
  tags: ['no-picture'],
  args: {
    state: shownReport({ ...aReport(defaultCriteria), report: inAnotherTimeZone }),
    timeZone: 'Asia/Kolkata',
  },
  decorators: [(Story) => <TimeZoneContext value="Asia/Kolkata">{Story()}</TimeZoneContext>],
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(/in the time zone Pacific\/Kiritimati, because .* just been changed/),
    ).toBeVisible(),
};
export const ShownOnAPhone: Story = { globals: phone };
export const ShownOnATablet: Story = { globals: tablet };
export const ShownAtTheSmallestWidth: Story = { globals: smallest };

/** The chart has one column per month. */
const yearCriteria = { ...defaultCriteria, period: 'thisYear' } as const;
export const ThisYear: Story = {
  args: {
    criteria: yearCriteria,
    state: shownReport(aReport(yearCriteria, aYearOfOrders)),
    timeZone: 'Asia/Kolkata',
  },
  play: async ({ canvas }) => expect(canvas.getByText('Time zone: Asia/Kolkata')).toBeVisible(),
};

const emptyPeriodCriteria = { ...defaultCriteria, period: { from: '2026-03-01', to: '2026-03-31' } };
export const AnEmptyPeriod: Story = {
  args: { criteria: emptyPeriodCriteria, state: shownReport(aReport(emptyPeriodCriteria)) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('No one ordered anything in this period (March 2026).')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show this year' }));
    await expect(args.onChange).toHaveBeenCalledWith({ period: 'thisYear' });
  },
};

export const NoOrders: Story = {
  args: { state: { status: 'noOrders' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible(),
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the report')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the report');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const TooManyOrders: Story = {
  args: { state: { status: 'tooMany', orders: 1_000_000 } },
  play: async ({ canvas }) => expect(canvas.getByText(/can’t add up 1,000,000 orders/)).toBeVisible(),
};

/** The previous report stays until the new one has loaded. */
export const Updating: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'shown', ...aReport(defaultCriteria), freshness: 'updating' } },
  play: async ({ canvas }) => expect(canvas.getByText('· updating...')).toBeVisible(),
};

const oddOrders = [
  ...parsedSampleOrders,
  { ...parsedSampleOrders[0]!, _id: 'odd-1', createdAt: 'Diwali 2026' },
  { ...parsedSampleOrders[0]!, _id: 'odd-2', createdAt: undefined },
  { ...parsedSampleOrders[0]!, _id: 'odd-3', totalAmount: undefined, product: undefined, address: undefined },
];
export const OddDatesAndAmounts: Story = {
  args: { state: shownReport(aReport(defaultCriteria, oddOrders)) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/2 orders have no valid date and aren’t included in any period/),
    ).toBeVisible();
    await expect(canvas.getByText(/1 order in this period has no valid amount/)).toBeVisible();
    await expect(canvas.getAllByText('No status')[0]).toBeVisible();
  },
};

const customCriteria = { ...defaultCriteria, period: { from: '2026-11-01', to: '2026-11-15' } };
export const OwnDates: Story = {
  tags: ['no-picture'],
  args: { criteria: customCriteria, state: shownReport(aReport(customCriteria)) },
  play: async ({ canvas, args, userEvent, step }) => {
    const to = canvas.getByLabelText('To');
    await step('One new date changes nothing yet.', async () => {
      const from = canvas.getByLabelText('From');
      await userEvent.clear(from);
      await userEvent.type(from, '2026-11-05');
      await userEvent.click(to);
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('Enter in the second date changes the period.', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '2026-11-12{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith({ period: { from: '2026-11-05', to: '2026-11-12' } });
    });
  },
};

export const OwnDatesLeft: Story = {
  tags: ['no-picture'],
  args: { criteria: customCriteria, state: shownReport(aReport(customCriteria)) },
  play: async ({ canvas, args, userEvent }) => {
    const to = canvas.getByLabelText('To');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-12');
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(args.onChange).toHaveBeenCalledWith({
      period: { from: '2026-11-01', to: '2026-11-12' },
    });
  },
};

export const OwnDatesInverted: Story = {
  args: { criteria: customCriteria, state: shownReport(aReport(customCriteria)) },
  play: async ({ canvas, args, userEvent }) => {
    const to = canvas.getByLabelText('To');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-10-01');
    await userEvent.tab();
    await expect(canvas.getByText('The end date is before the start date.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
