import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { PASSKEYS_CAPABILITY } from '#contract/accounts/passkeySignIn.ts';
import { extensions } from '#contract/calls.ts';
import { adding, card, codes, dialogs, removing, renaming, rule } from '#languages/en/passkeys.ts';
import { CURRENT_PASSWORD } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { createdCredential, laptopPasskey, mockPasskeys, promptCancelled } from '#mocks/mockPasskeys.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { openAccount } from './openAccount.ts';
import { findDialog } from '../findDialog.ts';

type Mocked = NonNullable<Parameters<typeof mockPasskeys>[0]>;

const mockBackend = (passkeys: Mocked) =>
  Object.values(mockPasskeys({ origin: location.origin, ...passkeys }));
const withPasskey: Mocked = { passkeys: [{ ...laptopPasskey, host: location.hostname }] };

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: appPage,
  args: { at: '/account' },
  beforeEach: async ({ msw }) => {
    await openAccount(PASSKEYS_CAPABILITY);
    msw.use(...mockBackend({}));
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findCard = async ({ canvas }: Context) =>
  within(await canvas.findByRole('region', { name: card.title }));
const findButton = async (context: Context, name: string) =>
  (await findCard(context)).findByRole('button', { name });
/** Toasts are announced, too. */
const findText = async (text: string) => (await screen.findAllByText(text))[0]!;

const confirm = async ({ userEvent }: Context, title: string, password = CURRENT_PASSWORD) => {
  const dialog = await findDialog(title);
  const field = dialog.getByLabelText(/^Current password/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, password);
  // The last button is the primary one.
  await userEvent.click(dialog.getAllByRole('button').at(-1)!);
  return dialog;
};

const add = async (context: Context, password?: string) => {
  await context.userEvent.click(await findButton(context, card.add));
  return confirm(context, adding.title, password);
};

/** A page with the picture of the card among its neighbours. */
export const Loaded: Story = {
  tags: ['!no-picture', 'whole-screen'],
  beforeEach: ({ msw }) => msw.use(...mockBackend(withPasskey)),
  play: async (context) => {
    const passkeys = await findCard(context);
    await expect(await passkeys.findByRole('listitem')).toHaveTextContent('Chrome on Windows');
    await expect(passkeys.getByRole('radio', { name: rule.passwordOrPasskey })).toBeChecked();
    await expect(document.body).toHaveFocus();
  },
};
export const LoadedOnAPhone: Story = {
  ...Loaded,
  tags: ['!no-picture', 'whole-screen'],
  globals: phone,
  play: async ({ canvas }) => {
    const passkeys = await canvas.findByRole('region', { name: card.title });
    await within(passkeys).findByRole('listitem');
    passkeys.scrollIntoView();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getPasskeys, neverRespond)),
  play: async (context) =>
    expect(await (await findCard(context)).findByText(card.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getPasskeys, () => respondWithError(503))),
  play: async (context) => {
    const retry = await findButton(context, card.retry);
    context.msw.use(...mockBackend({}));
    await context.userEvent.click(retry);
    await expect(await findButton(context, card.add)).toBeVisible();
  },
};

/** A backend without passkeys. */
export const NotOffered: Story = {
  beforeEach: () => openAccount(),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Password' });
    await expect(canvas.queryByRole('region', { name: card.title })).toBeNull();
  },
};

export const Elsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(...mockBackend({ origin: 'https://admin.store.example' })),
  play: async (context) =>
    expect(
      await (
        await findCard(context)
      ).findByText(/^Passkeys work at https:\/\/admin.store.example; you opened/),
    ).toBeVisible(),
};

/** The first passkey comes with recovery codes. */
export const FirstAdded: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockResolvedValue(createdCredential);
  },
  play: async (context) => {
    await add(context);
    const dialog = await findDialog(codes.shownTitle);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await context.userEvent.click(dialog.getByRole('button', { name: codes.saved }));
    const passkeys = await findCard(context);
    await expect(await passkeys.findByRole('listitem')).toHaveTextContent('Chrome on Windows');
    await expect(passkeys.getByText('10 of 10 left')).toBeVisible();
    await expect(localStorage.getItem('passkey-used')).toBe('true');
  },
};

