import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProductDraftNotice } from '#features/products/form/ProductDraftNotice.tsx';
import { smallest } from '../../../viewports.ts';
import { bottle } from './bottle.ts';

const meta = {
  component: ProductDraftNotice,
  args: { fields: bottle, onRestore: fn(), onDiscard: fn() },
} satisfies Meta<typeof ProductDraftNotice>;
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

/** Without a name, of a copy, of changes, and of changes to a version that someone else has replaced. */
export const Kinds: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <ProductDraftNotice {...args} fields={{ ...bottle, name: ' ' }} />
      <ProductDraftNotice {...args} kind="copy" />
      <ProductDraftNotice {...args} kind="edit" />
      <ProductDraftNotice {...args} kind="outdatedEdit" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It wasn’t published/)).toBeVisible();
    await expect(canvas.getByText(/unfinished copy/)).toBeVisible();
    await expect(canvas.getByText(/unsaved changes to this product/)).toBeVisible();
    await expect(canvas.getByText(/someone else has saved this product since/)).toBeVisible();
    await expect(canvas.getByText(/^You’ll be asked/)).toBeVisible();
  },
};

export const OnTheSmallest: Story = {
  args: { fields: { ...bottle, name: 'Meadow'.repeat(20) } },
  globals: smallest,
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible(),
};
