import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openNewDraft } from '#app/products/productDrafts.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { bottle } from '../features/products/form/bottle.ts';
import { loadImageFiles, waitForImages } from '../features/products/images/imageFiles.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { expectToast } from '../toasts.ts';
import { type Context, goTo, press, signInAsGuest, replaceText } from './steps.ts';
import { type FlowMeta, flowMetaBase } from './flow.tsx';

const meta = {
  ...flowMetaBase,
  tags: ['!autodocs', 'no-picture'],
  args: { at: '/login' },
} satisfies FlowMeta;
export default meta;
type Story = StoryObj<typeof meta>;

const findHeading = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 1, name });

async function search(context: Context, text: string) {
  const { canvas, userEvent } = context;
  await goTo(context, 'Product List');
  await findHeading(context, 'All Products');
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), text);
  await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
}

/** Adds a product with an image, finds it, views it, changes it and deletes it. */
export const LifeOfAProduct: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await step('Sign in', () => signInAsGuest(context));
    await step('Restore a draft and add an image', async () => {
      openNewDraft(demoSettings.guest!.email).save({ fields: { ...bottle, name: 'Brass la' } });
      await goTo(context, 'Product Upload');
      await press(context, 'Restore');
      const name = await canvas.findByRole('textbox', { name: 'Product name' });
      await waitFor(() => expect(name).toHaveValue('Brass la'));
      await userEvent.type(name, 'mp');
      const files = await canvas.findByLabelText('Add images', { selector: 'input' });
      await userEvent.upload(files, await loadImageFiles('lamp'));
      await waitForImages(canvasElement, 1);
      await press(context, 'Publish Product');
      await expectToast('Product created successfully!');
      await expect(await findHeading(context, 'Brass lamp')).toBeVisible();
    });
    await step('Find it in the list', () => search(context, 'brass lamp'));
    await step('View it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Brass lamp' }));
      await expect(await findHeading(context, 'Brass lamp')).toBeVisible();
    });
    await step('Change its name', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Edit/ }));
      await findHeading(context, 'Edit Product');
      await replaceText(context, 'Product name', 'Oil lamp');
      await press(context, 'Save Changes');
      await expectToast('Product updated successfully!');
      await expect(await findHeading(context, 'Oil lamp')).toBeVisible();
    });
    await step('Delete it', async () => {
      await search(context, 'oil lamp');
      await pressDelete(context, 'Oil lamp');
      const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await expectToast('Product deleted successfully');
      await expect(await canvas.findByText('No products found matching your criteria')).toBeVisible();
    });
  },
};
