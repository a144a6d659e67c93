import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { lenientOrder, type StoredOrder } from '#contract/orders/order.ts';
import { TrackingDialog, type TrackingState } from '#features/orders/bulk/TrackingDialog.tsx';
import { parseTrackingLines } from '#features/orders/bulk/trackingLines.ts';
import {
  checkTrackingLines,
  EMPTY_TRACKING_INPUT,
  type FoundOrder,
  OTHER_CARRIER,
} from '#features/orders/bulk/trackingModel.ts';
import { bulkTracking as t } from '#languages/en/orderTools.ts';
import { anOrder } from '#mocks/builders.ts';
import { phone, smallest } from '../../../viewports.ts';

const input = {
  ...EMPTY_TRACKING_INPUT,
  carrier: 'Blue Dart',
  text: [
    'Order\tTracking number\tCarrier',
    'CTR-2026-1042\t69347215580',
    'CTR-2026-1043\t1Z999AA10123456784\tUPS',
    'CTR-2026-1044\t69347215591',
    'CTR-2026-1045\t6.9347E+10',
    'CTR-2026-1046\t69347215602',
    'CTR-2026-1042\t69347215613',
    'CTR-2026-1999\t69347215624',
    'CTR-2026-1047\t69347215635',
  ].join('\n'),
};

const found = (name: string, orderStatus: string, parts: Partial<StoredOrder> = {}): FoundOrder => ({
  status: 'found',
  order: lenientOrder.parse(anOrder({ buyer: { fullName: name }, orderDetails: { orderStatus }, ...parts })),
});
const orders = new Map<string, FoundOrder>([
  ['CTR-2026-1042', found('Aarav Mehta', 'confirmed')],
  ['CTR-2026-1043', found('Meera Iyer', 'pending')],
  [
    'CTR-2026-1044',
    found('Takumi Fujiwara', 'out_for_delivery', { tracking: { carrier: 'DHL', number: '00340434161094' } }),
  ],
  ['CTR-2026-1045', found('Zainab Sheikh', 'confirmed')],
  ['CTR-2026-1046', found('Kabir Anand', 'cancelled')],
  ['CTR-2026-1047', found('Lena Vogt', 'delivered')],
  ['CTR-2026-1999', { status: 'unknown' }],
]);
const lines = checkTrackingLines(parseTrackingLines(input.text), orders, input);

const meta = {
  component: TrackingDialog,
  args: {
    state: { status: 'entering', file: 'none' },
    input: EMPTY_TRACKING_INPUT,
    onInput: fn(),
    onFile: fn(),
    onCheck: fn(),
    onBack: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  render: function Render(args) {
    const [typed, setTyped] = useState(args.input);
    return <TrackingDialog {...args} input={typed} onInput={setTyped} />;
  },
} satisfies Meta<typeof TrackingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = {
  play: async ({ userEvent, args, step }) => {
    const field = await screen.findByRole('textbox', { name: t.lines });
    await expect(field).toHaveFocus();
    const check = screen.getByRole('button', { name: t.check });
    await step('Without a line, nothing is checked.', async () => {
      await expect(check).toHaveAccessibleDescription(t.noLines);
      await userEvent.click(check);
      await expect(args.onCheck).not.toHaveBeenCalled();
    });
    await step('Lines are typed or pasted.', async () => {
      await userEvent.click(field);
      await userEvent.paste('CTR-2026-1042\t69347215580');
      await userEvent.click(check);
      await expect(args.onCheck).toHaveBeenCalledOnce();
    });
    await step('Ctrl+Enter checks, too.', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onCheck).toHaveBeenCalledTimes(2);
    });
    await step('A file can be chosen instead.', async () => {
      const file = new File(['CTR-2026-1042,69347215580'], 'parcels.csv', { type: 'text/csv' });
      await userEvent.upload(screen.getByLabelText(t.file), file);
      await expect(args.onFile).toHaveBeenCalledWith(file);
    });
    await userEvent.clear(field);
  },
};
export const EnteringOnAPhone: Story = { tags: ['only-light'], args: { input }, globals: phone };

/** A carrier without a known tracking page. */
export const AnotherCarrier: Story = {
  args: { input: { ...input, carrier: OTHER_CARRIER } },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: t.carrierName });
    await userEvent.type(name, 'Bike courier');
    await expect(name).toHaveValue('Bike courier');
    await userEvent.click(screen.getByRole('switch', { name: t.dispatch }));
    await expect(screen.getByRole('switch', { name: t.dispatch })).not.toBeChecked();
  },
};

export const UnreadableFile: Story = {
  args: { state: { status: 'entering', file: 'unreadable' } },
  play: async () =>
    expect(await screen.findByRole('textbox', { name: t.lines })).toHaveAccessibleDescription(t.unreadable),
};

export const TooManyLines: Story = {
  tags: ['no-picture'],
  args: { input: { ...input, text: 'CTR-1 1Z9\n'.repeat(1001) } },
  play: async () =>
    expect(await screen.findByRole('button', { name: t.check })).toHaveAccessibleDescription(t.tooMany(1000)),
};

export const Checking: Story = {
  args: { input, state: { status: 'checking', done: 120, total: 500 } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText('Finding orders: 120 of 500')).toBeVisible());
    await expect(screen.getByRole('button', { name: t.cancel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

const checked: TrackingState = { status: 'checked', lines };

/** Problems come first. */
export const Checked: Story = {
  args: { input, state: checked },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(t.summary(3, 5))).toBeVisible());
    const rows = screen.getAllByRole('row').slice(1);
    await expect(rows[0]).toHaveTextContent(t.problems.shortened);
    await expect(rows[2]).toHaveTextContent(t.twice(2));
    await expect(rows[5]).toHaveTextContent(
      /^2CTR-2026-1042Aarav MehtaConfirmed changes to Out for delivery/,
    );
    await expect(rows[7]).toHaveTextContent(t.replaces('DHL 00340434161094'));
    const confirm = screen.getByRole('button', { name: t.confirm(3) });
    await expect(confirm).toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const CheckedOnAPhone: Story = { args: { input, state: checked }, globals: phone };
export const CheckedOnTheSmallestScreen: Story = {
  tags: ['only-light'],
  args: { input, state: checked },
  globals: smallest,
};

export const NothingToSave: Story = {
  tags: ['no-picture'],
  args: { input, state: { status: 'checked', lines: lines.filter(({ status }) => status !== 'ready') } },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: t.confirm(0) });
    await expect(confirm).toHaveAccessibleDescription(t.nothing);
    await userEvent.click(screen.getByRole('button', { name: t.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** 500 lines are shown in steps. */
export const ManyLines: Story = {
  tags: ['no-picture'],
  args: {
    input,
    state: {
      status: 'checked',
      lines: Array.from({ length: 500 }, (_, index) => ({ ...lines[0]!, line: index + 1 })),
    },
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('row')).toHaveLength(101);
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
    await expect(screen.getAllByRole('row')).toHaveLength(201);
  },
};
