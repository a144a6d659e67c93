import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MailPreview } from '#features/storeDetails/orderMails/MailPreview.tsx';
import { renderSampleMail } from '#mocks/renderSampleMail.ts';
import { phone } from '../../../viewports.ts';

const dispatch = renderSampleMail('dispatch', 'en');

const meta = {
  component: MailPreview,
  tags: ['no-picture'],
  args: { state: dispatch, onRetry: fn() },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Updating the preview...')).toBeInTheDocument(),
};

export const Invalid: Story = {
  args: { state: { status: 'invalid' } },
  play: async ({ canvas }) => expect(canvas.getByText('Correct the text to see the preview.')).toBeVisible(),
};

export const Failed: Story = {
  args: { state: { status: 'failed', message: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t show the preview.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OrderNotFound: Story = {
  args: { state: { status: 'failed', message: 'Order not found.' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Order not found.'),
};

/** A frame without scripts, in an origin of its own. */
export const Dispatch: Story = {
  tags: ['!no-picture'],
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Preview of the email');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(canvas.getByText(dispatch.subject)).toBeVisible();
  },
};
export const DispatchOnAPhone: Story = { tags: ['!no-picture'], globals: phone };
export const CartInHindi: Story = {
  tags: ['!no-picture'],
  args: { state: renderSampleMail('confirmation', 'hi', 2) },
};
export const CancellationInArabic: Story = {
  tags: ['!no-picture'],
  args: { state: renderSampleMail('cancellation', 'ar') },
};
export const RefundInGerman: Story = { args: { state: renderSampleMail('refund', 'de') } };

export const Updating: Story = {
  args: { state: { ...dispatch, status: 'updating' } },
  play: async ({ canvas }) =>
    expect(canvas.getByTitle('Preview of the email').closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

export const NoOrders: Story = {
  args: { state: { ...dispatch, orderNumber: undefined } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('With a made-up order, because there are none yet')).toBeVisible(),
};