/** Everything typed is kept. */
export const PromptCancelled: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockImplementation(promptCancelled);
  },
  play: async (context) => {
    const dialog = await add(context);
    await expect(await dialog.findByText(adding.cancelled)).toBeInTheDocument();
    await expect(dialog.getByLabelText(/^Current password/)).toHaveValue(CURRENT_PASSWORD);
  },
};

/** Cancel ends the browser's prompt, and the dialog stays. */
export const PromptCancelledHere: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockImplementation(
      (options) =>
        new Promise((_, reject) => {
          const { signal } = options!;
          signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        }),
    );
  },
  play: async (context) => {
    const dialog = await add(context);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(adding.waiting));
    await context.userEvent.click(dialog.getByRole('button', { name: dialogs.cancel }));
    await expect(await dialog.findByText(adding.cancelled)).toBeInTheDocument();
  },
};

export const AlreadyAdded: Story = {
  beforeEach: () => {
    spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('known', 'InvalidStateError'));
  },
  play: async (context) => {
    const dialog = await add(context);
    await expect(await dialog.findByText(adding.alreadyAdded)).toBeInTheDocument();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    const dialog = await add(context, 'something else');
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
        'This isn’t your current password.',
      ),
    );
  },
};

export const Renamed: Story = {
  beforeEach: ({ msw }) => msw.use(...mockBackend(withPasskey)),
  play: async (context) => {
    await context.userEvent.click(await findButton(context, card.renameOf('Chrome on Windows')));
    const name = (await findDialog(renaming.title)).getByLabelText(/^Name/);
    await context.userEvent.clear(name);
    await context.userEvent.type(name, 'Work laptop{Enter}');
    await expect(await findText(renaming.saved)).toBeInTheDocument();
    await expect(await (await findCard(context)).findByText('Work laptop')).toBeVisible();
  },
};

/** The focus moves to the card, because the button disappears with its passkey. */
export const Removed: Story = {
  beforeEach: ({ msw }) => msw.use(...mockBackend(withPasskey)),
  play: async (context) => {
    await context.userEvent.click(await findButton(context, card.removeOf('Chrome on Windows')));
    await confirm(context, removing.title('Chrome on Windows'));
    await expect(await findText(removing.saved)).toBeInTheDocument();
    await expect(await (await findCard(context)).findByText(card.none)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByRole('region', { name: card.title })).toHaveFocus());
  },
};

export const RuleChanged: Story = {
  beforeEach: ({ msw }) => msw.use(...mockBackend(withPasskey)),
  play: async (context) => {
    const passkeys = await findCard(context);
    await context.userEvent.click(await passkeys.findByRole('radio', { name: rule.passkey }));
    await context.userEvent.click(passkeys.getByRole('button', { name: rule.change }));
    await confirm(context, rule.dialogTitle);
    await expect(await findText(rule.saved)).toBeInTheDocument();
    await waitFor(() => expect(passkeys.queryByRole('button', { name: rule.change })).toBeNull());
    const choice = passkeys.getByRole('radio', { name: rule.passkey });
    await expect(choice).toBeChecked();
    await waitFor(() => expect(choice).toHaveFocus());
  },
};

/** The dialog stays open and says why. */
export const RuleNotChanged: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...mockBackend(withPasskey));
    msw.use(
      mockCall(extensions.saveSignInRule, () =>
        respondWithError(409, 'Add a passkey for this address first.'),
      ),
    );
  },
  play: async (context) => {
    const passkeys = await findCard(context);
    await context.userEvent.click(await passkeys.findByRole('radio', { name: rule.passkey }));
    await context.userEvent.click(passkeys.getByRole('button', { name: rule.change }));
    const dialog = await confirm(context, rule.dialogTitle);
    await expect(await dialog.findByText('Add a passkey for this address first.')).toBeInTheDocument();
  },
};

export const NewCodes: Story = {
  beforeEach: ({ msw }) => msw.use(...mockBackend(withPasskey)),
  play: async (context) => {
    await context.userEvent.click(await findButton(context, codes.create));
    await confirm(context, codes.dialogTitle);
    const dialog = await findDialog(codes.shownTitle);
    await context.userEvent.click(dialog.getByRole('button', { name: codes.saved }));
    await expect(await (await findCard(context)).findByText('10 of 10 left')).toBeVisible();
  },
};
