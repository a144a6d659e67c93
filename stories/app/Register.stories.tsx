import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ClockContext } from '#app/browser/clock.ts';
import { calls } from '#contract/calls.ts';
import { getBackend, openBackend } from '#mocks/backend.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { mockCall, neverRespond, respondWithError, respondWithFieldError } from '#mocks/mockCall.ts';
import { expectToast } from '../toasts.ts';
import { formPage, appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: formPage,
  args: { at: '/register' },
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
  // Some stories end on the verification page, whose countdown must stand still in pictures.
  loaders: [() => ({ clock: new ManualClock() })],
  render: (args, { loaded }) => (
    <ClockContext value={loaded['clock'] as ManualClock}>
      <AppAt {...args} />
    </ClockContext>
  ),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const person = {
  'Full Name': 'Priyanka Venkataraghavan',
  'Email Address': 'priyanka.v@counter.example',
  Password: 'secret one',
};

const fillIn = async ({ canvas, userEvent }: Context, values: Record<string, string> = person) => {
  await canvas.findByRole('textbox', { name: 'Full Name' });
  for (const [label, value] of Object.entries(values))
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${label}`)), value);
};

const TOO_EASY_MESSAGE = 'This password is too easy to guess. Please choose another one.';

export const Idle: Story = {
  tags: ['state:register.idle', 'whole-screen'],
  parameters: appPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(canvas.getByLabelText('Phone Number')).toHaveAccessibleDescription('Optional');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(document.title).toBe('Register · Counter');
  },
};
export const IdleOnAPhone: Story = { ...Idle, tags: ['state:register.idle', 'phone'], globals: phone };

export const PasswordShown: Story = {
  tags: ['state:register.password-shown'],
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show password' }));
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  },
};

/** A field shows its error when it loses the focus, and hides it as soon as the value is valid. */
const showsError = (label: string, typed: string, text: string, rest: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(new RegExp(`^${label}`));
    await userEvent.click(field);
    if (typed) await userEvent.type(field, typed);
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(text);
    await userEvent.type(field, rest);
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const NameRequired: Story = {
  ...showsError('Full Name', '', 'Full name is required', 'P'),
  tags: ['state:register.name-required'],
};
export const EmailRequired: Story = {
  ...showsError('Email Address', '', 'Email is required', 'p@counter.example'),
  tags: ['state:register.email-required'],
};
export const EmailInvalid: Story = {
  ...showsError('Email Address', 'priyanka.v@counter', 'Invalid email format', '.example'),
  tags: ['state:register.email-invalid'],
};
export const PasswordRequired: Story = {
  ...showsError('Password', '', 'Password is required', 'abc123'),
  tags: ['state:register.password-required'],
};
export const PasswordShort: Story = {
  ...showsError('Password', 'abc12', 'Password must be at least 6 characters', '3'),
  tags: ['state:register.password-short'],
};

export const Busy: Story = {
  tags: ['state:register.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.register, neverRespond)),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    const button = await context.canvas.findByRole('button', { name: 'Sending Otp...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const UserExists: Story = {
  tags: ['state:register.user-exists'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.register, () => ({ userAlreadyExists: true }))),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await expectToast('User already exists! Please login');
    await expect(context.canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue(
      'Priyanka Venkataraghavan',
    );
  },
};

export const Failed: Story = {
  tags: ['state:register.failed'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.register, () => respondWithError(500))),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await expectToast('Something went wrong, Please try again!');
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue('secret one');
  },
};

/**
 * An error from the server is shown at its field, and the other fields keep their text. The general error is shown if
 * the form doesn't have that field.
 */
export const FieldRefused: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.register, () => respondWithFieldError('locale', 'Unknown locale'))),
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    await step('An unknown field', async () => {
      await fillIn(context, { ...person, Password: 'password123' });
      await userEvent.keyboard('{Enter}');
      await expectToast('Something went wrong, Please try again!');
    });
    await step('A field of the form', async () => {
      msw.use(mockCall(calls.register, () => respondWithFieldError('password', TOO_EASY_MESSAGE)));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(TOO_EASY_MESSAGE)).toBeVisible();
      const password = canvas.getByLabelText(/^Password/);
      await expect(password).toHaveAccessibleDescription(TOO_EASY_MESSAGE);
      await expect(password).toHaveFocus();
      await waitFor(() => expect(screen.queryByText('Something went wrong, Please try again!')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue(person['Full Name']);
    });
  },
};

export const AlreadyLoggedIn: Story = {
  tags: ['state:register.already-logged-in'],
  beforeEach: async () => void (await openBackend()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You are already logged in!' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Full Name' })).toBeNull();
  },
};

/** From the empty form to the dashboard, using only the keyboard. */
export const ByKeyboardAlone: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Fill in the form', async () => {
      const name = await canvas.findByRole('textbox', { name: 'Full Name' });
      for (let stops = 0; document.activeElement !== name && stops < 6; stops += 1) await userEvent.tab();
      await expect(name).toHaveFocus();
      await userEvent.keyboard('Priyanka');
      await userEvent.tab();
      await userEvent.keyboard('priyanka.v@counter.example');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Phone Number')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('secret one');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Verify Email' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Enter the code', async () => {
      await canvas.findByRole('heading', { name: 'Verify Account' });
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'OTP' })).toHaveFocus());
      const { mails } = await getBackend();
      await waitFor(() => expect(mails).toHaveLength(1));
      await userEvent.keyboard(mails[0]!.codeOrLink);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Verify OTP' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('See the dashboard', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
      await expectToast('Account verified successfully!');
      await canvas.findByText('12,847');
    });
  },
};
