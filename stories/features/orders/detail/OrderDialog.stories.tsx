import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { type Order, lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { cancelOrder as cancelMessages, dialog as t } from '#languages/en/orderDetail.ts';
import {
  type DetailedOrder,
  type OrderDetailState,
  type OrderHistory,
  type OrderOffers,
  type OrderUpdate,
  type OrderPosition,
} from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { cancelQuestion } from '#languages/en/orders.ts';
import { anOrder, buildStatusEvents } from '#mocks/builders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { page, phone, smallest, largeText, rightToLeft } from '../../../viewports.ts';
import { waitForAnimations } from '../../../waitForAnimations.ts';
import { FAR_EAST, inTimeZone, LATE_EVENING_UTC } from '../../inTimeZone.tsx';
import { oddOrders } from '../oddOrders.ts';
import { findDialog } from '../../../findDialog.ts';

const orders = sampleOrders.map((one) => lenientOrder.parse(one));
const toOrder = (parts: Partial<StoredOrder>): Order =>
  lenientOrder.parse(anOrder({ _id: '66dd5fb0a2c8714e96f30bd5', ...parts }));
const first = orders[0]!;

function getPosition(id: string): OrderPosition | undefined {
  const index = orders.findIndex(({ _id }) => _id === id);
  if (index === -1) return undefined;
  const total = { count: orders.length, precision: 'exact' as const };
  return { number: index + 1, total, previousId: orders[index - 1]?._id, nextId: orders[index + 1]?._id };
}

const unavailable = {
  status: 'unavailable',
  notes: 'unavailable',
  tracking: 'unavailable',
  payment: 'unavailable',
  stock: 'unavailable',
} satisfies OrderOffers;
const onlyStatus: OrderOffers = { ...unavailable, status: 'offered' };
const shownArgs = (one: Order, parts: Partial<Extract<OrderDetailState, { status: 'shown' }>> = {}) => ({
  state: {
    status: 'shown' as const,
    order: one,
    position: getPosition(one._id),
    update: { status: 'idle' } satisfies OrderUpdate,
    question: undefined,
    offers: onlyStatus,
    history: { status: 'none' } satisfies OrderHistory,
    ...parts,
  },
});

const onAnswer = fn(() => Promise.resolve({ status: 'failed', message: t.notSaved }));

const meta = {
  component: OrderDialog,
  parameters: page,
  args: {
    ...shownArgs(first),
    onClose: fn(),
    onNavigate: fn(),
    onCopy: fn(),
    onPrint: fn(),
    onCopyAddress: fn(),
    onCopyTracking: fn(),
    notes: undefined,
    lastCarrier: 'DHL',
    onAsk: fn(),
    onChange: fn(),
    onAnswer: onAnswer as never,
    onDismissQuestion: fn(),
    onChooseStatus: fn(),
    onRetryUpdate: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type OpenDialog = Awaited<ReturnType<typeof findDialog>>;

const getAmounts = (dialog: OpenDialog) =>
  within(dialog.getByRole('region', { name: t.summary }))
    .getAllByRole('definition')
    .map((one) => one.textContent);

export const Playground: Story = { tags: ['!test'] };

export const NotFound: Story = {
  args: { state: { status: 'notFound', id: '674f1c2a9c41e77b20d5a6f3' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: t.notFound })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Opened by URL, when only pages of orders are loaded. */
export const Loading: Story = {
  args: { state: { status: 'loading', id: first._id } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: t.loading })).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(t.loading);
    await userEvent.click(screen.getByRole('button', { name: t.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', id: first._id } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: t.failed })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Shown: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args, step }) => {
    const dialog = await findDialog();
    await step('It shows the amounts and the position, and no history.', async () => {
      await expect(screen.getByRole('dialog', { name: /^Order 674f1c2a9c41e77b20d5a6f3/ })).toBeVisible();
      await expect(getAmounts(dialog)).toEqual(['₹42,999', '₹649', '₹50', '−₹6,450', '₹37,248']);
      await expect(dialog.getByText(`1 of ${orders.length}`)).toBeVisible();
      await expect(dialog.queryByRole('region', { name: t.history })).toBeNull();
    });

    await step('Only the next order can be opened.', async () => {
      await expect(dialog.getByRole('button', { name: t.previous })).toHaveAccessibleDescription(t.onFirst);
      await userEvent.click(dialog.getByRole('button', { name: t.next }));
      await expect(args.onNavigate).toHaveBeenCalledWith(orders[1]!._id);
    });

    await step('Buttons copy the id and the address.', async () => {
      await userEvent.click(dialog.getByRole('button', { name: t.copyId }));
      await expect(args.onCopy).toHaveBeenCalledWith(first._id);
      await userEvent.click(dialog.getByRole('button', { name: t.copyAddress }));
      await expect(args.onCopyAddress).toHaveBeenCalledWith(first);
    });

    await step('The menu prints a packing slip.', async () => {
      await userEvent.click(dialog.getByRole('button', { name: t.printMenu }));
      await userEvent.click(await screen.findByRole('menuitem', { name: t.printItems.packingSlip }));
      await expect(args.onPrint).toHaveBeenCalledWith('packingSlip', first);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });

    await step('Escape closes the dialog.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
/** The footer has two rows: the navigation and tools, which are icons, and the buttons. */
export const ShownAtTheSmallest: Story = {
  globals: smallest,
  play: async () => {
    const dialog = await findDialog();
    const getMiddle = (name: string) => {
      const { top, bottom } = dialog.getByRole('button', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await waitForAnimations();
    for (const name of [t.copyId, t.printMenu]) await expect(getMiddle(name)).toBe(getMiddle(t.previous));
  },
};

/** Offers to print the order as shown, or a sheet about it. */
export const PrintMenu: Story = {
  tags: ['whole-screen'],
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: t.printMenu }));
    const items = await screen.findAllByRole('menuitem');
    const { packingSlipWithNotes: _, ...withoutNotes } = t.printItems;
    await expect(items.map((one) => one.textContent)).toEqual(Object.values(withoutNotes));
  },
};

/** The store has no name yet. The menu says so before anything is printed. */
export const PrintHint: Story = {
  tags: ['no-picture'],
  args: {
    printHint: {
      label: t.noStoreName.add,
      detail: t.noStoreName.effect,
      href: '/store-details',
      divider: 'above',
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: t.printMenu }));
    const item = await screen.findByRole('menuitem', { name: /^Add store details/ });
    await expect(item).toHaveTextContent('Printed without a store name');
    await expect(item).toHaveAttribute('href', '/store-details');
    await waitFor(() => expect(screen.getByRole('separator')).toBeVisible());
  },
};

/** The dialog has its height before the history is there, so that its title stays where it is. */
export const HistoryLoading: Story = {
  tags: ['no-picture'],
  args: shownArgs(first, { history: { status: 'loading' } }),
  play: async () => {
    await findDialog();
    await waitForAnimations();
    const { height } = screen.getByRole('dialog').querySelector('.order-sheet')!.getBoundingClientRect();
    await expect(height).toBe(Math.min(52 * 16, window.innerHeight - 32));
  },
};

/** Lines without a value are left out, except for the subtotal, the total and the payment's status. */
export const MissingParts: Story = {
  tags: ['no-picture'],
  args: shownArgs({ _id: '674f1c2a9c41e77b20d5a6f3' }),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Unknown')).toBeVisible();
    const summary = within(dialog.getByRole('region', { name: t.summary }));
    await expect(summary.getAllByRole('definition').map((one) => one.textContent)).toEqual(['—', '—']);
    const payment = within(dialog.getByRole('region', { name: t.payment }));
    await expect(payment.getAllByRole('definition')).toHaveLength(1);
    await expect(dialog.queryByText(/^Expected delivery/)).toBeNull();
  },
};

const oddOrderStory = (id: string, check: (dialog: OpenDialog) => Promise<void>): Story => ({
  args: shownArgs(
    oddOrders.find((one) => one._id.startsWith(id))!,
    { position: undefined },
  ),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: t.next })).toHaveAccessibleDescription(t.notAmong);
    await check(dialog);
  },
});
export const LongText: Story = oddOrderStory('long', async (dialog) => {
  const all = screen.getByRole('dialog');
  await expect(all.scrollWidth).toBeLessThanOrEqual(all.clientWidth);
  await expect(dialog.getByText('z'.repeat(300))).toBeInTheDocument();
});
export const LongTextOnAPhone: Story = { ...LongText, globals: phone };
export const RightToLeft: Story = {
  ...oddOrderStory('right', async (dialog) =>
    expect(dialog.getByText('قفطان مطرز يدويًا من الحرير الطبيعي')).toBeInTheDocument(),
  ),
  globals: rightToLeft,
};
export const TwiceTheText: Story = { globals: largeText, play: async () => void (await findDialog()) };
export const WrongTypes: Story = {
  ...oddOrderStory('wrong', async (dialog) => {
    await expect(getAmounts(dialog)).toEqual(['—', '₹149', '₹50', '₹0', '—']);
    await expect(dialog.getByText('Unknown')).toBeInTheDocument();
  }),
  tags: ['no-picture'],
};
export const AmountsAsText: Story = {
  ...oddOrderStory('amounts', async (dialog) =>
    expect(getAmounts(dialog)).toEqual(['₹1,299.50', expect.any(String), '−₹100', '₹1,299.50']),
  ),
  tags: ['no-picture'],
};

