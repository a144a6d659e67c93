import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { type Order, ORDER_STATUSES, lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { createFormats } from '#features/format/formats.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { ListState } from '#features/list/listDefinition.ts';
import { getPage } from '#contract/lists/getPage.ts';
import { getDefaultCriteria } from '#contract/lists/listParams.ts';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { ListTable, type ListTableProps } from '#features/list/ListTable.tsx';
import { orderList as t } from '#languages/en/orders.ts';
import type { OrderListActions } from '#features/orders/table/orderCells.tsx';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { anOrder } from '#mocks/builders.ts';
import { orderList } from '#mocks/englishOrderList.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { page, phone, smallest, tablet, largeText } from '../../../viewports.ts';
import { FAR_EAST, inTimeZone, LATE_EVENING_UTC } from '../../inTimeZone.tsx';
import { expectRoomForFreshness, FreshnessSwitcher } from '../../list/FreshnessSwitcher.tsx';
import { oddOrders } from '../oddOrders.ts';

const orders = sampleOrders.map((one) => lenientOrder.parse(one));
const toOrder = (parts: Partial<StoredOrder>): Order => lenientOrder.parse(anOrder(parts));

const formats = createFormats({ locale: 'en-GB', currency: null, timeZone: undefined });

const defaultCriteria: ListCriteria = getDefaultCriteria(orderList);

const listArgs = (criteria: Partial<ListCriteria>, allOrders: readonly Order[] = orders) => {
  const fullCriteria = { ...defaultCriteria, ...criteria };
  return { criteria: fullCriteria, state: toListState(getPage(orderList, allOrders, fullCriteria)) };
};

/** Enough rows for stories about the rest of the list. */
const fewRows = listArgs({}, orders.slice(0, 3));

const noop = () => {};

/** Searches, filters, sorts and paginates the given orders, like the app. */
function InteractiveTable({
  allOrders = orders,
  initialCriteria = defaultCriteria,
}: {
  allOrders?: readonly Order[];
  initialCriteria?: ListCriteria;
}) {
  const [criteria, setCriteria] = useState(initialCriteria);
  return (
    <OrderTable
      state={toListState(getPage(orderList, allOrders, criteria))}
      criteria={criteria}
      onChange={(change) => setCriteria(changeCriteria(orderList, criteria, change))}
      actions={{ onView: noop, onCopy: noop }}
      onRetry={noop}
    />
  );
}

type OrderTableProps = Omit<ListTableProps<Order, OrderListActions>, 'list'>;

/** The order list in the language chosen in the toolbar. */
const OrderTable = (props: OrderTableProps) => <ListTable {...props} list={useOrderListDefinition()} />;

const meta = {
  component: OrderTable,
  subcomponents: { ListTable },
  parameters: page,
  args: {
    ...listArgs({}),
    onChange: fn(),
    actions: { onView: fn(), onCopy: fn() },
    onRetry: fn(),
  },
  decorators: [
    // As wide as the page next to the sidebar.
    (Story) => (
      <div className="mx-auto max-w-288 p-(--page-gutter)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], render: () => <InteractiveTable /> };

export const Loading: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(t.loading)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'failed', text: t.failed } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failedText);
    await userEvent.click(canvas.getByRole('button', { name: t.closeAndRetry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Rows: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const table = within(canvas.getByRole('table', { name: 'Order Management' }));
    const row = within(table.getAllByRole('row')[1]!);
    await step('All columns but the first and the last can be sorted.', async () => {
      const heads = table.getAllByRole('columnheader');
      const sortable = ['Product', 'Customer', 'Location', 'Total', 'Payment', 'Status', 'Order Date'];
      await expect(heads.map((one) => one.textContent)).toEqual(['Order ID', ...sortable, 'Actions']);
      const withButton = heads.filter((one) => within(one).queryByRole('button'));
      await expect(withButton.map((one) => one.textContent)).toEqual(sortable);
    });

    const id = '674f1c2a9c41e77b20d5a6f3';
    const idLink = row.getByRole('link', { name: '674f1c2a…' });
    await step('A row shows a short id, with a button to copy the whole id.', async () => {
      await expect(row.getAllByRole('cell')[0]!).toHaveTextContent(/^674f1c2a….*Qty 1$/);
      await expect(idLink).toHaveAccessibleDescription(id);
      await expect(idLink).toHaveAttribute('href', `/orders?order=${id}`);
      await userEvent.click(row.getByRole('button', { name: 'Copy ID of order 674f1c2a…' }));
      await expect(args.actions.onCopy).toHaveBeenCalledWith(id);
      await expect(args.actions.onView).not.toHaveBeenCalled();
    });

    await step('Its links open the order and write to the customer.', async () => {
      for (const link of [idLink, row.getByRole('link', { name: 'View details of order 674f1c2a…' })]) {
        await userEvent.click(link);
        await expect(args.actions.onView).toHaveBeenLastCalledWith(id);
      }
      await expect(args.actions.onView).toHaveBeenCalledTimes(2);
      await expect(row.getByRole('link', { name: /^Contact customer Aarav/ })).toHaveAttribute(
        'href',
        'mailto:aarav.mehta@mail.example?subject=Order%20order_7b20d5a6f3',
      );
    });

    await step('Its date has the full date as its title.', async () => {
      await expect(row.getByText(/20 Nov 2026/)).toHaveAttribute(
        'title',
        formats.fullDate(sampleOrders[0]!.createdAt ?? undefined),
      );
    });
  },
};

/** A click anywhere in a row or card opens the order, unless it ends a selection of text. */
export const OpenedByRow: Story = {
  tags: ['no-picture'],
  args: fewRows,
  play: async ({ canvas, userEvent, args, step }) => {
    const { onView } = args.actions;
    const row = within(canvas.getAllByRole('row')[1]!);
    const name = row.getByText(orders[0]!.product!.name!);

    await step(
      'The product’s name opens it, and its link gets the focus when the dialog closes.',
      async () => {
        await userEvent.click(name);
        await expect(onView).toHaveBeenCalledOnce();
        await expect(onView).toHaveBeenCalledWith(orders[0]!._id);
        await expect(row.getByRole('link', { name: '674f1c2a…' })).toHaveFocus();
      },
    );

    await step('Selecting text and clicking with a modifier key don’t open it.', async () => {
      await userEvent.pointer([
        { target: name, offset: 0, keys: '[MouseLeft>]' },
        { target: name, offset: 5 },
        { keys: '[/MouseLeft]' },
      ]);
      await expect(document.getSelection()?.toString()).not.toBe('');
      document.getSelection()?.removeAllRanges();
      await userEvent.keyboard('{Control>}');
      await userEvent.click(name);
      await userEvent.keyboard('{/Control}');
      await expect(onView).toHaveBeenCalledOnce();
    });
  },
};
export const OpenedByCard: Story = { ...OpenedByRow, tags: ['no-picture'], globals: phone };

/** Less important columns are hidden. The dialog shows them. With larger text, rows are cards. */
export const OnATablet: Story = {
  globals: { ...tablet, textSize: 'normal' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('columnheader').map((one) => one.textContent);
    await expect(names).toEqual(['Order ID', 'Product', 'Total', 'Payment', 'Status', 'Actions']);
    const product = canvas.getByRole('columnheader', { name: 'Product' });
    await expect(product.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
  },
};

/** In a card, two badges could say "Pending". */
export const PaymentPendingOnAPhone: Story = {
  tags: ['no-picture'],
  args: listArgs({}, [toOrder({ paymentDetails: { paymentStatus: 'pending' } })]),
  globals: phone,
  play: async ({ canvas }) => expect(canvas.getByText('Payment pending')).toBeVisible(),
};

export const EveryStatus: Story = {
  tags: ['no-picture'],
  globals: { theme: 'light' },
  args: listArgs(
    {},
    [...ORDER_STATUSES, 'awaiting_pickup'].map((orderStatus) => toOrder({ orderDetails: { orderStatus } })),
  ),
  play: async ({ canvas }) => {
    // With large text, rows are cards and some cells are hidden.
    const badges = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell', { hidden: true })[6]!);
    for (const badge of badges) await expect(badge).toBeVisible();
    await expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Pending',
      'Confirmed',
      'Out for delivery',
      'Delivered',
      'Cancelled',
      'Awaiting pickup',
    ]);
    const looks = badges.map((badge) => getLook(badge.firstElementChild!));
    await expect(looks[5]).toBe(looks[0]);
    await expect(new Set(looks).size).toBe(5);
  },
};

/** Returns the icon and the colours of a status. */
const getLook = (state: Element) =>
  `${getComputedStyle(state, '::before').maskImage} ${getComputedStyle(state).color} ${getComputedStyle(state).backgroundColor}`;

const anOrderWithPayment = (paymentStatus: string, paymentMethod?: object, gatewayName = 'Razorpay') =>
  toOrder({
    paymentDetails: { paymentStatus, ...(paymentMethod && { paymentMethod }) },
    paymentGateway: { gatewayName },
  });
const visa = { card: { card_network: 'Visa', card_number: '**** **** **** 4242' } };

export const PaymentPaid: Story = {
  tags: ['no-picture'],
  globals: { theme: 'light' },
  args: listArgs({}, [
    anOrderWithPayment('paid', visa),
    anOrderWithPayment('PAID', { upi: 'aarav@ybl' }),
    anOrderWithPayment('paid', undefined, 'Bank transfer'),
  ]),
  play: async ({ canvas }) => {
    const paid = canvas.getAllByText('Paid');
    await expect(paid).toHaveLength(3);
    for (const status of paid) await expect(getHue(status)).toBe('green');
  },
};

/** Returns the hue of a payment status, and throws if it has no icon. */
function getHue(word: HTMLElement): 'green' | 'amber' {
  const [red, green] = getComputedStyle(word).color.match(/\d+/g)!.map(Number) as [number, number];
  const { maskImage } = getComputedStyle(word.parentElement!, '::before');
  if (!maskImage.startsWith('url')) throw new Error(`no icon beside ${word.textContent}`);
  return green > red ? 'green' : 'amber';
}

export const PaymentOther: Story = {
  tags: ['no-picture'],
  globals: { theme: 'light' },
  args: listArgs({}, [
    anOrderWithPayment('pending', undefined, 'Bank transfer'),
    anOrderWithPayment('refunded', visa),
    anOrderWithPayment('failed', { upi: { vpa: 'aarav@ybl' } }),
    anOrderWithPayment('partially_paid', visa),
  ]),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    for (const word of ['Pending', 'Refunded', 'Failed', 'Partially paid']) {
      await expect(table.getByText(word)).toBeVisible();
      await expect(getHue(table.getByText(word))).toBe('amber');
    }
    await expect(table.queryByText('Paid')).toBeNull();
  },
};

/** The row count is replaced by a notice that the list has changed. The rows stay where they are. */
export const Changed: Story = {
  args: { ...fewRows, freshness: { status: 'changed' }, onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Updates available · Refresh');
    await userEvent.click(canvas.getByRole('button', { name: 'Updates available · Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const ChangedOnAPhone: Story = { ...Changed, globals: phone };
export const ChangedAtTheSmallest: Story = { ...Changed, globals: smallest };
export const ChangedWithTwiceTheTextAtTheSmallest: Story = {
  ...Changed,
  globals: { ...smallest, ...largeText },
};

export const Refreshing: Story = {
  args: { ...fewRows, freshness: { status: 'refreshing' }, onRefresh: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: t.refreshing });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** No row moves when the freshness changes, and its button is whole and covers nothing, at any width and text size. */
export const RoomForFreshness: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <FreshnessSwitcher
      renderList={(freshness) => <OrderTable {...args} {...{ freshness }} onRefresh={noop} />}
    />
  ),
  args: fewRows,
  play: expectRoomForFreshness,
};
export const RoomForFreshnessOnAPhone: Story = { ...RoomForFreshness, tags: ['no-picture'], globals: phone };
export const RoomForFreshnessOnATablet: Story = {
  ...RoomForFreshness,
  tags: ['no-picture'],
  globals: tablet,
};
export const RoomForFreshnessAtTheSmallest: Story = {
  ...RoomForFreshness,
  tags: ['no-picture'],
  globals: smallest,
};
export const RoomForFreshnessWithTwiceTheText: Story = {
  ...RoomForFreshness,
  tags: ['no-picture'],
  globals: { ...smallest, ...largeText },
};

export const NoOrdersYet: Story = {
  args: listArgs({}, []),
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: t.clear })).toBeNull(),
};

export const MiddlePage: Story = {
  tags: ['no-picture'],
  render: () => <InteractiveTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Rows per page/ }));
    const sizes = await screen.findAllByRole('option');
    await expect(sizes.map((one) => one.textContent)).toEqual(['5', '10', '25', '50']);
    await userEvent.click(sizes[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText(`6-10 of ${orders.length} orders`)).toBeVisible();
    await expect(canvas.getByText(`Page 2 of ${Math.ceil(orders.length / 5)}`)).toBeVisible();
  },
};

