import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordCard, type PasswordCardProps } from '#features/account/PasswordCard.tsx';
import { neverRespond } from '#mocks/mockCall.ts';

type OnSave = PasswordCardProps['onSave'];

const meta = {
  component: PasswordCard,
  tags: ['no-picture'],
  args: {
    email: 'ananya.k@counter.example',
    onSave: fn<OnSave>(async () => ({ status: 'saved', values: { currentPassword: '', password: '' } })),
  },
} satisfies Meta<typeof PasswordCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getCurrent = ({ canvas }: Context) => canvas.getByLabelText(/^Current password/);
const getNew = ({ canvas }: Context) => canvas.getByLabelText(/^New password/);
const getSubmit = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Change password' });

const fillIn = async (context: Context, password = 'a bowl of jasmine') => {
  await context.userEvent.click(getCurrent(context));
  await context.userEvent.paste('a bowl of marigolds');
  await context.userEvent.click(getNew(context));
  await context.userEvent.paste(password);
};

/** Says what else a change does, and what password managers need. [ASVS 6.2.7] */
export const Empty: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvas.getByText(/^A new password ends all your other sessions/)).toBeVisible();
    const autocompletes = [...canvasElement.querySelectorAll('input')].map(
      ({ autocomplete }) => autocomplete,
    );
    await expect(autocompletes).toEqual(['username', 'current-password', 'new-password']);
    await expect(getNew(context)).toHaveAccessibleDescription('At least 6 characters');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[0]!);
    await expect(getCurrent(context)).toHaveAttribute('type', 'text');
    await expect(getNew(context)).toHaveAttribute('type', 'password');
  },
};

export const Saved: Story = {
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onSave).toHaveBeenCalledWith({
      currentPassword: 'a bowl of marigolds',
      password: 'a bowl of jasmine',
    });
    await waitFor(() => expect(getCurrent(context)).toHaveValue(''));
    await expect(getNew(context)).toHaveValue('');
    await expect(getCurrent(context)).toBeValid();
  },
};

export const InvalidFields: Story = {
  play: async (context) => {
    await context.userEvent.click(getNew(context));
    await context.userEvent.paste('five5');
    await context.userEvent.click(getSubmit(context));
    await expect(getCurrent(context)).toHaveAccessibleDescription('Enter your current password');
    await expect(getNew(context)).toHaveAccessibleDescription('Password must be at least 6 characters');
    await waitFor(() => expect(getCurrent(context)).toHaveFocus());
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** Keeps both passwords, so that only the wrong one has to be typed again. */
export const WrongCurrentPassword: Story = {
  args: {
    onSave: fn<OnSave>(async () => ({
      status: 'invalid',
      field: 'currentPassword',
      message: 'This isn’t your current password.',
    })),
  },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(getSubmit(context));
    await waitFor(() =>
      expect(getCurrent(context)).toHaveAccessibleDescription('This isn’t your current password.'),
    );
    await waitFor(() => expect(getCurrent(context)).toHaveFocus());
    await expect(getCurrent(context)).toHaveValue('a bowl of marigolds');
    await expect(getNew(context)).toHaveValue('a bowl of jasmine');
  },
};

export const Saving: Story = {
  args: { onSave: fn<OnSave>(neverRespond) },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(getSubmit(context));
    await waitFor(() => expect(getSubmit(context)).toHaveAttribute('aria-busy', 'true'));
  },
};
