import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openNewDraft } from '#app/products/productDrafts.ts';
import { demoSettings } from '#mocks/settings.ts';
import { SESSION_IDLE_MS } from '#server/accounts/sessions.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { bottle } from '../features/products/form/bottle.ts';
import { loadImageFiles, waitForImages } from '../features/products/images/imageFiles.ts';
import { findRowAction, pressDelete } from '../features/products/inventory/rowActions.ts';
import { expectToast } from '../toasts.ts';
import { type Context, goTo, press, signInAsGuest, write } from './acts.ts';
import { type FlowMeta, flowOf, onItsOwnStore } from './flow.tsx';

const meta = {
  ...onItsOwnStore,
  tags: ['!autodocs'],
  args: { at: '/login' },
} satisfies FlowMeta;
export default meta;
type Story = StoryObj<typeof meta>;

const kettle = sampleProducts.find(({ name }) => /gooseneck/i.test(name))!.name;

const heading = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 1, name });

async function find(context: Context, text: string) {
  const { canvas, userEvent } = context;
  await goTo(context, 'Product List');
  await heading(context, 'All Products');
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), text);
  await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
}

/** A product is added with an image, found, looked at, changed and deleted. */
export const LifeOfAProduct: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context;
    await step('Sign in', () => signInAsGuest(context));
    await step('Go on with an unfinished product, and add an image', async () => {
      openNewDraft(demoSettings.guest!.email).save({ fields: { ...bottle, name: 'Brass la' } });
      await goTo(context, 'Product Upload');
      await press(context, 'Restore');
      const name = await canvas.findByRole('textbox', { name: 'Product Name' });
      await waitFor(() => expect(name).toHaveValue('Brass la'));
      await userEvent.type(name, 'mp');
      const files = await canvas.findByLabelText('Add images', { selector: 'input' });
      await userEvent.upload(files, await loadImageFiles('lamp'));
      await waitForImages(canvasElement, 1);
      await press(context, 'Publish Product');
      await expectToast('Product created successfully!');
      await expect(await heading(context, 'Brass lamp')).toBeVisible();
    });
    await step('Find it in the list', () => find(context, 'brass lamp'));
    await step('View it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Brass lamp' }));
      await expect(await heading(context, 'Brass lamp')).toBeVisible();
    });
    await step('Change its name', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Edit/ }));
      await heading(context, 'Edit Product');
      await write(context, 'Product Name', 'Oil lamp');
      await press(context, 'Save Changes');
      await expectToast('Product updated successfully!');
      await expect(await heading(context, 'Oil lamp')).toBeVisible();
    });
    await step('Delete it', async () => {
      await find(context, 'oil lamp');
      await pressDelete(context, 'Oil lamp');
      const question = await screen.findByRole('alertdialog', { name: 'Confirm Deletion' });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await expectToast('Product deleted successfully');
      await expect(await canvas.findByText('No products found matching your criteria')).toBeVisible();
    });
  },
};

/** The session ends while somebody edits. They sign in over the page, and what they wrote is saved. */
export const SessionRenewedWhileEditing: Story = {
  play: async (context) => {
    const { userEvent, loaded, step } = context;
    await step('Sign in', () => signInAsGuest(context));
    await step('Begin to edit', async () => {
      await find(context, 'gooseneck');
      await userEvent.click((await findRowAction(context, 'Edit', kettle)).control);
      await heading(context, 'Edit Product');
      await write(context, 'Product Name', 'Gooseneck kettle, renamed');
    });
    await step('The session ends, and saving asks to sign in again', async () => {
      flowOf(loaded).letTimePass(SESSION_IDLE_MS + 1);
      await press(context, 'Save Changes');
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible(),
      );
    });
    await step('Sign in over the page', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Your session has ended' }));
      await userEvent.type(dialog.getByLabelText('Password'), 'browse-the-counter');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('What was written is saved', async () => {
      await expectToast('Product updated successfully!');
      await expect(await heading(context, 'Gooseneck kettle, renamed')).toBeVisible();
    });
  },
};
