import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getAdminKey, readKey } from '#app/browser/adminStorage.ts';
import { extensions } from '#contract/calls.ts';
import { LIVE_CAPABILITY } from '#contract/live/live.ts';
import { accountPage as t, orderAlerts, password, profile, sessions } from '#languages/en/account.ts';
import { ananya, CURRENT_PASSWORD, openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { mockLiveBackend } from '#mocks/mockLiveBackend.ts';
import { currentSession, sampleAccount } from '#mocks/sampleAccount.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { openAccount } from './openAccount.ts';

/** The guest's account can't be changed. */
const mockGuest = () =>
  mockCall(extensions.getAccount, () => ({
    account: { ...sampleAccount, kind: 'guest' as const, sessions: [currentSession] },
  }));

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/account' },
  beforeEach: () => openAccount(),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findName = ({ canvas }: Context) => canvas.findByRole('textbox', { name: profile.name });
const getSessions = ({ canvas }: Context) => canvas.getByRole('region', { name: sessions.title });
/** Toasts are announced, too. */
const findText = async (text: string) => (await screen.findAllByText(text))[0]!;

export const Loaded: Story = {
  tags: ['whole-screen'],
  play: async (context) => {
    await expect(await findName(context)).toHaveValue('Ananya Krishnamurthy');
    await expect(within(getSessions(context)).getAllByRole('listitem')).toHaveLength(3);
    await expect(document.title).toBe('Account · Counter');
    await expect(context.canvas.getByText(`${t.version} 1.0.0`)).toBeInTheDocument();
  },
};
export const LoadedOnAPhone: Story = { ...Loaded, globals: phone };

export const Loading: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getAccount, neverRespond)),
  play: async ({ canvas }) => expect(await canvas.findByText(t.loading)).toBeInTheDocument(),
};

export const LoadFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getAccount, () => respondWithError(503))),
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.failed);
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(await findName(context)).toBeVisible();
  },
};

/** A backend of only the sixteen calls. */
export const Unsupported: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: t.unsupported })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Account of/ }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    await expect(screen.queryByRole('menuitem', { name: t.page })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Guest: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockGuest()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.guestText)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: password.submit })).toBeNull();
  },
};

/** Answers the browser's question, and records the notifications. `fails` throws like Android. */
const mockNotifications = (answer: NotificationPermission, support: 'shows' | 'fails' = 'shows') => {
  const shown: string[] = [];
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission = async () => (FakeNotification.permission = answer);
    constructor(title: string) {
      super();
      if (support === 'fails') throw new TypeError('Illegal constructor');
      shown.push(title);
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification });
  return shown;
};

const openLiveAccount: NonNullable<Story['beforeEach']> = async ({ msw }) => {
  const { Notification } = window;
  await openAccount(LIVE_CAPABILITY);
  msw.use(mockLiveBackend().handler);
  return () => Object.assign(window, { Notification });
};

const turnOnNotifications = async ({ canvas, userEvent }: Context) => {
  const control = await canvas.findByRole('switch', { name: orderAlerts.notification });
  await expect(control).not.toBeChecked();
  await userEvent.click(control);
  return control;
};

/** A sample shows how new orders will appear. The choice is kept in this browser. */
export const NotificationsAllowed: Story = {
  tags: ['no-picture'],
  beforeEach: openLiveAccount,
  play: async (context) => {
    const shown = mockNotifications('granted');
    const control = await turnOnNotifications(context);
    await waitFor(() => expect(control).toBeChecked());
    await expect(shown).toEqual([orderAlerts.sample]);
    await expect(readKey(getAdminKey(ananya.email, 'order-notification'))).toBe('on');
    await context.userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

export const NotificationsBlocked: Story = {
  tags: ['no-picture'],
  beforeEach: openLiveAccount,
  play: async (context) => {
    const shown = mockNotifications('denied');
    const control = await turnOnNotifications(context);
    await waitFor(() => expect(control).toHaveAccessibleDescription(orderAlerts.blocked));
    await expect(shown).toEqual([]);
  },
};

export const NotificationsUnsupported: Story = {
  tags: ['no-picture'],
  beforeEach: openLiveAccount,
  play: async (context) => {
    mockNotifications('granted', 'fails');
    const control = await turnOnNotifications(context);
    await waitFor(() => expect(control).toHaveAccessibleDescription(orderAlerts.unsupported('Counter')));
    await expect(control).not.toBeChecked();
  },
};

export const GuestWithNewOrders: Story = {
  beforeEach: async (context) => {
    const cleanUp = await openLiveAccount(context);
    context.msw.use(mockGuest());
    return cleanUp;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.guestText)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: orderAlerts.sound })).not.toBeChecked();
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
  play: async ({ canvas }) => expect(await canvas.findByText(t.accessText)).toBeVisible(),
};

