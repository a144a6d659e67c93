import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { anOrder } from '#mocks/builders.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { FAR_EAST } from '../features/inTimeZone.tsx';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/reports' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reports calculated in the browser from all orders. */
export const Loaded: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Revenue' })).toHaveTextContent(
      /^Revenue₹[\d,.]+\+/,
    );
    await expect(document.title).toBe('Reports · Counter');
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
  },
};
export const LoadedOnAPhone: Story = {
  tags: ['whole-screen', 'phone'],
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByRole('article', { name: 'Revenue' })).toBeVisible(),
};

/** Days, including today, are those of the store's time zone. */
export const TodayInStoreTimeZone: Story = {
  tags: ['no-picture'],
  args: {
    at: '/reports?period=today',
    // The clock of the story is at noon in UTC.
    settings: { ...demoSettings, timeZone: FAR_EAST },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.getOrders, () => ({
        orders: [
          anOrder({ createdAt: '2026-11-20T10:00:00.000Z', totalAmount: 300 }),
          anOrder({ createdAt: '2026-11-20T09:59:59.999Z', totalAmount: 5000 }),
        ],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Revenue' })).toHaveTextContent(/^Revenue₹300/);
    await expect(canvas.getByText(`Time zone: ${FAR_EAST}`)).toBeVisible();
    await expect(canvas.getAllByText('21 Nov 2026')[0]).toBeVisible();
  },
};

/** The settings are in the URL, also after a failure. Changing one updates the report immediately. */
export const Retried: Story = {
  tags: ['no-picture'],
  args: { at: '/reports?period=thisMonth&show=orders&sellers=pieces' },
  beforeEach: ({ msw }) => msw.use(mockCall(calls.getOrders, () => respondWithError(500))),
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('Try again', async () => {
      const retry = await canvas.findByRole('button', { name: 'Try again' });
      msw.use(mockCall(calls.getOrders, () => ({ orders: [...sampleOrders] })));
      await userEvent.click(retry);
      await expect(await canvas.findByText(/^1\s?–\s?20 Nov 2026$/)).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Orders over time' })).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Units' })).toBeChecked();
    });
    await step('Show weeks', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: /^9\s?–\s?15 Nov 2026/ })).toBeInTheDocument(),
      );
    });
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Please sign in to view the store’s reports')).toBeVisible(),
};
