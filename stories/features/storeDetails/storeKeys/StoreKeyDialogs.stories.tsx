import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  StoreKeyDialogs,
  type StoreKeyDialogsProps,
} from '#features/storeDetails/storeKeys/StoreKeyDialogs.tsx';
import type { StoreKeyDialog } from '#features/storeDetails/storeKeys/storeKeysModel.ts';
import { neverRespond } from '#mocks/mockCall.ts';
import { longNamedKey, sampleSecret, webshopKey } from '#mocks/sampleStoreKeys.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';
import { findDialog } from '../../../findDialog.ts';

type OnCreate = StoreKeyDialogsProps['onCreate'];
type OnCopy = StoreKeyDialogsProps['onCopy'];

const meta = {
  component: StoreKeyDialogs,
  tags: ['no-picture'],
  args: {
    dialog: { status: 'creating' },
    origin: 'https://admin.store.example',
    onCreate: fn<OnCreate>(async () => ({ status: 'done' })),
    onCopy: fn<OnCopy>(async () => undefined),
    onEnd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StoreKeyDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submitName = async ({ userEvent }: Context, name: string) => {
  const dialog = await findDialog('Create a key');
  const field = dialog.getByLabelText(/^Name/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${name}{Enter}`);
  return { dialog, field };
};

/** With the keyboard: the name has the focus, and Enter submits. */
export const Creating: Story = {
  play: async (context) => {
    await submitName(context, ' Webshop ');
    await waitFor(() => expect(context.args.onCreate).toHaveBeenCalledWith({ name: 'Webshop' }));
  },
};
export const CreatingOnTheSmallest: Story = { ...Creating, globals: smallest };
export const CreatingRightToLeft: Story = { ...Creating, globals: rightToLeft };

export const NameMissing: Story = {
  play: async (context) => {
    const { field } = await submitName(context, '');
    await expect(field).toHaveAccessibleDescription('Enter a name');
    await expect(context.args.onCreate).not.toHaveBeenCalled();
  },
};

export const NameTooLong: Story = {
  play: async (context) => {
    const { field } = await submitName(context, 'x'.repeat(61));
    await expect(field).toHaveAccessibleDescription('The name must be at most 60 characters');
    await expect(context.args.onCreate).not.toHaveBeenCalled();
  },
};

/** The server's message about the name is shown at the field. */
export const NameTaken: Story = {
  args: {
    onCreate: fn<OnCreate>(async () => ({
      status: 'invalid',
      field: 'name',
      message: 'Another key has this name.',
    })),
  },
  play: async (context) => {
    const { field } = await submitName(context, 'Webshop');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Another key has this name.'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The typed name is kept. */
export const NotCreated: Story = {
  args: {
    onCreate: fn<OnCreate>(async () => ({
      status: 'failed',
      message: 'You can have up to 20 keys. Revoke one first.',
    })),
  },
  play: async (context) => {
    const { dialog, field } = await submitName(context, 'Webshop');
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('You can have up to 20 keys. Revoke one first.'),
    );
    await expect(field).toHaveValue('Webshop');
  },
};

/** Can't be closed, because the key that arrives is shown only once. */
export const CreatingInProgress: Story = {
  args: { onCreate: fn<OnCreate>(neverRespond) },
  play: async (context) => {
    const { dialog } = await submitName(context, 'Webshop');
    await expect(dialog.getByRole('button', { name: 'Create key' })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('Please wait');
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

const shown: Extract<StoreKeyDialog, { status: 'showingSecret' }> = {
  status: 'showingSecret',
  name: 'Webshop',
  secret: sampleSecret,
};

const COMMAND = `curl -H "Authorization: Bearer ${sampleSecret}" https://admin.store.example/api/store/products`;

/** Neither Escape nor a click outside closes it, because the key is shown only once. */
export const ShowingSecret: Story = {
  tags: ['!no-picture'],
  args: { dialog: shown },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Your new key');
    await waitFor(() => expect(dialog.getByText(sampleSecret)).toBeVisible());
    await expect(dialog.getByRole('group', { name: 'Key “Webshop”' })).toHaveAccessibleDescription(
      /isn’t shown again\..*never in a web page/,
    );
    await expect(dialog.getByText(COMMAND)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ShowingSecretOnAPhone: Story = { ...ShowingSecret, tags: ['!no-picture'], globals: phone };
export const ShowingSecretOnTheSmallest: Story = {
  ...ShowingSecret,
  tags: ['no-picture'],
  args: { dialog: { ...shown, name: longNamedKey.name } },
  globals: smallest,
  play: async () => {
    await findDialog('Your new key');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const ShowingSecretInLargeText: Story = {
  ...ShowingSecretOnTheSmallest,
  globals: { ...smallest, ...largeText },
};
export const ShowingSecretRightToLeft: Story = {
  ...ShowingSecret,
  tags: ['no-picture'],
  globals: rightToLeft,
};

/** With the keyboard only. */
export const Copied: Story = {
  args: { dialog: shown },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Your new key');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy key' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(sampleSecret);
    const [keyStatus, commandStatus] = dialog.getAllByRole('status');
    await waitFor(() => expect(keyStatus).toHaveTextContent('Copied'));
    await expect(commandStatus).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Copy command' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(COMMAND);
    await waitFor(() => expect(commandStatus).toHaveTextContent('Copied'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotCopied: Story = {
  args: {
    dialog: shown,
    onCopy: fn<OnCopy>(() => Promise.reject(new Error('forbidden'))),
  },
  play: async ({ userEvent }) => {
    const dialog = await findDialog('Your new key');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(dialog.getAllByRole('status')[0]).toHaveTextContent(/^Couldn’t copy/));
  },
};

/** Cancel has the focus, so that Enter does no harm. */
export const ConfirmingEnd: Story = {
  args: { dialog: { status: 'confirmingEnd', key: webshopKey } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Revoke “Webshop”?', 'alertdialog');
    const text = dialog.getByText('Storefronts that use it can’t read products or place orders any more.');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke key' }));
    await expect(args.onEnd).toHaveBeenCalledWith(webshopKey);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongNameEnding: Story = {
  args: { dialog: { status: 'confirmingEnd', key: longNamedKey } },
  globals: smallest,
  play: async () => {
    await findDialog(`Revoke “${longNamedKey.name}”?`, 'alertdialog');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Ending: Story = {
  args: { dialog: { status: 'ending', key: webshopKey } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Revoke “Webshop”?', 'alertdialog');
    await expect(dialog.getByRole('button', { name: 'Revoking...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const EndFailed: Story = {
  args: {
    dialog: {
      status: 'confirmingEnd',
      key: webshopKey,
      error: 'Couldn’t revoke the key. Check your connection and try again.',
    },
  },
  play: async () => {
    const dialog = await findDialog('Revoke “Webshop”?', 'alertdialog');
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Couldn’t revoke the key/);
  },
};

export const Closed: Story = {
  args: { dialog: { status: 'closed' } },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
};

// Fails to compile if a state has no story.
void ({
  closed: Closed,
  creating: Creating,
  showingSecret: ShowingSecret,
  confirmingEnd: ConfirmingEnd,
  ending: Ending,
} satisfies Record<StoreKeyDialog['status'], Story>);