/** The header shows the saved name at once. Opened from the account menu. */
export const ProfileSaved: Story = {
  tags: ['no-picture'],
  args: { at: '/orders' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t.page }));
    const name = await findName(context);
    await userEvent.clear(name);
    await userEvent.type(name, 'Asha Rao{Enter}');
    await expect(await findText(profile.saved)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(profile.unsaved)).toBeNull());
  },
};

export const ProfileFailed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.saveProfile, () => respondWithError(500))),
  play: async (context) => {
    const name = await findName(context);
    await context.userEvent.type(name, ' Rao{Enter}');
    await expect(await findText(profile.notSaved)).toBeInTheDocument();
    await expect(name).toHaveValue('Ananya Krishnamurthy Rao');
    await expect(context.canvas.getByText(profile.unsaved)).toBeVisible();
  },
};

/** Leaving with an unsaved profile asks first. */
export const Leaving: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await findName(context), ' Rao');
    await userEvent.click(canvas.getAllByRole('link', { name: 'Orders' })[0]!);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(await findName(context)).toHaveValue('Ananya Krishnamurthy Rao');
  },
};

const changePassword = async (context: Context, currentPassword: string) => {
  const { canvas, userEvent } = context;
  await findName(context);
  await userEvent.type(canvas.getByLabelText(/^Current password/), currentPassword);
  await userEvent.type(canvas.getByLabelText(/^New password/), 'a bowl of jasmine{Enter}');
};

/** The list of sessions is up to date. */
export const PasswordChanged: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await changePassword(context, CURRENT_PASSWORD);
    await expect(await findText(password.saved)).toBeInTheDocument();
    await expect(await context.canvas.findByText(sessions.only)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await changePassword(context, 'something else');
    const field = context.canvas.getByLabelText(/^Current password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('This isn’t your current password.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(context.canvas.getByLabelText(/^New password/)).toHaveValue('a bowl of jasmine');
  },
};

/** The focus moves to the list, because the button disappears with its session. */
export const SessionEnded: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findName(context);
    await userEvent.click(canvas.getByRole('button', { name: sessions.endOf('Safari on iPhone') }));
    await expect(await findText(sessions.ended)).toBeInTheDocument();
    await expect(within(getSessions(context)).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(getSessions(context)).toHaveFocus());
  },
};

export const SessionNotEnded: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.endSession, () => respondWithError(500))),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findName(context);
    const button = canvas.getByRole('button', { name: sessions.endOf('Safari on iPhone') });
    await userEvent.click(button);
    await expect(await findText(sessions.notEnded)).toBeInTheDocument();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

const endOthers = async (context: Context) => {
  const { canvas, userEvent } = context;
  await findName(context);
  await userEvent.click(canvas.getByRole('button', { name: sessions.endOthers }));
  const dialog = within(await screen.findByRole('alertdialog', { name: sessions.confirmTitle }));
  await userEvent.click(dialog.getByRole('button', { name: sessions.confirm }));
};

export const OtherSessionsEnded: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await endOthers(context);
    await expect(await findText(sessions.othersEnded)).toBeInTheDocument();
    await expect(context.canvas.getByText(sessions.only)).toBeVisible();
    await waitFor(() => expect(getSessions(context)).toHaveFocus());
  },
};

/** The dialog stays open and says why. */
export const OtherSessionsNotEnded: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.endOtherSessions, () => respondWithError(500))),
  play: async (context) => {
    await endOthers(context);
    const alert = await screen.findByText(sessions.othersNotEnded);
    await waitFor(() => expect(alert).toBeVisible());
  },
};
