import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthHeader } from '#features/shell/AuthHeader.tsx';
import { phone } from '../../viewports.ts';

const meta = {
  component: AuthHeader,
  args: { storefrontUrl: null },
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

export const WithStorefront: Story = {
  args: { storefrontUrl: 'https://shop.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Counter' })).toHaveAttribute(
      'href',
      'https://shop.example',
    );
    await expect(canvas.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', 'https://shop.example');
  },
};
