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
import { page, phone, smallest } from '../../../viewports.ts';
import { waitForImages } from '../images/imageFiles.ts';
import { bottle } from './bottle.ts';

const complete: ProductValues = {
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

const editing = { kind: 'edit' as const, rules: editRules, saved: complete, subtitle: complete.name };
const press = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Playground: Story = { tags: ['!test'] };

/** Everything that can be missing at once; the messages come in the order of the screen. */
export const EverythingMissing: Story = {
  args: { ...editing, savedValues: { ...emptyValues, status: '' }, subtitle: undefined },
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
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Product Name' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Whatever field the server refuses, the form marks that one, describes it and goes there. */
export const EveryFieldRefused: Story = {
  args: editing,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await waitForImages(canvasElement, 4);
    for (const field of [...INPUT_FIELDS, 'images'] as const) {
      args.onSubmit.mockResolvedValueOnce({ field, message: `No such ${field}` });
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await expect(await canvas.findByText(`No such ${field}`)).toBeVisible();
      const marked = await waitFor(() => {
        const all = canvasElement.querySelectorAll('[aria-invalid=true], [data-invalid]');
        if (all.length !== 1) throw new Error(`${all.length} fields are marked for ${field}`);
        return all[0] as HTMLElement;
      });
      await expect(marked).toHaveAccessibleDescription(expect.stringContaining(`No such ${field}`));
      await waitFor(() => expect(marked.contains(document.activeElement)).toBe(true));
    }
  },
};

/** The fields can't be reached meanwhile; the focus waits at the button, and the bar tells how much has left. */
export const Uploading: Story = {
  parameters: { picture: 'save bar' },
  args: {
    savedValues: {
      ...complete,
      images: complete.images.map((slot, index) => ({
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

/** A store with one currency has its sign here too. */
export const OtherCurrency: Story = {
  parameters: { picture: 'Pricing & Stock' },
  args: editing,
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

/** A category and places that the form's own lists don't have stay. */
export const OddValues: Story = {
  args: {
    ...editing,
    savedValues: {
      ...complete,
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

const scrolledToEnd = async ({ canvasElement }: Context) => {
  await waitForImages(canvasElement, 4);
  scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(scrollY + innerHeight).toBeGreaterThanOrEqual(document.documentElement.scrollHeight - 1),
  );
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
const top = () => () => scrollTo(0, 0);

export const EndOnAPhone: Story = {
  args: editing,
  globals: phone,
  beforeEach: top,
  play: scrolledToEnd,
};
export const EndOnTheSmallest: Story = {
  args: editing,
  globals: smallest,
  beforeEach: top,
  play: scrolledToEnd,
};

export const RightToLeft: Story = {
  args: editing,
  decorators: [
    (Story) => (
      <div dir="rtl" className="flex flex-1 flex-col">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => waitForImages(canvasElement, 4),
};

export const TwiceTheText: Story = {
  args: editing,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => void (document.documentElement.style.fontSize = '');
  },
  play: async ({ canvasElement }) => {
    await waitForImages(canvasElement, 4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Enter takes what the typed text finds, though the list has not followed the typing yet. */
export const LocationByEnter: Story = {
  parameters: { picture: 'Settings & Availability' },
  args: { rules: { ...createRules, searchDebounceMs: 60_000 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Locations' }), 'germ{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Germany' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** From field to field in the order in which they are read, and to the button by keys alone. */
export const ByKeyboard: Story = {
  parameters: { picture: 'Basic Information' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Product Name' }).focus();
    const next = async (role: string, name: string) => {
      await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    };
    await next('textbox', 'Description');
    await next('combobox', 'Category');
    await next('textbox', 'Sub-category');
    await next('textbox', 'Brand');
    await next('textbox', 'Actual Price');
    await next('textbox', 'Discounted Price');
    await next('textbox', 'Discount');
    await next('textbox', 'Stock');
    await next('combobox', 'Stock Unit');
    await next('radio', 'Active');
    await next('switch', 'Featured product');
    await next('combobox', 'Locations');
    await next('button', 'Add images');
    await next('link', 'Cancel');
    await next('button', 'Publish Product');
    await userEvent.keyboard('{Enter}');
    await expect(args.onErrors).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onErrors).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Product Name' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};
