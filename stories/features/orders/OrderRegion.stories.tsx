import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { OrderRegion } from '#features/orders/OrderRegion.tsx';
import { Amount } from '#features/orders/OrderValues.tsx';
import { FAR_EAST, inTimeZone, LATE_EVENING_UTC } from '../inTimeZone.tsx';

const region = (orderCurrency?: string, orderTimeZone?: string) => ({
  orderDetails: { orderId: undefined, orderStatus: undefined, orderCurrency, orderTimeZone },
});

/** An amount and a date of an order, in a store without a currency. */
const meta = {
  component: OrderRegion,
  tags: ['no-picture'],
  decorators: inTimeZone(FAR_EAST),
  args: {
    order: region('USD', 'UTC'),
    children: (
      <p>
        <Amount value={1299.5} /> <FormattedDate iso={LATE_EVENING_UTC} time="below" />
      </p>
    ),
  },
} satisfies Meta<typeof OrderRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time names its zone. */
export const AnotherRegion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,299\.50/)).toHaveTextContent('US$1,299.50');
    await expect(canvas.getByRole('time')).toHaveTextContent(/^20 Nov 2026 23:30 (UTC|GMT)$/);
  },
};

export const TheRegionOfTheStore: Story = {
  args: { order: region('INR', FAR_EAST) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1,299\.50/)).toHaveTextContent(/^₹1,299.50$/);
    await expect(canvas.getByRole('time')).toHaveTextContent(/^21 Nov 2026 13:30$/);
  },
};

/** Backends don't need to send them. Invalid ones are ignored. */
export const Unknown: Story = {
  ...TheRegionOfTheStore,
  args: { order: region('Rs', 'Moon/Crater') },
};
