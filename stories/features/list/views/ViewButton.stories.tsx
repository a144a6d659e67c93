import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ViewButton } from '#features/list/views/ViewButton.tsx';

const meta = { component: ViewButton, args: { onClick: fn() } } satisfies Meta<typeof ViewButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { status: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
