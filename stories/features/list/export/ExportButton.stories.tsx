import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportButton } from '#features/list/export/ExportButton.tsx';

const meta = { component: ExportButton, args: { onClick: fn() } } satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RowsNotLoaded: Story = {
  tags: ['no-picture'],
  args: { disabledReason: 'Products are still loading' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAccessibleDescription('Products are still loading');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
