import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { dashboard, productList } from '#languages/en/products.ts';

const meta = {
  component: SignInPrompt,
  tags: ['no-picture'],
  args: { messages: productList },
} satisfies Meta<typeof SignInPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title is the page's h1; the first Tab stop is the link to sign in. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText(productList.accessText)).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Sign In' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/login');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const WithHome: Story = {
  args: { messages: dashboard, home: { label: dashboard.goHome, href: 'https://shop.example/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute(
      'href',
      'https://shop.example/',
    );
  },
};
