import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { RegisterResult } from '#features/auth/register/registerModel.ts';
import { RegisterView } from '#features/auth/register/RegisterView.tsx';
import { smallest } from '../../../viewports.ts';
import { authColumn } from '../authColumn.tsx';

const meta = {
  component: RegisterView,
  args: { state: { status: 'form' }, onSubmit: fn(async () => 'registered' as RegisterResult) },
  decorators: [authColumn],
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Pasted, because typing validates the form after each letter. */
const fillIn = async ({ canvas, userEvent }: Context, password: string, phoneNumber?: string) => {
  const paste = async (field: HTMLElement, text: string) => {
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  await paste(canvas.getByRole('textbox', { name: 'Full Name' }), 'Priyanka Venkataraghavan');
  await paste(canvas.getByRole('textbox', { name: 'Email Address' }), 'priyanka.v@counter.example');
  if (phoneNumber) await paste(canvas.getByLabelText('Phone Number'), phoneNumber);
  await paste(canvas.getByLabelText(/^Password/), password);
};

export const Form: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent, args, step } = context;
    await step('The fields say what they are for.', async () => {
      const autocompletes = ['Full Name', 'Email Address', 'Phone Number', 'Password'].map((label) =>
        canvas.getByLabelText(new RegExp(`^${label}`)).getAttribute('autocomplete'),
      );
      await expect(autocompletes).toEqual(['name', 'username', 'tel', 'new-password']);
      await expect(canvas.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
      await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('At least 6 characters');
    });

    await step('Enter sends the form.', async () => {
      await fillIn(context, 'secret one');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        fullName: 'Priyanka Venkataraghavan',
        email: 'priyanka.v@counter.example',
        password: 'secret one',
      });
    });
  },
};

/** A rejection keeps all text in the form. Two clicks send one request. */
export const Refused: Story = {
  tags: ['no-picture'],
  args: { onSubmit: fn(async () => 'userAlreadyExists' as RegisterResult) },
  play: async (context) => {
    const { canvas, args, step } = context;
    await step('Two clicks send one request.', async () => {
      await fillIn(context, 'secret one', '+91 98450 12345');
      const button = canvas.getByRole('button', { name: 'Verify Email' });
      button.click();
      button.click();
      const email = canvas.getByLabelText(/^Email Address/);
      await waitFor(() => expect(email).toHaveAccessibleDescription('User already exists! Please login'));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ phoneNumber: '+91 98450 12345' }),
      );
    });

    await step('The form keeps its text.', async () => {
      await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret one');
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue(
        'Priyanka Venkataraghavan',
      );
    });
  },
};

/** An error from the server is shown at its field, and disappears when the field changes. */
export const FieldRefused: Story = {
  tags: ['no-picture'],
  args: {
    onSubmit: fn(
      async () => ({ field: 'password', message: 'This password is too easy to guess.' }) as RegisterResult,
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context, 'password123');
    await userEvent.keyboard('{Enter}');
    const password = canvas.getByLabelText(/^Password/);
    await expect(await canvas.findByText('This password is too easy to guess.')).toBeVisible();
    await expect(password).toHaveFocus();
    await userEvent.type(password, '4');
    await expect(canvas.queryByText('This password is too easy to guess.')).toBeNull();
  },
};

/** Submitting an empty form shows the error of each field and focuses the first one. */
export const Errors: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Full Name' });
    await step('Each required field has its error, and the first one has the focus.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify Email' }));
      await expect(await canvas.findByText('Full name is required')).toBeVisible();
      await expect(canvas.getByText('Email is required')).toBeVisible();
      await expect(canvas.getByText('Password is required')).toBeVisible();
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription('Full name is required');
      await expect(canvas.getByLabelText('Phone Number')).toBeValid();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });

    await step('A message is closer to its own field than to the next one.', async () => {
      const message = canvas.getByText('Full name is required').getBoundingClientRect();
      const own = name.parentElement!.getBoundingClientRect();
      const next = canvas.getByText('Email Address').getBoundingClientRect();
      await expect(next.top - message.bottom).toBeGreaterThan(message.top - own.bottom);
      await expect(next.top - message.bottom).toBeGreaterThanOrEqual(12);
    });
  },
};
export const ErrorsAtTheSmallestSize: Story = { ...Errors, globals: smallest };
