import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CurrencyContext } from '#features/format/useFormats.ts';
import {
  createRules,
  editRules,
  emptyValues,
  type ProductValues,
  INPUT_FIELDS,
} from '#features/products/form/productFormModel.ts';
import { ProductForm } from '#features/products/form/ProductForm.tsx';
import type { SaveOutcome } from '#features/products/form/useProductForm.ts';
import { toSlots } from '#features/products/images/imageModel.ts';
import { sampleImages } from '#server/seed/products/sampleFields.ts';
import { page, smallest, largeText } from '../../../viewports.ts';
import { waitForImages } from '../images/imageFiles.ts';
import { bottle } from './bottle.ts';

const completeProduct: ProductValues = {
  ...bottle,
  images: toSlots(sampleImages('bottle', 'bottle-2', 'bottle-3', 'bottle-4')),
};

const meta = {
  component: ProductForm,
  parameters: page,
  args: {
    kind: 'create',
    rules: createRules,
    savedValues: emptyValues,
    upload: { status: 'none' },
    cancelHref: '/product-list',
    onSubmit: fn(async (): Promise<SaveOutcome> => 'failed'),
    onErrors: fn(),
    onErrorsFixed: fn(),
    onWarnings: fn(),
    onDirtyChange: fn(),
    onFieldsChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="shell-column min-h-dvh">
        <main className="shell-main">
          <Story />
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const editArgs = {
  kind: 'edit' as const,
  rules: editRules,
  savedValues: completeProduct,
  subtitle: completeProduct.name,
};
const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Playground: Story = { tags: ['!test'] };

/** All required fields are missing. The messages are in the order of the fields. */
export const EverythingMissing: Story = {
  args: { ...editArgs, savedValues: { ...emptyValues, status: '' }, subtitle: undefined },
  play: async (context) => {
    await press(context, 'Save Changes');
    await waitFor(() => expect(context.canvas.getByText('10 fields need attention')).toBeVisible());
    await expect(context.args.onErrors).toHaveBeenCalledWith([
      'Product name is required.',
      'Description is required.',
      'Category is required.',
      'Brand is required.',
      'Actual price must be a positive number.',
      'Stock must be a non-negative number.',
      'Stock unit is required.',
      'Product status is required.',
      'At least one location is required.',
      'At least one product image is required.',
    ]);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Product name' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

/** If the server rejects a field, that field shows the error and gets the focus. */
export const EveryFieldRefused: Story = {
  tags: ['no-picture'],
  args: editArgs,
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await waitForImages(canvasElement, 4);
    const save = canvas.getByRole('button', { name: 'Save Changes' });
    const checkField = async (field: string) => {
      await userEvent.click(save);
      await expect(await canvas.findByText(`No such ${field}`)).toBeVisible();
      const invalidField = await waitFor(() => {
        const all = canvasElement.querySelectorAll('[aria-invalid=true], [data-invalid]');
        if (all.length !== 1) throw new Error(`${all.length} fields are invalid for ${field}`);
        return all[0] as HTMLElement;
      });
      await expect(invalidField).toHaveAccessibleDescription(expect.stringContaining(`No such ${field}`));
      await waitFor(() => expect(invalidField.contains(document.activeElement)).toBe(true));
    };
    for (const field of [...INPUT_FIELDS, 'images'] as const)
      await step(`The server rejects ${field}.`, async () => {
        args.onSubmit.mockResolvedValueOnce({ field, message: `No such ${field}` });
        await checkField(field);
      });
  },
};

/** During the upload the fields can't be reached, the focus stays on the button, and a bar shows the progress. */
export const Uploading: Story = {
  tags: ['no-picture'],
  args: {
    savedValues: {
      ...completeProduct,
      images: completeProduct.images.map((slot, index) => ({
        from: 'disk',
        id: slot.id,
        file: new File([], `${index}.webp`),
        url: slot.from === 'server' ? slot.image.url : '',
      })),
    },
    upload: { status: 'uploading', progress: 0.42 },
    onSubmit: fn(() => new Promise<never>(() => {})),
  },
  play: async (context) => {
    const { canvas } = context;
    canvas.getByRole('textbox', { name: 'Brand' }).focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible());
    await expect(canvas.getByText('42%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish Product' })).toHaveFocus();
    await waitForImages(context.canvasElement, 4);
  },
};

/** Prices use the currency of the store. */
export const OtherCurrency: Story = {
  parameters: { picture: 'Pricing & Stock' },
  args: editArgs,
  decorators: [
    (Story) => (
      <CurrencyContext value="EUR">
        <Story />
      </CurrencyContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('€')).toHaveLength(2);
    await waitForImages(canvasElement, 4);
  },
};

/** A category and locations that are not in the form's lists are kept. */
export const OddValues: Story = {
  args: {
    ...editArgs,
    savedValues: {
      ...completeProduct,
      name: 'Ein '.repeat(60),
      category: 'Food & Health',
      brand: 'بستان الشمال للزيوت والأعشاب الطبيعية',
      actualPrice: '123456789.99',
      discountedPrice: '',
      stockUnit: 'bottles',
      locations: ['india', 'A place whose name is longer than the card in which it has to stand'],
    },
    subtitle: 'Ein '.repeat(60),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Food & Health');
    await waitForImages(canvasElement, 4);
  },
};

const scrollToEnd = async ({ canvasElement }: Context) => {
  await waitForImages(canvasElement, 4);
  scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(scrollY + innerHeight).toBeGreaterThanOrEqual(document.documentElement.scrollHeight - 1),
  );
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
const scrollToTopAfterwards = () => () => scrollTo(0, 0);

export const EndOnTheSmallest: Story = {
  args: editArgs,
  globals: smallest,
  beforeEach: scrollToTopAfterwards,
  play: scrollToEnd,
};

export const TwiceTheText: Story = {
  args: editArgs,
  globals: largeText,
  play: async ({ canvasElement }) => {
    await waitForImages(canvasElement, 4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Enter chooses the match for the typed text, even before the debounced list has updated. */
export const LocationByEnter: Story = {
  tags: ['no-picture'],
  args: { rules: { ...createRules, searchDebounceMs: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Locations' }), 'germ{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Germany' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Tab moves through the fields in reading order and on to the button. Ctrl+Enter submits from any field. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Product name' });
    const tabTo = async (role: string, label: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name: label })).toHaveFocus();
    };
    await step('Tab moves through the fields in reading order, and on to the buttons.', async () => {
      name.focus();
      await tabTo('textbox', 'Description');
      await tabTo('combobox', 'Category');
      await tabTo('textbox', 'Sub-category');
      await tabTo('textbox', 'Brand');
      await tabTo('textbox', 'Actual price');
      await tabTo('textbox', 'Discounted price');
      await tabTo('textbox', 'Discount');
      await tabTo('textbox', 'Stock');
      await tabTo('combobox', 'Stock unit');
      await tabTo('textbox', 'Low stock limit');
      await tabTo('textbox', 'SKU');
      await tabTo('textbox', 'Barcode');
      await tabTo('radio', 'Active');
      await tabTo('switch', 'Featured product');
      await tabTo('combobox', 'Locations');
      await tabTo('button', 'Add images');
      await tabTo('link', 'Cancel');
      await tabTo('button', 'Publish Product');
    });

    await step('A scanner’s Enter submits nothing.', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Barcode' }), '4006381333931{Enter}');
      await expect(args.onErrors).not.toHaveBeenCalled();
      canvas.getByRole('button', { name: 'Publish Product' }).focus();
    });

    await step('Enter on the disabled button does nothing.', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onErrors).not.toHaveBeenCalled();
    });

    await step('Ctrl+Enter submits the form.', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onErrors).toHaveBeenCalledOnce());
      await waitFor(() => expect(name).toHaveFocus());
    });
  },
};
