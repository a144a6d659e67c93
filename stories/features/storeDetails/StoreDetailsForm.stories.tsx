import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { StoreDetailsForm, type StoreDetailsFormProps } from '#features/storeDetails/StoreDetailsForm.tsx';
import { savedStoreDetails } from '#mocks/sampleStoreDetails.ts';
import { neverRespond } from '#mocks/mockCall.ts';
import { largeText, page, phone, rightToLeft, smallest } from '../../viewports.ts';
import { decodeImages } from '../decodeImages.ts';

type OnSave = StoreDetailsFormProps['onSave'];

const withLogo = { ...savedStoreDetails, logo: { url: '/uploads/lamp.webp', publicId: 'lamp' } };

const meta = {
  component: StoreDetailsForm,
  parameters: page,
  args: {
    details: withLogo,
    access: 'full',
    onSave: fn<OnSave>(async () => ({ status: 'failed' })),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof StoreDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Store name' })).toHaveValue('Diya & Daughters');
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('INR – Indian Rupee');
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kolkata');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await decodeImages(canvasElement);
  },
};
export const FilledOnAPhone: Story = { ...Filled, globals: phone };
export const FilledOnTheSmallest: Story = {
  ...Filled,
  tags: ['no-picture'],
  globals: { ...smallest, ...largeText },
};
export const FilledRightToLeft: Story = { ...Filled, tags: ['no-picture'], globals: rightToLeft };

/** The guest reads what needs an account. */
export const Guest: Story = {
  args: { access: 'guest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This account is shared')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Store name' })).toBeVisible();
  },
};

/** The settings of a store that nobody has named yet. */
export const FirstVisit: Story = {
  args: { details: { ...savedStoreDetails, storeName: undefined, currency: null, timeZone: null } },
  play: async ({ canvas, userEvent }) => {
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(currency).toHaveValue('Not set');
    await userEvent.click(currency);
    await userEvent.keyboard('rupee');
    await expect(await screen.findByRole('option', { name: 'INR – Indian Rupee' })).toBeInTheDocument();
    await userEvent.clear(currency);
    await userEvent.keyboard('euro');
    await userEvent.click(await screen.findByRole('option', { name: 'EUR – Euro' }));
    await expect(currency).toHaveValue('EUR – Euro');
    await expect(canvas.getByText('Unsaved changes')).toBeInTheDocument();
    await userEvent.clear(currency);
    await userEvent.click(await screen.findByRole('option', { name: 'Not set' }));
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

export const InvalidFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Store name' });
    await userEvent.clear(name);
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'hello at diya');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
    await expect(name).toHaveAccessibleDescription('Enter the store’s name.');
    await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(name).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server's error appears at its field. */
export const RejectedLogo: Story = {
  tags: ['no-picture'],
  args: {
    onSave: fn<OnSave>(async () => ({ status: 'invalid', field: 'logo', message: 'Damaged file.' })),
  },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    await step('A file that is not an image is rejected at once', async () => {
      await choose(new File(['x'], 'logo.pdf', { type: 'application/pdf' }));
      await expect(await canvas.findByText(/^Invalid file type: logo.pdf/)).toBeVisible();
    });
    await step('The server rejects a damaged image', async () => {
      const file = new File(['x'], 'logo.png', { type: 'image/png' });
      await choose(file);
      await expect(canvas.queryByText(/^Invalid file type/)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Damaged file.')).toBeVisible();
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ logo: expect.objectContaining({ from: 'disk', file }) }),
      );
    });
    await step('Remove logo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
      await expect(canvas.queryByRole('img', { name: 'Logo' })).toBeNull();
    });
  },
};

export const Saving: Story = {
  args: { onSave: fn<OnSave>(neverRespond) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), ' Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saving...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await decodeImages(canvasElement);
  },
};

/** The bar is there only while something is unsaved. Its button had the focus, which moves to the form. */
export const Saved: Story = {
  tags: ['no-picture'],
  args: { onSave: fn<OnSave>(async (values) => ({ status: 'saved', values })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), ' Ltd');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('form', { name: 'Store details' })).toHaveFocus());
  },
};

/** The focus moves to the button, which is outside of the form, because the fields become inert. */
export const SavingWithEnter: Story = {
  tags: ['no-picture'],
  args: { onSave: fn<OnSave>(neverRespond) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Store name' }), ' Ltd');
    // As the browser does on Enter. The simulated key only finds buttons inside the form.
    canvas.getByRole<HTMLFormElement>('form', { name: 'Store details' }).requestSubmit();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
};
