import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PasskeyDialogs, type PasskeyDialogsProps } from '#features/account/passkeys/PasskeyDialogs.tsx';
import type { PasskeyDialog } from '#features/account/passkeys/passkeysModel.ts';
import { neverRespond } from '#mocks/mockCall.ts';
import { laptopPasskey, sampleCodes } from '#mocks/mockPasskeys.ts';
import { rightToLeft, smallest } from '../../../viewports.ts';
import { findDialog } from '../../../findDialog.ts';

const done = async () => ({ status: 'done' }) as const;
const wrongPassword = async () =>
  ({ status: 'invalid', field: 'currentPassword', message: 'This isn’t your current password.' }) as const;

const meta = {
  component: PasskeyDialogs,
  tags: ['no-picture'],
  args: {
    dialog: { status: 'adding', prompt: 'closed' },
    email: 'ananya.k@counter.example',
    suggestedName: 'Chrome on Windows',
    passkeyCount: 2,
    onAdd: fn<PasskeyDialogsProps['onAdd']>(done),
    onCancelPrompt: fn(),
    onRename: fn<PasskeyDialogsProps['onRename']>(done),
    onRemove: fn<PasskeyDialogsProps['onRemove']>(done),
    onChangeRule: fn<PasskeyDialogsProps['onChangeRule']>(done),
    onCreateCodes: fn<PasskeyDialogsProps['onCreateCodes']>(done),
    onCopy: fn<PasskeyDialogsProps['onCopy']>(async () => undefined),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasskeyDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findPassword = async () => screen.findByLabelText(/^Current password/);

const enterPassword = async ({ userEvent }: Context) => {
  const password = await findPassword();
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, 'a bowl of marigolds');
  // The last button is the primary one.
  await userEvent.click(screen.getAllByRole('button').at(-1)!);
};

/** The name is filled in, so the focus is on the password. */
export const Adding: Story = {
  play: async (context) => {
    await enterPassword(context);
    await waitFor(() =>
      expect(context.args.onAdd).toHaveBeenCalledWith({
        name: 'Chrome on Windows',
        currentPassword: 'a bowl of marigolds',
      }),
    );
    await expect(await findPassword()).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const AddingOnTheSmallest: Story = { ...Adding, globals: smallest };
export const AddingRightToLeft: Story = { ...Adding, globals: rightToLeft };

export const AddingInvalid: Story = {
  args: { suggestedName: '' },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog('Add a passkey');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter a name');
    await expect(await findPassword()).toHaveAccessibleDescription('Enter your current password');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** While the browser asks, only Cancel works. */
export const Prompting: Story = {
  args: {
    dialog: { status: 'adding', prompt: 'prompting' },
    onAdd: fn<PasskeyDialogsProps['onAdd']>(neverRespond),
  },
  play: async (context) => {
    await enterPassword(context);
    const dialog = await findDialog('Add a passkey');
    await expect(dialog.getByRole('status')).toHaveTextContent('Follow your browser’s instructions.');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(context.args.onCancelPrompt).toHaveBeenCalledOnce();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
};

/** Everything typed is kept. */
export const NotAdded: Story = {
  args: {
    onAdd: fn<PasskeyDialogsProps['onAdd']>(async () => ({
      status: 'failed',
      message: 'No passkey was added. Try again.',
    })),
  },
  play: async (context) => {
    await enterPassword(context);
    const dialog = await findDialog('Add a passkey');
    await waitFor(() => expect(dialog.getByText('No passkey was added. Try again.')).toBeVisible());
    await expect(dialog.getByRole('alert')).toHaveTextContent('No passkey was added. Try again.');
    await expect(await findPassword()).toHaveValue('a bowl of marigolds');
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Chrome on Windows');
  },
};

export const WrongPassword: Story = {
  args: { onAdd: fn<PasskeyDialogsProps['onAdd']>(wrongPassword) },
  play: async (context) => {
    await enterPassword(context);
    const password = await findPassword();
    await waitFor(() => expect(password).toHaveAccessibleDescription('This isn’t your current password.'));
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const Renaming: Story = {
  args: { dialog: { status: 'renaming', passkey: laptopPasskey } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Rename passkey');
    const name = dialog.getByLabelText(/^Name/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, ' Work laptop {Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith(laptopPasskey, { name: 'Work laptop' }));
  },
};

export const Removing: Story = {
  args: { dialog: { status: 'removing', passkey: laptopPasskey } },
  play: async (context) => {
    const dialog = await findDialog('Remove “Chrome on Windows”?');
    await waitFor(() => expect(dialog.getByText(/^You can’t sign in with it any more/)).toBeVisible());
    await enterPassword(context);
    await waitFor(() =>
      expect(context.args.onRemove).toHaveBeenCalledWith(laptopPasskey, {
        currentPassword: 'a bowl of marigolds',
      }),
    );
  },
};

/** Says that the account has less protection afterwards. */
export const RemovingTheLast: Story = {
  args: { dialog: { status: 'removing', passkey: laptopPasskey }, passkeyCount: 1 },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Remove “Chrome on Windows”?');
    await waitFor(() =>
      expect(dialog.getByText(/Your password alone will be enough to sign in/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ChangingRule: Story = {
  args: { dialog: { status: 'changingRule', rule: 'passkey' } },
  play: async (context) => {
    const dialog = await findDialog('Change how you sign in?');
    await waitFor(() => expect(dialog.getByText('From the next sign-in on: Always a passkey')).toBeVisible());
    await enterPassword(context);
    await waitFor(() =>
      expect(context.args.onChangeRule).toHaveBeenCalledWith('passkey', {
        currentPassword: 'a bowl of marigolds',
      }),
    );
  },
};

export const CreatingCodes: Story = {
  args: { dialog: { status: 'creatingCodes' } },
  play: async (context) => {
    await findDialog('Create new recovery codes?');
    await enterPassword(context);
    await waitFor(() => expect(context.args.onCreateCodes).toHaveBeenCalledOnce());
  },
};

/** Escape doesn't close it, because the codes are shown only once. */
export const ShowingCodes: Story = {
  args: { dialog: { status: 'showingCodes', codes: sampleCodes } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog('Your recovery codes');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() => expect(dialog.getByText(/They’re shown only now/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(sampleCodes.join('\n'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Copied'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith(sampleCodes);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved the codes' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ShowingCodesOnTheSmallest: Story = { ...ShowingCodes, globals: smallest };
export const ShowingCodesRightToLeft: Story = { ...ShowingCodes, globals: rightToLeft };

export const NotCopied: Story = {
  args: {
    dialog: { status: 'showingCodes', codes: sampleCodes },
    onCopy: fn<PasskeyDialogsProps['onCopy']>(() => Promise.reject(new Error('forbidden'))),
  },
  play: async ({ userEvent }) => {
    const dialog = await findDialog('Your recovery codes');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Couldn’t copy/));
  },
};

export const Closed: Story = {
  args: { dialog: { status: 'closed' } },
  play: async () => expect(screen.queryByRole('dialog')).toBeNull(),
};

// Fails to compile if a state has no story.
void ({
  closed: Closed,
  adding: Adding,
  renaming: Renaming,
  removing: Removing,
  changingRule: ChangingRule,
  creatingCodes: CreatingCodes,
  showingCodes: ShowingCodes,
} satisfies Record<PasskeyDialog['status'], Story>);