export const CannotUpdate: Story = {
  args: shownArgs(first, { offers: unavailable }),
  play: async ({ userEvent, args }) => {
    const button = (await findDialog()).getByRole('button', { name: t.update });
    await expect(button).toHaveAccessibleDescription(t.updateUnavailable);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(args.onChooseStatus).not.toHaveBeenCalled();
  },
};

const pending = toOrder({ orderDetails: { orderStatus: 'pending' } });
const getItemNames = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => item.querySelector('.truncate')?.textContent);

/** The button has the focus and opens the statuses: the likely next one first, the current one disabled. */
export const ChoosingAStatus: Story = {
  args: shownArgs(pending),
  play: async ({ userEvent, args, step }) => {
    const dialog = await findDialog();
    const button = dialog.getByRole('button', { name: t.update });
    await step('Enter opens the menu, unless it is still held from opening the dialog', async () => {
      await waitFor(() => expect(button).toHaveFocus());
      await fireEvent.keyDown(button, { key: 'Enter', repeat: true });
      await expect(screen.queryByRole('menu')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(await getItemNames()).toEqual([
        'Confirmed',
        'Pending',
        'Out for delivery',
        'Delivered',
        'Cancelled',
      ]);
      const [next, current] = screen.getAllByRole('menuitem');
      await expect(next).toHaveTextContent(t.nextStatus);
      await expect(current).toHaveTextContent(t.currentStatus);
      await expect(current).toHaveAttribute('aria-disabled', 'true');
    });

    await step('The current status cannot be chosen', async () => {
      await waitForAnimations();
      await userEvent.keyboard('p{Enter}');
      await expect(screen.getByRole('menu')).toBeVisible();
      await expect(args.onChooseStatus).not.toHaveBeenCalled();
    });

    await step('A letter and Enter choose another one', async () => {
      // Headless UI joins letters that follow within 350 ms.
      await new Promise((resolve) => void setTimeout(resolve, 400));
      await userEvent.keyboard('d{Enter}');
      await expect(args.onChooseStatus).toHaveBeenCalledWith('delivered');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
    });

    await step('Escape closes only the menu', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(args.onClose).not.toHaveBeenCalled();
    });

    await step('A click opens it too', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await waitForAnimations();
    });
  },
};

