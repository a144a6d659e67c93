import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError, respondWithFieldError } from '#mocks/mockCall.ts';
import { getToastTexts } from '../toasts.ts';
import { formPage, appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: formPage,
  args: { at: '/reset-password/674f1c2a9c41e77b20d5a6f3/one%2Ftime' },
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getSubmitButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Reset Password' });
const fillIn = async ({ canvas, userEvent }: Context, confirmation = 'secret one') => {
  await userEvent.type(await canvas.findByLabelText('Password'), 'secret one');
  await userEvent.type(canvas.getByLabelText('Confirm password'), confirmation);
};

export const Idle: Story = {
  tags: ['state:reset.idle', 'whole-screen'],
  parameters: appPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(document.title).toBe('Reset password · Counter');
  },
};
export const IdleOnAPhone: Story = { ...Idle, tags: ['state:reset.idle', 'phone'], globals: phone };

export const PasswordShown: Story = {
  tags: ['state:reset.password-shown'],
  play: async (context) => {
    await fillIn(context);
    const [show] = context.canvas.getAllByRole('button', { name: 'Show password' });
    await context.userEvent.click(show!);
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(context.canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
  },
};

/** Nothing is sent and no message is shown. A request would succeed and open the success page. */
export const Mismatch: Story = {
  tags: ['state:reset.mismatch'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.resetPassword, () => ({}))),
  play: async (context) => {
    await fillIn(context, 'secret two');
    await context.userEvent.click(getSubmitButton(context));
    await waitFor(() => expect(context.canvas.getByLabelText('Confirm password')).toHaveFocus());
    await expect(context.canvas.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(context.canvas.getByLabelText('Confirm password')).not.toHaveAttribute('aria-invalid');
    await expect(getToastTexts()).toEqual([]);
  },
};

export const Busy: Story = {
  tags: ['state:reset.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.resetPassword, neverRespond)),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getSubmitButton(context)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The failure is only logged. No message is shown, and the fields keep their text. */
export const Failed: Story = {
  tags: ['state:reset.failed'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.resetPassword, () => respondWithError(400, 'The link has expired'))),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(getSubmitButton(context));
    await waitFor(() => expect(getSubmitButton(context)).not.toHaveAttribute('aria-busy'));
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('secret one');
    await expect(context.canvas.getByLabelText('Confirm password')).toHaveValue('secret one');
    await expect(context.canvas.queryByText(/expired/)).toBeNull();
    await expect(getToastTexts()).toEqual([]);
  },
};

const TOO_EASY_MESSAGE = 'This password is too easy to guess. Please choose another one.';

/** The server rejects the password. The error is shown at its field. */
export const PasswordTooCommon: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.resetPassword, () => respondWithFieldError('password', TOO_EASY_MESSAGE))),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(getSubmitButton(context));
    const password = context.canvas.getByLabelText('Password');
    await expect(await context.canvas.findByText(TOO_EASY_MESSAGE)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(new RegExp(TOO_EASY_MESSAGE));
    await expect(context.canvas.getByLabelText('Confirm password')).toHaveValue('secret one');
    await expect(getToastTexts()).toEqual([]);
  },
};

/** The account id and the token from the link are sent unchanged. */
export const Success: Story = {
  tags: ['state:reset.success'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.resetPassword, ({ params, body }) =>
        params.id === '674f1c2a9c41e77b20d5a6f3' &&
        params.token === 'one/time' &&
        body.password === 'secret one' &&
        body.confirmPassword === 'secret one'
          ? {}
          : respondWithError(400),
      ),
    ),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(getSubmitButton(context));
    await expect(
      await context.canvas.findByRole('heading', { name: 'Your password has been changed' }),
    ).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
  },
};
export const SuccessOnAPhone: Story = { ...Success, tags: ['state:reset.success', 'phone'], globals: phone };
