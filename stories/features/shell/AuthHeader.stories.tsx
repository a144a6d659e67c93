import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AuthHeader } from '#features/shell/AuthHeader.tsx';
import { phone } from '../../viewports.ts';

const meta = {
  component: AuthHeader,
  args: { storefrontUrl: null, onLanguageChange: fn() },
  decorators: [
    (Story) => (
      <header className="flex items-center justify-between gap-2">
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof AuthHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutStorefront: Story = {
  tags: ['state:shell.header.auth'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  },
};
export const OnAPhone: Story = { tags: ['state:shell.header.auth', 'phone'], globals: phone };

export const LanguageChosen: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await expect(select).toHaveValue('en');
    await userEvent.selectOptions(select, 'Deutsch');
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithStorefront: Story = {
  tags: ['no-picture'],
  args: { storefrontUrl: 'https://shop.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Counter' })).toHaveAttribute(
      'href',
      'https://shop.example',
    );
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', 'https://shop.example');
  },
};