export const ChoosingOnAPhone: Story = {
  globals: phone,
  args: shownArgs(pending),
  play: async ({ userEvent, args }) => {
    const button = (await findDialog()).getByRole('button', { name: t.update });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Confirmed/ }));
    await expect(args.onChooseStatus).toHaveBeenCalledWith('confirmed');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(window.innerWidth - 16));
  },
};

/** After an unknown status no status is the likely next one, and all can be chosen. */
export const ChoosingFromAnUnknownStatus: Story = {
  tags: ['no-picture'],
  args: shownArgs(toOrder({ orderDetails: { orderStatus: 'awaiting_pickup' } })),
  play: async ({ userEvent }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: t.update }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual([
      'Pending',
      'Confirmed',
      'Out for delivery',
      'Delivered',
      'Cancelled',
    ]);
    for (const item of items) await expect(item).not.toHaveAttribute('aria-disabled');
  },
};

/** A cancellation asks first, and says what it means for this order. */
export const Confirming: Story = {
  args: shownArgs(
    toOrder({ orderDetails: { orderStatus: 'delivered' }, paymentDetails: { paymentStatus: 'paid' } }),
    { question: 'cancel' },
  ),
  play: async ({ userEvent, args }) => {
    const question = await screen.findByRole('alertdialog', { name: cancelMessages.title });
    const { delivered, paid } = cancelMessages;
    await expect(question).toHaveAccessibleDescription(`${cancelQuestion.text(1)} ${delivered} ${paid}`);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Go back' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismissQuestion).toHaveBeenCalledOnce();
    await expect(within(question).queryByRole('checkbox')).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: cancelMessages.confirm }));
    await expect(args.onChange).toHaveBeenCalledWith({
      kind: 'status',
      status: 'cancelled',
      from: 'delivered',
      stock: undefined,
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: shownArgs(first, { update: { status: 'saving' } }),
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const button = dialog.getByRole('button', { name: t.saving });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(dialog.getByRole('button', { name: t.next })).toHaveAccessibleDescription(t.saving);
    await userEvent.keyboard('{Escape}');
    for (const closeButton of dialog.getAllByRole('button', { name: t.close })) {
      await expect(closeButton).toHaveAccessibleDescription(t.saving);
      await userEvent.click(closeButton);
    }
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const toDelivered = { kind: 'status', status: 'delivered', from: 'confirmed' } as const;

/** The reason stays in the dialog. Trying again moves the focus, because its button disappears. */
export const NotSaved: Story = {
  args: shownArgs(first, { update: { status: 'failed', change: toDelivered, reason: t.notSaved } }),
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent(t.notSaved);
    await userEvent.click(dialog.getByRole('button', { name: t.retry }));
    await expect(args.onRetryUpdate).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('button', { name: t.update })).toHaveFocus();
  },
};
export const NotSavedOnAPhone: Story = {
  globals: phone,
  args: NotSaved.args!,
  play: async () => expect((await findDialog()).getByRole('alert')).toHaveTextContent(t.notSaved),
};

