import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { inColumn } from '../../decorators.tsx';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
    defaultValue: 'correct horse',
    onChange: fn(),
  },
  decorators: [inColumn],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Hides what you type. [ASVS 6.2.6] */
export const Hidden: Story = {
  args: { requirement: 'required', hint: 'At least 6 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Password/);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
};

/** The button shows the password and keeps the caret. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(3, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** Tab moves from the input to the button; Space presses it and keeps the focus. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { size: 'lg', defaultValue: '', requirement: 'required', error: 'Password is required' },
};
