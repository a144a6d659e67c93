import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { LoginResult } from '#features/auth/login/loginModel.ts';
import { PasskeyStep } from '#features/auth/passkey/PasskeyStep.tsx';
import { RenewDialog } from '#features/auth/renew/RenewDialog.tsx';
import { neverRespond } from '#mocks/mockCall.ts';
import { smallest } from '../../../viewports.ts';
import { waitForAnimations } from '../../../waitForAnimations.ts';

const meta = {
  component: RenewDialog,
  args: {
    email: 'ananya.k@counter.example',
    guest: null,
    onSubmit: fn(async () => 'signedIn' as LoginResult),
    onCancel: fn(),
  },
} satisfies Meta<typeof RenewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The email address is filled in, so the focus is on the password. */
export const Asking: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent, step }) => {
    const password = screen.getByLabelText('Password');
    await step('The dialog explains itself, and the password has the focus.', async () => {
      const dialog = screen.getByRole('dialog', { name: 'Your session has ended' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveAccessibleDescription(/Nothing on this page is lost/);
      await waitFor(() => expect(password).toHaveFocus());
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(screen.getByLabelText('Email Address')).toHaveAttribute('autocomplete', 'username');
    });

    await step('The button sends both fields.', async () => {
      await userEvent.type(password, 'secret one');
      await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'ananya.k@counter.example',
        password: 'secret one',
      });
    });
  },
};

export const Guest: Story = {
  args: { guest: { email: 'guest@store.example', password: 'browse-the-counter' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Login as guest' }));
    await expect(screen.getByLabelText('Email Address')).toHaveValue('guest@store.example');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'guest@store.example',
      password: 'browse-the-counter',
    });
  },
};

export const AtTheSmallestSize: Story = { ...Guest, globals: smallest };

export const Busy: Story = {
  args: { onSubmit: fn(neverRespond) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'secret one');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

const rejectedWith = (result: LoginResult): Pick<Story, 'args' | 'play'> => ({
  args: { onSubmit: fn(async () => result) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'secret one');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  },
});

/** The error is shown at the field, because a toast would be behind the dialog. */
export const WrongPassword: Story = {
  ...rejectedWith('wrongPassword'),
  play: async (context) => {
    await rejectedWith('wrongPassword').play?.(context);
    const { userEvent, step } = context;
    const password = screen.getByLabelText('Password');
    await step('The empty field has the error and the focus.', async () => {
      await waitFor(() => expect(screen.getByText('Password is wrong!')).toBeVisible());
      await expect(password).toHaveValue('');
      await waitFor(() => expect(password).toHaveFocus());
      await expect(password).toHaveAccessibleDescription('Password is wrong!');
    });

    await step('Typing removes the error.', async () => {
      await userEvent.type(password, 'x');
      await expect(screen.queryByText('Password is wrong!')).toBeNull();
      await userEvent.clear(password);
      await expect(screen.getByText('Password is required')).toBeVisible();
    });
  },
};

export const UserNotFound: Story = {
  ...rejectedWith('userNotFound'),
  play: async (context) => {
    await rejectedWith('userNotFound').play?.(context);
    await waitFor(() => expect(screen.getByText('User not found! Please register first!')).toBeVisible());
    await expect(screen.getByLabelText('Email Address')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
  },
};

export const Failed: Story = {
  ...rejectedWith('failed'),
  play: async (context) => {
    const getTop = () => Math.round(screen.getByLabelText('Password').getBoundingClientRect().top);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitForAnimations();
    const top = getTop();
    await rejectedWith('failed').play?.(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, please try again',
    );
    await expect(screen.getByLabelText('Password')).toHaveValue('secret one');
    await expect(getTop()).toBe(top);
  },
};

export const Cancelled: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The second step, in place of the form. Its first button has the focus. */
export const SecondStep: Story = {
  tags: ['no-picture'],
  args: {
    step: (
      <PasskeyStep
        state={{ status: 'passkey' }}
        onUsePasskey={fn()}
        onUseCode={fn()}
        onSubmitCode={fn(async () => ({ status: 'left' }) as const)}
        onBack={fn()}
      />
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Use your passkey' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const SecondStepAtTheSmallestSize: Story = {
  ...SecondStep,
  tags: ['no-picture'],
  globals: smallest,
};

/** The reason of a failed second step is below the form. */
export const StepExpired: Story = {
  tags: ['no-picture'],
  args: { error: 'This took too long. Sign in again.' },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long. Sign in again.'),
};
