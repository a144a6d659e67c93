import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { WebhooksCard, type WebhooksState } from '#features/storeDetails/webhooks/WebhooksCard.tsx';
import {
  activeEndpoint,
  allEndpoints,
  failedEndpoint,
  failingEndpoint,
  goneEndpoint,
  longEndpoint,
  pausedEndpoint,
} from '#mocks/sampleWebhooks.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';

const withEndpoints = (...endpoints: readonly WebhookEndpoint[]): WebhooksState => ({
  status: 'loaded',
  endpoints,
});

const meta = {
  component: WebhooksCard,
  tags: ['no-picture'],
  args: {
    state: withEndpoints(activeEndpoint, failingEndpoint),
    onRetry: fn(),
    onOpen: fn(),
    onPause: fn(),
    onResume: fn(),
    dialogStatus: 'closed',
  },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
  ],
} satisfies Meta<typeof WebhooksCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Chooses an action of the row's menu. */
const choose = async ({ canvas, userEvent }: Context, { url }: WebhookEndpoint, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${url}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the webhooks...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the webhooks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { state: withEndpoints() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You have no webhooks yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ status: 'adding' });
  },
};

/** One works, one fails and has two secrets. */
export const Some: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const [active, failing] = canvas.getAllByRole('listitem');
    await expect(active).toHaveTextContent('Order placed, Order status changed, Payment changed');
    await expect(within(active!).getByText('Active')).toBeVisible();
    await expect(failing).toHaveTextContent(/Failing sinceToday, .*The earlier secret also works until/);
    await userEvent.click(canvas.getByRole('button', { name: `Deliveries to ${activeEndpoint.url}` }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ status: 'deliveries', endpoint: activeEndpoint });
    await choose(context, activeEndpoint, 'Edit');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ status: 'editing', endpoint: activeEndpoint });
    await choose(context, activeEndpoint, 'Pause');
    await expect(args.onPause).toHaveBeenCalledWith(activeEndpoint);
    for (const [name, action] of [
      ['Replace secret', 'replaceSecret'],
      ['Remove', 'remove'],
    ] as const) {
      await choose(context, activeEndpoint, name);
      await expect(args.onOpen).toHaveBeenLastCalledWith({
        status: 'confirming',
        action,
        endpoint: activeEndpoint,
      });
    }
  },
};

/** Says why it is paused, and can be resumed. */
export const Paused: Story = {
  tags: ['!no-picture', 'both-themes'],
  args: {
    state: withEndpoints(activeEndpoint, failingEndpoint, pausedEndpoint, failedEndpoint, goneEndpoint),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByText(/nothing could be delivered for a day$/)).toBeVisible();
    await expect(canvas.getByText(/the receiver answered 410 Gone$/)).toBeVisible();
  },
};
export const PausedOnAPhone: Story = { ...Paused, tags: ['!no-picture'], globals: phone };
export const PausedOnTheSmallest: Story = {
  ...Paused,
  tags: ['no-picture', '!both-themes'],
  globals: smallest,
};
export const PausedRightToLeft: Story = {
  ...Paused,
  tags: ['no-picture', '!both-themes'],
  globals: rightToLeft,
};

export const Resumed: Story = {
  args: { state: withEndpoints(failedEndpoint) },
  play: async (context) => {
    await choose(context, failedEndpoint, 'Resume');
    await expect(context.args.onResume).toHaveBeenCalledWith(failedEndpoint);
  },
};

export const LongAddress: Story = {
  args: { state: withEndpoints(longEndpoint, activeEndpoint) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longEndpoint.url)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const LongAddressOnTheSmallest: Story = { ...LongAddress, globals: smallest };
export const LongAddressInLargeText: Story = { ...LongAddress, globals: { ...smallest, ...largeText } };

/** A store can have ten. */
export const Full: Story = {
  args: { state: withEndpoints(...allEndpoints) },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('button', { name: 'Add webhook' });
    await expect(add).toHaveAccessibleDescription('You can have up to 10 webhooks. Remove one first.');
    await userEvent.click(add);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, loaded: Some } satisfies Record<WebhooksState['status'], Story>);
