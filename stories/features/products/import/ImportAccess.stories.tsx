import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportAccess } from '#features/products/import/ImportView.tsx';
import { page } from '../../../viewports.ts';

const meta = { component: ImportAccess, parameters: page } satisfies Meta<typeof ImportAccess>;
export default meta;

export const AccessRestricted: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  },
};
