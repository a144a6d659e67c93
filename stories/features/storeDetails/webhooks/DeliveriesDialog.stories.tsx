import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TodayContext } from '#features/format/useFormats.ts';
import {
  DeliveriesDialog,
  type DeliveriesState,
  type SendingState,
} from '#features/storeDetails/webhooks/DeliveriesDialog.tsx';
import {
  activeEndpoint,
  blocked,
  deferred,
  delivered,
  givenUp,
  longEndpoint,
  pausedEndpoint,
  redirected,
} from '#mocks/sampleWebhooks.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { findDialog } from '../../../findDialog.ts';

const meta = {
  component: DeliveriesDialog,
  tags: ['no-picture'],
  args: {
    endpoint: activeEndpoint,
    state: { status: 'loaded', deliveries: [delivered, deferred, blocked, givenUp, redirected] },
    sending: { status: 'none' },
    onSendAgain: fn(),
    onSendTest: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
  ],
} satisfies Meta<typeof DeliveriesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findOwnDialog = () => findDialog('Deliveries');

/** Each with its last answer, or why there was none. */
export const Loaded: Story = {
  tags: ['!no-picture', 'both-themes'],
  play: async ({ userEvent, args }) => {
    const dialog = await findOwnDialog();
    const [first, second, third, fourth, fifth] = dialog.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Order placedDelivered.*Answer 200.*received/);
    await expect(second).toHaveTextContent(
      /Waiting.*Next attemptToday, .*Answer 503.*Please come back later/,
    );
    await expect(third).toHaveTextContent('After an earlier event');
    await expect(fourth).toHaveTextContent(/Failed.*No answer within 15 seconds/);
    await expect(fifth).toHaveTextContent(/^Test.*Answer 301.*redirects to another one/);
    await userEvent.click(within(fourth!).getByRole('button', { name: /^Send again: Stock changed, / }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(givenUp);
    await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }));
    await expect(args.onSendTest).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, tags: ['!no-picture', '!both-themes'], globals: phone };
export const LoadedOnTheSmallest: Story = {
  ...Loaded,
  tags: ['no-picture', '!both-themes'],
  args: { endpoint: longEndpoint },
  globals: { ...smallest, ...largeText },
  play: async () => {
    await findOwnDialog();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const LoadedRightToLeft: Story = {
  ...Loaded,
  tags: ['no-picture', '!both-themes'],
  globals: rightToLeft,
};

export const None: Story = {
  args: { state: { status: 'loaded', deliveries: [] } },
  play: async () => {
    const dialog = await findOwnDialog();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/^Nothing was sent/)).toBeVisible());
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async () =>
    expect((await findOwnDialog()).getByText('Loading the deliveries...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ userEvent, args }) => {
    const dialog = await findOwnDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing can be sent before it is resumed. */
export const Paused: Story = {
  args: { endpoint: pausedEndpoint, state: { status: 'loaded', deliveries: [delivered] } },
  play: async ({ userEvent, args }) => {
    const dialog = await findOwnDialog();
    const test = dialog.getByRole('button', { name: 'Send a test' });
    await expect(test).toHaveAccessibleDescription('This webhook is paused. Resume it first.');
    await userEvent.click(test);
    await userEvent.click(dialog.getByRole('button', { name: /^Send again/ }));
    await expect(args.onSendTest).not.toHaveBeenCalled();
    await expect(args.onSendAgain).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { sending: { status: 'sending', target: givenUp.id } },
  play: async () => {
    const dialog = await findOwnDialog();
    const again = dialog.getByRole('button', { name: /^Send again: Stock changed/ });
    await expect(again).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  args: { sending: { status: 'sent' } },
  play: async () => expect((await findOwnDialog()).getByRole('status')).toHaveTextContent(/^Sending\./),
};

export const NotSent: Story = {
  args: { sending: { status: 'notSent', message: 'Couldn’t send it.' } },
  play: async () => expect((await findOwnDialog()).getByRole('alert')).toHaveTextContent('Couldn’t send it.'),
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, loaded: Loaded } satisfies Record<
  DeliveriesState['status'],
  Story
>);
void ({ none: Loaded, sending: Sending, sent: Sent, notSent: NotSent } satisfies Record<
  SendingState['status'],
  Story
>);
