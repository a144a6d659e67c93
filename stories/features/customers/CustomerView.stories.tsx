import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Address, Customer } from '#contract/customers/customer.ts';
import { CustomerView } from '#features/customers/CustomerView.tsx';
import { customerView as t } from '#languages/en/customers.ts';
import { page, phone, rightToLeft } from '../../viewports.ts';

const aarav: Customer = {
  _id: 'aarav.mehta@mail.example',
  name: 'Aarav Mehta',
  email: 'aarav.mehta@mail.example',
  phone: '+91 98450 12345',
  orders: 3,
  spent: 42_334,
  averageOrder: 14_111.33,
  firstOrderAt: '2026-07-05T11:41:00.000Z',
  lastOrderAt: '2026-11-20T09:14:00.000Z',
};

const addresses: readonly Address[] = [
  {
    name: 'Aarav Mehta',
    address: '14 Residency Road\nFlat 3',
    locality: 'Ashok Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560025',
  },
  { address: '2 Marine Drive', city: 'Mumbai', state: 'Maharashtra', pinCode: '400020' },
];

const meta = {
  component: CustomerView,
  parameters: page,
  args: {
    state: { status: 'shown', customer: aarav, addresses },
    onRetry: fn(),
    orders: null,
  },
} satisfies Meta<typeof CustomerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t.write })).toHaveAttribute(
      'href',
      'mailto:aarav.mehta@mail.example',
    );
    await expect(canvas.getByRole('link', { name: t.call })).toHaveAttribute('href', 'tel:+919845012345');
  },
};
export const ShownOnAPhone: Story = { ...Shown, tags: ['phone'], globals: phone };
export const RightToLeft: Story = { globals: rightToLeft };

/** Amounts are in the currency of the newest order. */
export const OtherCurrency: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'shown', customer: { ...aarav, currency: 'EUR' }, addresses } },
  play: async ({ canvas }) => expect(canvas.getByText(/^€\s?42,334/)).toBeVisible(),
};

/** Only a phone number, cancelled orders and no address. */
export const LittleKnown: Story = {
  args: {
    state: {
      status: 'shown',
      customer: {
        ...aarav,
        _id: '080 4455 6677',
        name: undefined,
        email: undefined,
        phone: '080 4455 6677',
        spent: 0,
        averageOrder: undefined,
      },
      addresses: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t.noAddresses)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.write })).toBeNull();
  },
};

const long = 'Priyanka Venkataraman Nair of the House by the Old Mill at the End of the Road';
export const LongText: Story = {
  globals: phone,
  args: {
    state: {
      status: 'shown',
      customer: {
        ...aarav,
        name: long,
        email: `${long.replaceAll(' ', '.').toLowerCase()}@mail.example`,
        spent: 12_345_678.5,
      },
      addresses: [{ ...addresses[0], address: long.repeat(3) }],
    },
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(t.notFoundText),
};