/** Customers without a name come last in both directions. */
export const SortedByCustomer: Story = {
  tags: ['no-picture'],
  render: () => (
    <InteractiveTable
      allOrders={['Zoë', null, 'asha', 'Émile'].map((fullName) =>
        toOrder({ buyer: fullName ? { fullName } : null }),
      )}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const head = canvas.getByRole('columnheader', { name: 'Customer' });
    const getNames = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]!.querySelector('bdi')!.textContent);
    const expectSorted = async (direction: string, names: string[]) => {
      await expect(head).toHaveAttribute('aria-sort', direction);
      await expect(getNames()).toEqual(names);
    };

    await step('A click sorts in ascending order.', async () => {
      await userEvent.click(within(head).getByRole('button'));
      await expectSorted('ascending', ['asha', 'Émile', 'Zoë', 'Unknown']);
    });
    await step('Enter sorts in descending order.', async () => {
      await userEvent.keyboard('{Enter}');
      await expectSorted('descending', ['Zoë', 'Émile', 'asha', 'Unknown']);
    });
    await step('Enter again restores the order of the server.', async () => {
      await userEvent.keyboard('{Enter}');
      await expectSorted('none', ['Zoë', 'Unknown', 'asha', 'Émile']);
    });
  },
};

export const ContactingTheCustomer: Story = {
  args: listArgs({}, [
    toOrder({ buyer: { fullName: 'By Mail', email: 'mail@mail.example' } }),
    toOrder({ buyer: { fullName: 'By Telephone', phoneNumber: '+91 98450 12345' } }),
    toOrder({ buyer: null, address: null }),
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Contact customer By by phone/ })).toHaveAttribute(
      'href',
      'tel:+919845012345',
    );
    const none = canvas.getByRole('button', { name: /^Contact customer about order/ });
    await expect(none).toHaveAttribute('aria-disabled', 'true');
    await expect(none).toHaveAccessibleDescription(t.noContact);
  },
};