export const WithHistory: Story = {
  args: shownArgs(first, {
    history: {
      status: 'listed',
      events: buildStatusEvents(
        { status: 'confirmed', from: 'pending', at: '2026-11-20T10:02:00.000Z', by: 'Ananya Krishnamurthy' },
        { status: 'out_for_delivery', from: 'confirmed', at: '2026-11-21T06:30:00.000Z', by: 'Guest' },
      ),
    },
  }),
  play: async () => {
    const dialog = await findDialog();
    const history = await dialog.findByRole('region', { name: t.history });
    await expect(within(history).getAllByRole('listitem')).toHaveLength(2);
    history.scrollIntoView();
  },
};

const lastOfPage: OrderPosition = {
  number: 10,
  total: { count: 10_000, precision: 'atLeast' },
  previousId: orders[0]!._id,
  nextId: undefined,
};

const atPosition = (position: DetailedOrder['position']) => ({ args: shownArgs(first, { position }) });

/** The order is the last of its page, and the next page is loading. */
export const NextPageLoading: Story = {
  tags: ['no-picture'],
  ...atPosition({ ...lastOfPage, neighbourStatus: { next: 'loading' } }),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('10 of 10,000+')).toBeVisible();
    const next = dialog.getByRole('button', { name: t.next });
    await expect(next).toHaveAccessibleDescription(t.neighbours.loading);
  },
};

/** The order may be on a page that isn't loaded, so the dialog doesn't say that the search excludes it. */
export const OnAnotherPage: Story = {
  ...atPosition('unknown'),
  tags: ['no-picture'],
  play: async () => {
    const dialog = await findDialog();
    for (const name of [t.previous, t.next])
      await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(t.elsewhere);
  },
};

/** Dates are shown in the store's time zone. A date without a time is the same everywhere. */
export const NextDayInTheStore: Story = {
  tags: ['no-picture'],
  args: shownArgs(toOrder({ createdAt: LATE_EVENING_UTC, deliveryTime: '2026-11-24' }), {
    history: {
      status: 'listed',
      events: buildStatusEvents({
        status: 'confirmed',
        from: 'pending',
        at: LATE_EVENING_UTC,
        by: 'Asha Rao',
      }),
    },
  }),
  decorators: inTimeZone(FAR_EAST),
  play: async () => {
    const dialog = await findDialog();
    await dialog.findByRole('listitem');
    const dates = dialog.getAllByRole('time').map((one) => one.textContent);
    await expect(dates.toSorted()).toEqual(['21 Nov 2026, 13:30', '21 Nov 2026, 13:30', '24 Nov 2026']);
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, notFound: NotFound, shown: Shown } satisfies Record<
  OrderDetailState['status'],
  Story
>);
// Fails to compile if a state has no story.
void ({ idle: ChoosingAStatus, saving: Saving, failed: NotSaved } satisfies Record<
  OrderUpdate['status'],
  Story
>);
