import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartFailure } from '#app/StartFailure.tsx';
import { appPage } from '../viewports.ts';

const meta = {
  component: StartFailure,
  parameters: appPage,
} satisfies Meta<typeof StartFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MessagesNotLoaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Couldn’t load Counter' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
