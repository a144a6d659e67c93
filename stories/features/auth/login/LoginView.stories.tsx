import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { LoginResult } from '#features/auth/login/loginModel.ts';
import { type LoginState, LoginView } from '#features/auth/login/LoginView.tsx';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: LoginView,
  args: {
    state: { status: 'form' },
    guest: { email: 'guest@store.example', password: 'browse-the-counter' },
    onSubmit: fn(async () => 'signedIn' as LoginResult),
    passkeyOffer: { autofill: 'off', button: 'hidden' },
    onUsePasskey: fn(),
  },
  decorators: [authColumn],
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email Address'), ' ananya.k@counter.example ');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret one{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ananya.k@counter.example',
      password: 'secret one',
    });
  },
};

/** After a wrong password, the empty password field has the focus, and nothing has moved. */
export const WrongPassword: Story = {
  tags: ['no-picture'],
  args: { onSubmit: fn(async () => 'wrongPassword' as LoginResult) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email Address'), 'ananya.k@counter.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret one');
    const getTop = () => canvas.getByRole('button', { name: 'Sign In' }).getBoundingClientRect().top;
    const top = getTop();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('ananya.k@counter.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is wrong!');
    await expect(getTop()).toBe(top);
  },
};

/** The fields have autocomplete attributes, and values filled in without input events are sent. [ASVS 6.2.7] */
export const AutoComplete: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args, step }) => {
    const [email, password] = ['Email Address', 'Password'].map((label) =>
      canvas.getByLabelText<HTMLInputElement>(label),
    ) as [HTMLInputElement, HTMLInputElement];

    await step('The fields say what they are for.', async () => {
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(email).toHaveAttribute('type', 'email');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
    });

    await step('Values set without events are sent.', async () => {
      email.value = 'ananya.k@counter.example';
      password.value = 'secret one';
      email.form!.requestSubmit();
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          email: 'ananya.k@counter.example',
          password: 'secret one',
        }),
      );
    });
  },
};

/** A store without a guest account has no guest button. */
export const WithoutGuest: Story = {
  args: { guest: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Login as guest' })).toBeNull(),
};

/** The browser lists passkeys at the email field. The button is for people who look for it. */
export const WithPasskeys: Story = {
  args: { passkeyOffer: { autofill: 'offered', button: 'ready' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username webauthn');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(args.onUsePasskey).toHaveBeenCalledOnce();
  },
};

export const PasskeyBusy: Story = {
  tags: ['no-picture'],
  args: { passkeyOffer: { autofill: 'off', button: 'busy' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sign in with a passkey' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

/** After the second step, the email is filled in. */
export const BackFromTheSecondStep: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'form', email: 'ananya.k@counter.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('ananya.k@counter.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const AlreadySignedIn: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'alreadySignedIn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are already logged in!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

// Fails to compile if a state has no story.
void ({ form: Form, alreadySignedIn: AlreadySignedIn } satisfies Record<LoginState['status'], Story>);
