import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ClockContext } from '#app/browser/clock.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// Pages that stay open while a day of the store ends. In the store it is 14:44 when a story starts.

const TO_MIDNIGHT_MS = Date.parse('2026-11-20T18:30:00Z') - new ManualClock().now();

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: '/orders', settings: { ...demoSettings, timeZone: 'Asia/Kolkata' } },
  loaders: [() => ({ clock: new ManualClock() })],
  render: (args, { loaded }) => (
    <ClockContext value={loaded['clock'] as ManualClock}>
      <AppAt {...args} />
    </ClockContext>
  ),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const getClock = ({ loaded }: Parameters<NonNullable<Story['play']>>[0]) => loaded['clock'] as ManualClock;

/** Today's orders become yesterday's. The focus and a field that is being typed in stay. */
export const Orders: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = within(await canvas.findByRole('table'));
    const countDays = (day: string) => table.queryAllByText(day).length;
    await table.findAllByText('Today');
    const todays = countDays('Today');
    const page = canvas.getByRole('searchbox');
    await userEvent.type(page, ' ');
    getClock(context).advance(TO_MIDNIGHT_MS - 1);
    await expect(countDays('Today')).toBe(todays);
    getClock(context).advance(1);
    await waitFor(() => expect(countDays('Yesterday')).toBe(todays));
    await expect(countDays('Today')).toBe(0);
    await expect(page).toHaveFocus();
    await expect(page).toHaveValue(' ');
  },
};

/** The dates of a preset follow in its chip, in the open panel and in the rows. */
export const OrdersOfToday: Story = {
  args: { at: '/orders?date=today' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [today] = await canvas.findAllByText('Today');
    // On paper, which is read later.
    await expect(today!.closest('time')).toHaveAttribute('data-day', '20 Nov 2026');
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const from = panel.getByLabelText('Order date, from');
    await expect(from).toHaveValue('2026-11-20');
    getClock(context).advance(TO_MIDNIGHT_MS);
    await waitFor(() => expect(from).toHaveValue('2026-11-21'));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /20 Nov|Today/ })).toBeNull());
  },
};

export const Report: Story = {
  args: { at: '/reports?period=today' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(/20 Nov 2026/);
    getClock(context).advance(TO_MIDNIGHT_MS);
    await canvas.findByText(/21 Nov 2026/);
  },
};
