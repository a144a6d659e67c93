import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductViewAccessPrompt } from '#features/products/view/ProductView.tsx';

const meta = { component: ProductViewAccessPrompt } satisfies Meta<typeof ProductViewAccessPrompt>;
export default meta;

export const AccessRequired: StoryObj<typeof meta> = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please login to view product details.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};
