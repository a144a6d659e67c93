import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WebhookDialogs, type WebhookDialogsProps } from '#features/storeDetails/webhooks/WebhookDialogs.tsx';
import { neverRespond } from '#mocks/mockCall.ts';
import { activeEndpoint, longEndpoint, sampleWebhookSecret } from '#mocks/sampleWebhooks.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { findDialog } from '../../../findDialog.ts';

type OnAdd = WebhookDialogsProps['onAdd'];

const meta = {
  component: WebhookDialogs,
  tags: ['no-picture'],
  args: {
    dialog: { status: 'adding' },
    onAdd: fn<OnAdd>(async () => ({ status: 'done' })),
    onEdit: fn<WebhookDialogsProps['onEdit']>(async () => ({ status: 'done' })),
    onConfirm: fn(),
    onCopy: fn<WebhookDialogsProps['onCopy']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof WebhookDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submitUrl = async ({ userEvent }: Context, url: string) => {
  const dialog = await findDialog('Add a webhook');
  const field = dialog.getByLabelText(/^Address/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(url);
  // The simulated Enter key doesn’t find a button outside the form.
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  return { dialog, field };
};

/** The address has the focus, and all events are chosen. */
export const Adding: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    const { dialog } = await submitUrl(context, ' https://shop.example/hooks');
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith({
        url: 'https://shop.example/hooks',
        types: ['order.placed', 'order.status', 'order.payment', 'product.stock'],
      }),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Stock changed/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenLastCalledWith({
        url: 'https://shop.example/hooks',
        types: ['order.placed', 'order.status', 'order.payment'],
      }),
    );
  },
};
export const AddingOnTheSmallest: Story = { ...Adding, globals: { ...smallest, ...largeText } };
export const AddingRightToLeft: Story = { ...Adding, globals: rightToLeft };

/** Without an address or an event. */
export const Invalid: Story = {
  tags: ['!no-picture'],
  play: async (context) => {
    const { dialog, field } = await submitUrl(context, 'shop');
    await expect(field).toHaveAccessibleDescription('Enter an address that starts with https://');
    for (const box of dialog.getAllByRole('checkbox')) await context.userEvent.click(box);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    await expect(dialog.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(
      'Choose at least one event',
    );
    await context.userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter an address'));
    await expect(context.args.onAdd).not.toHaveBeenCalled();
  },
};
export const InvalidOnAPhone: Story = { ...Invalid, tags: ['no-picture'], globals: phone };

/** The server's message about the address is shown at the field. */
export const PrivateAddress: Story = {
  args: {
    onAdd: fn<OnAdd>(async () => ({
      status: 'invalid',
      field: 'url',
      message: 'This address is in a private network.',
    })),
  },
  play: async (context) => {
    const { field } = await submitUrl(context, 'https://10.0.0.1');
    await waitFor(() => expect(field).toHaveAccessibleDescription('This address is in a private network.'));
    await expect(field).toHaveValue('https://10.0.0.1');
  },
};

/** What was typed is kept. */
export const NotAdded: Story = {
  args: {
    onAdd: fn<OnAdd>(async () => ({ status: 'failed', message: 'You can have up to 10 webhooks.' })),
  },
  play: async (context) => {
    const { dialog, field } = await submitUrl(context, 'https://shop.example');
    await waitFor(() => expect(dialog.getByText('You can have up to 10 webhooks.')).toBeVisible());
    await expect(field).toHaveValue('https://shop.example');
  },
};

/** Can't be closed, because the secret that arrives is shown only once. */
export const AddingInProgress: Story = {
  args: { onAdd: fn<OnAdd>(neverRespond) },
  play: async (context) => {
    const { dialog } = await submitUrl(context, 'https://shop.example');
    await expect(dialog.getByRole('button', { name: 'Add webhook' })).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { dialog: { status: 'editing', endpoint: activeEndpoint } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Edit webhook');
    await expect(dialog.getByLabelText(/^Address/)).toHaveValue(activeEndpoint.url);
    await expect(dialog.getByRole('checkbox', { name: /^Order placed/ })).toBeChecked();
    const stock = dialog.getByRole('checkbox', { name: /^Stock changed/ });
    await expect(stock).not.toBeChecked();
    await userEvent.click(stock);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(activeEndpoint, {
        url: activeEndpoint.url,
        types: ['order.placed', 'order.status', 'order.payment', 'product.stock'],
      }),
    );
  },
};

/** Neither Escape nor a click outside closes it, because the secret is shown only once. */
export const ShowingSecret: Story = {
  args: { dialog: { status: 'showingSecret', reason: 'created', secret: sampleWebhookSecret } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Webhook added');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy secret' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(sampleWebhookSecret);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Copied'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved the secret' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ShowingNewSecret: Story = {
  tags: ['!no-picture'],
  args: { dialog: { status: 'showingSecret', reason: 'replaced', secret: sampleWebhookSecret } },
  play: async () => {
    const dialog = await findDialog('The new secret');
    // The dialog fades in.
    await waitFor(() =>
      expect(dialog.getByText(/For 24 hours, webhooks are signed with both secrets\./)).toBeVisible(),
    );
  },
};

/** Cancel has the focus, so that Enter does no harm. */
export const ConfirmingRemoval: Story = {
  args: { dialog: { status: 'confirming', action: 'remove', endpoint: longEndpoint } },
  globals: smallest,
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Remove this webhook?', 'alertdialog');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('remove', longEndpoint);
  },
};

export const ConfirmingReplacement: Story = {
  args: { dialog: { status: 'confirming', action: 'replaceSecret', endpoint: activeEndpoint } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Replace the secret?', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('replaceSecret', activeEndpoint);
  },
};

export const Removing: Story = {
  args: { dialog: { status: 'running', action: 'remove', endpoint: activeEndpoint } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Remove this webhook?', 'alertdialog');
    await expect(dialog.getByRole('button', { name: 'Removing...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotRemoved: Story = {
  args: {
    dialog: {
      status: 'confirming',
      action: 'remove',
      endpoint: activeEndpoint,
      error: 'Couldn’t remove the webhook.',
    },
  },
  play: async () => {
    const dialog = await findDialog('Remove this webhook?', 'alertdialog');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t remove the webhook.');
  },
};

// Fails to compile if a state has no story.
void ({
  adding: Adding,
  editing: Editing,
  showingSecret: ShowingSecret,
  confirming: ConfirmingRemoval,
  running: Removing,
} satisfies Record<WebhookDialogsProps['dialog']['status'], Story>);