/** Amounts as text, invalid dates, 300 characters, and an order with nothing but an id. */
export const OddData: Story = {
  args: listArgs({ pageSize: 25 }, oddOrders),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,299.50')).toBeVisible();
    await expect(canvas.getByText('<b>Bold</b> <script>alert(1)</script>')).toBeVisible();
    const idOnlyRow = canvas.getByRole('link', { name: 'id-only' }).closest('tr')!;
    // Cards hide some of the cells.
    await expect(
      within(idOnlyRow)
        .getAllByRole('cell', { hidden: true })
        .map((one) => one.textContent)
        .slice(1, 8),
    ).toEqual(['Unnamed product—', 'Unknown', '—', '—', '—', '—', '—']);
  },
};
export const OddDataOnAPhone: Story = { args: OddData.args!, globals: phone };

/** Dates are shown in the store's time zone, not the browser's. */
export const NextDayInTheStore: Story = {
  tags: ['no-picture'],
  args: listArgs({}, [toOrder({ createdAt: LATE_EVENING_UTC })]),
  decorators: inTimeZone(FAR_EAST),
  play: async ({ canvas }) => {
    const date = canvas.getByRole('time');
    await expect(date).toHaveTextContent('21 Nov 2026 13:30');
    await expect(date).toHaveAttribute('title', 'Saturday, 21 November 2026 at 13:30:00 GMT+14');
  },
};

export const TwiceTheText: Story = { globals: largeText };

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, noMatch: NoOrdersYet, listed: Rows } satisfies Record<
  ListState<Order>['status'],
  Story
>);
