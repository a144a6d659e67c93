import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OrderMails } from '#features/orders/detail/OrderMails.tsx';
import { sentMails } from '#mocks/sampleOrderMails.ts';
import { phone, rightToLeft, smallest } from '../../../viewports.ts';

const [confirmation, dispatch, cancellation, refund] = sentMails;

const meta = {
  component: OrderMails,
  tags: ['no-picture'],
  args: { state: { status: 'loaded', mails: sentMails, sending: 'none' }, onRetry: fn(), onSend: fn() },
} satisfies Meta<typeof OrderMails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Emails' })).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the emails.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Says when each was sent, to whom, and by whom. Emails that don't fit the order are left out. */
export const Sent: Story = {
  tags: ['!no-picture', 'both-themes'],
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getAllByRole('list')[0]!;
    await expect(list.children).toHaveLength(2);
    await expect(list.children[0]).toHaveTextContent(
      /^Order confirmation19 Nov 2026, .* to aarav@customer\.example20 Nov 2026, .* to aarav@customer\.example by Ananya Iyer/,
    );
    await expect(list.children[1]).toHaveTextContent(/^DispatchWill be sent in about a minute/);
    await userEvent.click(within(list).getByRole('button', { name: 'Send again: Order confirmation' }));
    await expect(args.onSend).toHaveBeenCalledWith('confirmation');
  },
};
export const SentOnAPhone: Story = { tags: ['!no-picture'], globals: phone };
export const SentOnTheSmallest: Story = { globals: smallest };
export const SentRightToLeft: Story = { globals: rightToLeft };

export const Sending: Story = {
  args: { state: { status: 'loaded', mails: sentMails, sending: 'confirmation' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Retrying: Story = {
  args: {
    state: {
      status: 'loaded',
      mails: [{ ...dispatch!, waiting: { dueAt: '2026-11-20T09:15:00.000Z', attempts: 3 } }],
      sending: 'none',
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('Not sent yet. Counter keeps trying.')).toBeVisible(),
};

export const GivenUp: Story = {
  tags: ['!no-picture'],
  args: {
    state: {
      status: 'loaded',
      mails: [
        { ...confirmation!, sent: [], failed: { at: '2026-11-20T09:15:00.000Z', reason: 'refused' } },
        {
          ...dispatch!,
          waiting: undefined,
          failed: { at: '2026-11-20T09:15:00.000Z', reason: 'expired' },
        },
      ],
      sending: 'none',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/the customer’s mail server refused it$/)).toBeVisible();
    await expect(canvas.getByText(/couldn’t be reached for three days$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send: Dispatch' }));
    await expect(args.onSend).toHaveBeenCalledWith('dispatch');
  },
};

/** It was sent, and is off by now. The button says why it can't be sent again. */
export const TurnedOff: Story = {
  args: {
    state: { status: 'loaded', mails: [{ ...confirmation!, sending: 'off' }], sending: 'none' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: Order confirmation' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Nothing was sent, and nothing can be. */
export const None: Story = {
  args: { state: { status: 'loaded', mails: [cancellation!, refund!], sending: 'none' } },
  play: async ({ canvas }) => expect(canvas.queryByText('Emails')).toBeNull(),
};
