import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Order, lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { dialog as t } from '#languages/en/orderDetail.ts';
import {
  type DetailedOrder,
  type OrderDetailState,
  type OrderHistory,
  type StatusUpdate,
  type OrderPosition,
} from '#features/orders/detail/orderDetailModel.ts';
import { OrderDialog } from '#features/orders/detail/OrderDialog.tsx';
import { order as orderMessages } from '#languages/en/orders.ts';
import { anOrder } from '#mocks/builders.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { page, phone, smallest, largeText, rightToLeft } from '../../../viewports.ts';
import { FAR_EAST, inTimeZone, LATE_EVENING_UTC } from '../../inTimeZone.tsx';
import { oddOrders } from '../oddOrders.ts';

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

const shownArgs = (one: Order, parts: Partial<Extract<OrderDetailState, { status: 'shown' }>> = {}) => ({
  state: {
    status: 'shown' as const,
    order: one,
    position: getPosition(one._id),
    update: { status: 'offered' } satisfies StatusUpdate,
    history: { status: 'none' } satisfies OrderHistory,
    ...parts,
  },
});

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
    onOpenChoice: fn(),
    onChoose: fn(),
    onCancel: fn(),
    onSave: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
} satisfies Meta<typeof OrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible());
  return dialog;
};

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
      await userEvent.click(dialog.getByRole('button', { name: orderMessages.copyId }));
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

    await step('A button opens the choice of a status, and Escape closes the dialog.', async () => {
      await userEvent.click(dialog.getByRole('button', { name: t.update }));
      await expect(args.onOpenChoice).toHaveBeenCalledOnce();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const ShownAtTheSmallest: Story = { globals: smallest, play: async () => void (await findDialog()) };

/** Offers to print the order as shown, or a sheet about it. */
export const PrintMenu: Story = {
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: t.printMenu }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((one) => one.textContent)).toEqual(Object.values(t.printItems));
  },
};

export const MissingParts: Story = {
  tags: ['no-picture'],
  args: shownArgs({ _id: '674f1c2a9c41e77b20d5a6f3' }),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Unknown')).toBeVisible();
    const summary = within(dialog.getByRole('region', { name: t.summary }));
    await expect(summary.getAllByText('—')).toHaveLength(5);
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
    expect(getAmounts(dialog)).toEqual(['₹1,299.50', '—', expect.any(String), '−₹100', '₹1,299.50']),
  ),
  tags: ['no-picture'],
};

export const CannotUpdate: Story = {
  args: shownArgs(first, { update: { status: 'unavailable' } }),
  play: async ({ userEvent, args }) => {
    const button = (await findDialog()).getByRole('button', { name: t.update });
    await expect(button).toHaveAccessibleDescription(t.updateUnavailable);
    await userEvent.click(button);
    await expect(args.onOpenChoice).not.toHaveBeenCalled();
  },
};

export const ChoosingAStatus: Story = {
  args: shownArgs(first, { update: { status: 'choosing', choice: undefined } }),
  play: async ({ userEvent, args, step }) => {
    const dialog = await findDialog();
    const select = dialog.getByRole('combobox', { name: /New status/ });
    await step('Until another status is chosen, the current one is shown and cannot be saved.', async () => {
      await waitFor(() => expect(select).toHaveFocus());
      await expect(select).toHaveTextContent('Out for delivery');
      await expect(dialog.getByRole('button', { name: t.save })).toHaveAccessibleDescription(t.sameStatus);
      await expect(dialog.getByRole('button', { name: t.next })).toHaveAccessibleDescription(t.changeFirst);
    });

    await step('A status is chosen by keyboard.', async () => {
      await userEvent.keyboard(' ');
      const options = await screen.findAllByRole('option');
      await expect(options.map((one) => one.textContent)).toEqual([
        'Pending',
        'Confirmed',
        'Out for delivery',
        'Delivered',
        'Cancelled',
      ]);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('delivered');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });

    await step('Escape and the button cancel the choice, and the dialog stays open.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: t.cancelChange }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const ChosenOnAPhone: Story = {
  globals: phone,
  args: shownArgs(first, { update: { status: 'choosing', choice: 'delivered' } }),
  play: async ({ userEvent, args }) => {
    await userEvent.click((await findDialog()).getByRole('button', { name: t.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** With an unknown status, nothing is chosen at first. */
export const ChoosingFromAnUnknownStatus: Story = {
  args: shownArgs(toOrder({ orderDetails: { orderStatus: 'awaiting_pickup' } }), {
    update: { status: 'choosing', choice: undefined },
  }),
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(t.chooseStatus)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.save })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Saving: Story = {
  args: shownArgs(first, { update: { status: 'saving', choice: 'delivered' } }),
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: t.saving })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: t.cancel }));
    const closeButton = dialog.getByRole('button', { name: t.close });
    await expect(closeButton).toHaveAccessibleDescription(t.saving);
    await userEvent.click(closeButton);
    for (const callback of [args.onClose, args.onCancel, args.onSave])
      await expect(callback).not.toHaveBeenCalled();
  },
};

export const WithHistory: Story = {
  args: shownArgs(first, {
    history: {
      status: 'listed',
      changes: [
        { status: 'confirmed', from: 'pending', at: '2026-11-20T10:02:00.000Z', by: 'Ananya Krishnamurthy' },
        { status: 'out_for_delivery', from: 'confirmed', at: '2026-11-21T06:30:00.000Z', by: 'Guest' },
      ],
    },
  }),
  play: async () => {
    const dialog = await findDialog();
    const history = dialog.getByRole('region', { name: t.history });
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
      changes: [{ status: 'confirmed', from: 'pending', at: LATE_EVENING_UTC, by: 'Asha Rao' }],
    },
  }),
  decorators: inTimeZone(FAR_EAST),
  play: async () => {
    const dialog = await findDialog();
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
void ({
  unavailable: CannotUpdate,
  offered: Shown,
  choosing: ChoosingAStatus,
  saving: Saving,
} satisfies Record<StatusUpdate['status'], Story>);
