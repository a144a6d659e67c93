import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { RegisterResult } from '#features/auth/register/registerModel.ts';
import { type RegisterState, RegisterView } from '#features/auth/register/RegisterView.tsx';
import { smallest, largeText, rightToLeft } from '../../../viewports.ts';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: RegisterView,
  args: { state: { status: 'form' }, onSubmit: fn(async () => 'registered' as RegisterResult) },
  decorators: [authColumn],
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Priyanka Venkataraghavan');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email Address' }),
      'priyanka.v@counter.example',
    );
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret one{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Priyanka Venkataraghavan',
      email: 'priyanka.v@counter.example',
      password: 'secret one',
    });
  },
};

/** A rejection keeps all text in the form. Two clicks send one request. */
export const Refused: Story = {
  args: { onSubmit: fn(async () => 'userAlreadyExists' as RegisterResult) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Priyanka Venkataraghavan');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email Address' }),
      'priyanka.v@counter.example',
    );
    await userEvent.type(canvas.getByLabelText('Phone Number'), '+91 98450 12345');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret one');
    const button = canvas.getByRole('button', { name: 'Verify Email' });
    button.click();
    button.click();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('User already exists! Please login');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phoneNumber: '+91 98450 12345' }),
    );
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret one');
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Priyanka Venkataraghavan');
  },
};

/** An error from the server is shown at its field, and disappears when the field changes. */
export const FieldRefused: Story = {
  args: {
    onSubmit: fn(
      async () => ({ field: 'password', message: 'This password is too easy to guess.' }) as RegisterResult,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Priyanka Venkataraghavan');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email Address' }),
      'priyanka.v@counter.example',
    );
    const password = canvas.getByLabelText(/^Password/);
    await userEvent.type(password, 'password123{Enter}');
    await expect(await canvas.findByText('This password is too easy to guess.')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, ' or not');
    await expect(canvas.queryByText('This password is too easy to guess.')).toBeNull();
  },
};

/** The optional phone number has the same length limit as on the server. */
export const PhoneTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone Number');
    await userEvent.type(phone, '9'.repeat(41));
    await userEvent.tab();
    await expect(await canvas.findByText('Phone number must be at most 40 characters')).toBeVisible();
    await userEvent.type(phone, '{Backspace}');
    await expect(canvas.queryByText('Phone number must be at most 40 characters')).toBeNull();
  },
};

/** Submitting an empty form shows the error of each field and focuses the first one. */
export const Errors: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));
    await expect(await canvas.findByText('Full name is required')).toBeVisible();
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription(
      'Full name is required',
    );
    await expect(canvas.getByLabelText('Phone Number')).toBeValid();
    // A message is closer to its own field than to the next one.
    const message = canvas.getByText('Full name is required').getBoundingClientRect();
    const own = canvas.getByRole('textbox', { name: 'Full Name' }).parentElement!.getBoundingClientRect();
    const next = canvas.getByText('Email Address').getBoundingClientRect();
    await expect(next.top - message.bottom).toBeGreaterThan(message.top - own.bottom);
    await expect(next.top - message.bottom).toBeGreaterThanOrEqual(12);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ErrorsAtTheSmallestSize: Story = { ...Errors, globals: smallest };

export const AutoComplete: Story = {
  play: async ({ canvas }) => {
    const autocompletes = ['Full Name', 'Email Address', 'Phone Number', 'Password'].map((label) =>
      canvas.getByLabelText(new RegExp(`^${label}`)).getAttribute('autocomplete'),
    );
    await expect(autocompletes).toEqual(['name', 'username', 'tel', 'new-password']);
    await expect(canvas.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
  },
};

export const RightToLeft: Story = { globals: rightToLeft };
export const LargeText: Story = { ...Errors, globals: largeText };

export const AlreadySignedIn: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'alreadySignedIn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are already logged in!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

// Fails to compile if a state has no story.
void ({ form: Form, alreadySignedIn: AlreadySignedIn } satisfies Record<RegisterState['status'], Story>);
