import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftNotice } from '#features/products/form/DraftNotice.tsx';
import { smallest } from '../../../viewports.ts';
import { bottle } from './bottle.ts';

const meta = {
  component: DraftNotice,
  args: { fields: bottle, onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^“Meadow insulated steel bottle, 750 ml” wasn’t published/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Unnamed: Story = {
  args: { fields: { ...bottle, name: ' ' } },
  play: async ({ canvas }) => expect(canvas.getByText(/^It wasn’t published/)).toBeVisible(),
};

export const OfACopy: Story = {
  args: { kind: 'copy' },
  play: async ({ canvas }) => expect(canvas.getByText(/unfinished copy/)).toBeVisible(),
};

export const OfChanges: Story = {
  args: { kind: 'edit' },
  play: async ({ canvas }) => expect(canvas.getByText(/unsaved changes to this product/)).toBeVisible(),
};

export const OfChangesToAnOlderVersion: Story = {
  args: { kind: 'outdatedEdit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/someone else has saved this product since/)).toBeVisible();
    await expect(canvas.getByText(/^You’ll be asked/)).toBeVisible();
  },
};
export const OfAnOlderVersionOnTheSmallest: Story = { ...OfChangesToAnOlderVersion, globals: smallest };

export const OnTheSmallest: Story = {
  args: { fields: { ...bottle, name: 'Meadow'.repeat(20) } },
  globals: smallest,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible(),
};
