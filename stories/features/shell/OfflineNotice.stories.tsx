import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNotice } from '#features/shell/OfflineNotice.tsx';

const meta = { component: OfflineNotice } satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { network: 'offline' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You’re offline'),
};
