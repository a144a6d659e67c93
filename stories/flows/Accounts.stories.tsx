import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { dismissToast, expectToast } from '../toasts.ts';
import { press } from './steps.ts';
import { type FlowMeta, getFlow, flowMetaBase } from './flow.tsx';

const meta = {
  ...flowMetaBase,
  tags: ['!autodocs', 'no-picture'],
  args: { at: '/register' },
} satisfies FlowMeta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Registers an account, verifies it with the emailed code, requests a reset link, and signs in with a new password. */
export const RegisterToReset: Story = {
  play: async (context) => {
    const { canvas, userEvent, loaded, step } = context;
    const { mails, open } = getFlow(loaded);
    await step('Register', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Full Name' }), 'Asha Rao');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email Address' }), 'asha@store.example');
      await userEvent.type(canvas.getByLabelText(/^Password/), 'a bowl of marigolds');
      await userEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));
      await expect(await canvas.findByRole('heading', { name: 'Verify Account' })).toBeVisible();
    });
    await step('Enter the code from the email', async () => {
      await waitFor(() => expect(mails).toHaveLength(1));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'OTP' }), mails[0]!.codeOrLink);
      await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    });
    await step('See the dashboard', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
      await expectToast('Account verified successfully!');
      await expect(await canvas.findByText('1–10 of 29')).toBeVisible();
    });
    await step('Sign out', async () => {
      await press(context, 'Logout');
      const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.click(screen.getAllByRole('button', { name: 'Logout' }).at(-1)!);
      await expect(await canvas.findByRole('heading', { name: 'Access Required' })).toBeVisible();
      await dismissToast('Account verified successfully!');
      await dismissToast('Logged out successfully');
    });
    await step('Request a reset link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign In' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }));
      await userEvent.type(
        await canvas.findByRole('textbox', { name: 'Email Address' }),
        'asha@store.example',
      );
      await press(context, 'Send Email');
      await canvas.findByRole('heading', { name: 'Reset password link sent on your Email' });
    });
    await step('Open the link from the email', async () => {
      await waitFor(() => expect(mails).toHaveLength(2));
      open(new URL(mails[1]!.codeOrLink).pathname);
      await expect(await canvas.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
    });
    await step('Choose a new password', async () => {
      await userEvent.type(canvas.getByLabelText(/^Password/), 'a bowl of jasmine');
      await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'a bowl of jasmine');
      await press(context, 'Reset Password');
      await canvas.findByRole('heading', { name: 'Your password has been changed' });
    });
    await step('Sign in with the new password', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Login' }));
      await userEvent.type(await canvas.findByLabelText('Email Address'), 'asha@store.example');
      await userEvent.type(canvas.getByLabelText(/^Password/), 'a bowl of jasmine');
      await press(context, 'Sign In');
      await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
      await expect(await canvas.findByText('1–10 of 29')).toBeVisible();
    });
  },
};

/** Signs in, opens an order and returns to the list, using only the keyboard. */
export const ByKeyboardAlone: Story = {
  args: { at: '/login' },
  play: async ({ canvas, userEvent, step }) => {
    const tabTo = async (target: HTMLElement, shift = false) => {
      for (let stops = 0; document.activeElement !== target && stops < 60; stops += 1)
        await userEvent.tab({ shift });
      await expect(target).toHaveFocus();
    };
    await step('Sign in as the guest', async () => {
      await tabTo(await canvas.findByRole('button', { name: 'Login as guest' }));
      await userEvent.keyboard('{Enter}');
      await tabTo(canvas.getByRole('button', { name: 'Sign In' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    });
    await step('Go to the orders', async () => {
      // The heading has the focus, and the menu comes before it.
      await tabTo(await canvas.findByRole('link', { name: 'Orders' }), true);
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText(/^1-10 of \d+ orders$/)).toBeVisible();
    });
    await step('Search', async () => {
      await tabTo(await canvas.findByRole('searchbox'));
      await userEvent.keyboard('meadow');
      await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
    });
    await step('Open an order and return to its link', async () => {
      const [first] = canvas.getAllByRole('link', { name: /^View details/ });
      await tabTo(first!);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(first).toHaveFocus());
    });
  },
};
