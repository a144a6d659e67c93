import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportAccessPrompt } from '#features/products/import/ImportView.tsx';
import { page } from '../../../viewports.ts';

const meta = { component: ImportAccessPrompt, parameters: page } satisfies Meta<typeof ImportAccessPrompt>;
export default meta;

export const AccessRestricted: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};
