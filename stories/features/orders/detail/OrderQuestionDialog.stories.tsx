import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { OrderQuestion } from '#features/orders/detail/orderChange.ts';
import { OrderQuestionDialog } from '#features/orders/detail/questions/OrderQuestionDialog.tsx';
import { cancelOrder } from '#languages/en/orderDetail.ts';
import { payment, stock, tracking as t } from '#languages/en/orderChanges.ts';
import { page, phone } from '../../../viewports.ts';
import { busyOrder } from './orderLife.ts';

const onAnswer = fn();

const meta = {
  component: OrderQuestionDialog,
  parameters: page,
  beforeEach: () => void onAnswer.mockResolvedValue({ status: 'done' }),
  args: {
    order: busyOrder(),
    question: 'cancel',
    offers: {
      status: 'offered',
      notes: 'offered',
      tracking: 'offered',
      payment: 'offered',
      stock: 'offered',
    },
    lastCarrier: 'DHL',
    onChange: fn(),
    onAnswer,
    onDismissQuestion: fn(),
  },
} satisfies Meta<typeof OrderQuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pieces go back by default. */
export const Cancelling: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('checkbox', { name: stock.putBack(3) })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: cancelOrder.confirm }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'cancelled', stock: 'return' }),
    );
  },
};

/** A delivered order is with the customer. */
export const CancellingADelivery: Story = {
  tags: ['no-picture'],
  args: { order: busyOrder({ orderDetails: { orderStatus: 'delivered' } }) },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  },
};
export const CancellingOnAPhone: Story = { globals: phone };

/** The number may be missing. */
export const Dispatching: Story = {
  args: { question: 'dispatch', order: busyOrder({ tracking: undefined }) },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByRole('textbox', { name: t.number });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: t.carrier })).toHaveValue('DHL');
    await userEvent.click(dialog.getByRole('button', { name: t.setOut }));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenLastCalledWith(
        { kind: 'status', status: 'out_for_delivery', from: 'out_for_delivery', tracking: undefined },
        expect.anything(),
      ),
    );
    await userEvent.type(number, 'JD0146');
    await expect(dialog.getByRole('link', { name: t.track('JD0146') })).toHaveAttribute(
      'href',
      expect.stringContaining('tracking-id=JD0146'),
    );
  },
};
export const DispatchingOnAPhone: Story = {
  globals: phone,
  args: { question: 'dispatch', order: busyOrder({ tracking: undefined }) },
  play: async () => void (await screen.findByRole('dialog')),
};

/** Only a carrier that isn't known needs a link. */
export const UnknownCarrier: Story = {
  args: { question: 'tracking' },
  play: async ({ userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const carrier = dialog.getByRole('combobox', { name: t.carrier });
    await expect(dialog.queryByRole('textbox', { name: t.url })).toBeNull();
    await step('Problems are shown at their fields.', async () => {
      await userEvent.clear(carrier);
      await userEvent.type(carrier, 'Ramesh & Sons');
      await userEvent.type(dialog.getByRole('textbox', { name: t.url }), 'ramesh');
      await userEvent.click(dialog.getByRole('button', { name: t.save }));
      await expect(dialog.getByRole('textbox', { name: t.url })).toHaveAccessibleDescription(
        expect.stringContaining(t.urlInvalid),
      );
      await expect(onAnswer).not.toHaveBeenCalled();
    });
    await step('The message of the server is shown too.', async () => {
      onAnswer.mockResolvedValue({ status: 'invalid', field: 'number', message: 'Too short.' });
      await userEvent.clear(dialog.getByRole('textbox', { name: t.url }));
      await userEvent.click(dialog.getByRole('button', { name: t.save }));
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: t.number })).toHaveAccessibleDescription(
          expect.stringContaining('Too short.'),
        ),
      );
    });
  },
};

export const MarkingAsPaid: Story = {
  args: {
    question: 'paid',
    order: busyOrder({ paymentDetails: { paymentStatus: 'pending' } }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: payment.mark.paid }));
    const reference = dialog.getByRole('textbox', { name: payment.reference });
    await waitFor(() => expect(reference).toHaveFocus());
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.type(reference, ' Receipt 12 {Enter}');
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith(
        { kind: 'payment', status: 'paid', reference: 'Receipt 12', stock: undefined },
        { reference: 'Receipt 12' },
      ),
    );
  },
};

/** The pieces of an order that isn't cancelled stay out of stock by default. */
export const MarkingAsRefunded: Story = {
  args: { question: 'refunded' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: payment.mark.refunded }));
    await userEvent.click(dialog.getByRole('checkbox', { name: stock.putBack(3) }));
    await userEvent.click(dialog.getByRole('button', { name: payment.mark.refunded }));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'refunded', stock: 'return' }),
        expect.anything(),
      ),
    );
  },
};

export const NotRecorded: Story = {
  args: { question: 'paid', order: busyOrder({ paymentDetails: { paymentStatus: 'pending' } }) },
  play: async ({ userEvent }) => {
    onAnswer.mockResolvedValue({ status: 'failed', message: 'Couldn’t update the order. Try again.' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: payment.mark.paid }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t update the order.'));
  },
};

// Fails to compile if a question has no story.
void ({
  cancel: Cancelling,
  dispatch: Dispatching,
  tracking: UnknownCarrier,
  paid: MarkingAsPaid,
  refunded: MarkingAsRefunded,
} satisfies Record<OrderQuestion, Story>);
