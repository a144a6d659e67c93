import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportButton } from '#features/list/export/ExportButton.tsx';

const meta = { component: ExportButton, args: { onClick: fn() } } satisfies Meta<typeof ExportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** The dialog is loading. */
export const Busy: Story = { args: { status: 'busy' } };

export const RowsNotLoaded: Story = { args: { disabledReason: 'Products are still loading' } };
