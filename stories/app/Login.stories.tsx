import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { openBackend } from '#mocks/backend.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { mockCall, neverRespond, networkError } from '#mocks/mockCall.ts';
import { secondBrand, withSecondBrand } from '#mocks/secondBrand.tsx';
import { expectToast, getToastTexts } from '../toasts.ts';
import { formPage, appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: formPage,
  args: { at: '/login' },
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findEmailField = ({ canvas }: Context) => canvas.findByLabelText('Email Address');
const getPasswordField = ({ canvas }: Context) => canvas.getByLabelText('Password');

const signIn = async (context: Context, password = 'secret one') => {
  await context.userEvent.type(await findEmailField(context), 'ananya.k@counter.example');
  await context.userEvent.type(getPasswordField(context), `${password}{Enter}`);
};

export const Idle: Story = {
  tags: ['state:login.idle', 'whole-screen'],
  parameters: appPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(document.title).toBe('Sign in · Counter');
  },
};

/** Name, logo, colours and picture come from the settings of the server. */
export const SecondBrand: Story = {
  tags: ['whole-screen', 'both-themes'],
  parameters: appPage,
  args: { settings: { ...demoSettings, brand: secondBrand } },
  decorators: [withSecondBrand],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Back' });
    await expect(canvas.getByRole('link', { name: 'Nova' })).toBeVisible();
    await expect(document.title).toBe('Sign in · Nova');
  },
};

export const IdleOnAPhone: Story = { ...Idle, tags: ['state:login.idle', 'phone'], globals: phone };

export const PasswordShown: Story = {
  tags: ['state:login.password-shown'],
  play: async (context) => {
    await findEmailField(context);
    await context.userEvent.type(getPasswordField(context), 'secret one');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show password' }));
    await expect(getPasswordField(context)).toHaveAttribute('type', 'text');
    await expect(getPasswordField(context)).toHaveFocus();
    await expect(context.canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

export const GuestPrefilled: Story = {
  tags: ['state:login.guest-prefilled'],
  play: async (context) => {
    await findEmailField(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Login as guest' }));
    await expect(await findEmailField(context)).toHaveValue('guest@store.example');
    await expect(getPasswordField(context)).toHaveValue('browse-the-counter');
  },
};

/** An empty field shows its error after it loses the focus. */
export const EmailRequired: Story = {
  tags: ['state:login.email-required'],
  play: async (context) => {
    const email = await findEmailField(context);
    await context.userEvent.click(email);
    await expect(context.canvas.queryByText('Email is required')).toBeNull();
    await context.userEvent.tab();
    await expect(await context.canvas.findByText('Email is required')).toBeVisible();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(email).toBeInvalid();
  },
};

export const EmailInvalid: Story = {
  tags: ['state:login.email-invalid'],
  play: async (context) => {
    const email = await findEmailField(context);
    await context.userEvent.type(email, 'ananya.k@counter');
    await context.userEvent.tab();
    await context.canvas.findByText('Invalid email format');
    await context.userEvent.type(email, '.example');
    await expect(context.canvas.queryByText('Invalid email format')).toBeNull();
    await context.userEvent.type(email, '{Backspace>8/}');
    await expect(await context.canvas.findByText('Invalid email format')).toBeVisible();
  },
};

export const PasswordRequired: Story = {
  tags: ['state:login.password-required'],
  play: async (context) => {
    await context.userEvent.type(await findEmailField(context), 'ananya.k@counter.example{Enter}');
    await expect(await context.canvas.findByText('Password is required')).toBeVisible();
    await expect(getPasswordField(context)).toHaveFocus();
    await context.userEvent.type(getPasswordField(context), 'x');
    await expect(context.canvas.queryByText('Password is required')).toBeNull();
    await context.userEvent.clear(getPasswordField(context));
  },
};

export const Busy: Story = {
  tags: ['state:login.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.login, neverRespond)),
  play: async (context) => {
    await signIn(context);
    const button = await context.canvas.findByRole('button', { name: 'Sign In' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const UserNotFound: Story = {
  tags: ['state:login.user-not-found'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.login, () => ({ userNotFound: true }))),
  play: async (context) => {
    await signIn(context);
    await expectToast('User not found! Please register first!');
    await expect(await findEmailField(context)).toHaveValue('');
    await expect(getPasswordField(context)).toHaveValue('');
    await expect(context.canvas.queryByText('Email is required')).toBeNull();
  },
};

export const WrongPassword: Story = {
  tags: ['state:login.wrong-password'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.login, () => ({ isPassValid: false }))),
  play: async (context) => {
    await signIn(context);
    await expectToast('Password is wrong!');
    await expect(getPasswordField(context)).toHaveAccessibleDescription('Password is wrong!');
    await expect(await findEmailField(context)).toHaveValue('ananya.k@counter.example');
    await expect(getPasswordField(context)).toHaveValue('');
  },
};

/** Signing in again removes the old error, so the dashboard doesn't show it. */
export const RightPasswordAfterWrong: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.login, () => ({ isPassValid: false }))),
  play: async (context) => {
    await signIn(context, 'secret two');
    await expectToast('Password is wrong!');
    context.msw.resetHandlers();
    await context.userEvent.type(getPasswordField(context), 'secret one{Enter}');
    await waitFor(() => expect(getToastTexts()).not.toContain('Password is wrong!'));
    await expect(await context.canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    await waitFor(() => expect(getToastTexts()).toEqual(['Successfully logged in!']));
    await context.canvas.findByText('12,847');
  },
};

export const RequestFailed: Story = {
  tags: ['state:login.request-failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.login, networkError)),
  play: async (context) => {
    await signIn(context);
    await expectToast('Something went wrong, please try again');
    await expect(getPasswordField(context)).toHaveValue('secret one');
  },
};

export const AlreadyLoggedIn: Story = {
  tags: ['state:login.already-logged-in'],
  beforeEach: async () => void (await openBackend()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are already logged in!' })).toBeVisible();
    await expect(canvas.queryByLabelText('Email Address')).toBeNull();
  },
};
export const AlreadyLoggedInOnAPhone: Story = {
  ...AlreadyLoggedIn,
  tags: ['state:login.already-logged-in', 'phone'],
  globals: phone,
};
