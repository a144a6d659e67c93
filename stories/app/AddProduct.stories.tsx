import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { openNewDraft } from '#app/products/productDrafts.ts';
import { anAdmin } from '#mocks/builders.ts';
import { calls } from '#contract/calls.ts';
import type { ProductFormFields } from '#features/products/form/productFormModel.ts';
import { mockCall, neverRespond, respondWithError, respondWithFieldError } from '#mocks/mockCall.ts';
import { bottle } from '../features/products/form/bottle.ts';
import {
  aFile,
  waitForImages,
  dispatchFiles,
  loadImageFiles,
} from '../features/products/images/imageFiles.ts';
import { expectToast, findToast, getToastTexts, isCovered } from '../toasts.ts';
import { appPage, phone, zoomed } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/add-product' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fourImages = ['bottle', 'bottle-2', 'bottle-3', 'bottle-4'];
const sixImages = [...fourImages, 'kettle', 'lamp'];

const findFileInput = ({ canvas }: Context) => canvas.findByLabelText('Add images', { selector: 'input' });
const findImageList = ({ canvas }: Context) => canvas.findByRole('list', { name: 'Product images' });

async function addImages(context: Context, names: readonly string[] = ['bottle']) {
  await context.userEvent.upload(await findFileInput(context), await loadImageFiles(...names));
  await waitForImages(context.canvasElement, names.length);
}

/** Fills in the form from a draft, which is faster than typing. */
async function fillIn(context: Context, images: readonly string[] = ['bottle']) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(canvas.queryByText('You have an unfinished product')).toBeNull());
  if (images.length > 0) await addImages(context, images);
}
const withDraft =
  (texts: Partial<ProductFormFields> = {}) =>
  () =>
    openNewDraft(anAdmin().email).save({ fields: { ...bottle, ...texts } });

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

const publish = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Publish Product' }));

export const Empty: Story = {
  tags: ['state:product-add.empty', 'whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible();
    for (const name of ['Basic Information', 'Pricing & Stock', 'Settings & Availability', 'Product Media'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(document.title).toBe('Add New Product · Counter');
    // The form's rows reach below the footer, but don't take its clicks.
    const footer = within(canvas.getByRole('contentinfo'));
    const controls = [...footer.getAllByRole('link'), footer.getByRole('button', { name: 'Subscribe' })];
    for (const control of controls) {
      control.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      await expect(control.contains(hit)).toBe(true);
    }
    scrollTo(0, 0);
  },
};
export const EmptyOnAPhone: Story = { ...Empty, tags: ['state:product-add.empty', 'phone'], globals: phone };

export const Filled: Story = {
  tags: ['state:product-add.filled'],
  beforeEach: withDraft(),
  play: async (context) => {
    await fillIn(context, fourImages);
    await expect(context.canvas.getByRole('textbox', { name: 'Discount' })).toHaveValue('21');
    await expect(context.canvas.getByText('4 of 6')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Publish Product' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

const chooseStatus =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name }));
    await expect(canvas.getByRole('radio', { name })).toBeChecked();
  };
export const Draft: Story = {
  tags: ['state:product-add.draft'],
  parameters: { picture: 'Settings & Availability' },
  play: chooseStatus('Draft'),
};
export const Inactive: Story = {
  tags: ['state:product-add.inactive'],
  parameters: { picture: 'Settings & Availability' },
  play: chooseStatus('Inactive'),
};

export const DiscountComputed: Story = {
  tags: ['state:product-add.discount-computed'],
  parameters: { picture: 'Pricing & Stock' },
  play: async ({ canvas, userEvent, step }) => {
    const discount = await canvas.findByRole('textbox', { name: 'Discount' });
    const actual = canvas.getByRole('textbox', { name: 'Actual price' });
    const discounted = canvas.getByRole('textbox', { name: 'Discounted price' });
    await step('Paste amounts with currency', async () => {
      await userEvent.click(actual);
      await userEvent.paste('Rs 40.00');
      await userEvent.click(discounted);
      await userEvent.paste('17/-');
      await expect(discount).toHaveValue('58');
    });
    await step('Type amounts', async () => {
      await userEvent.clear(actual);
      await userEvent.clear(discounted);
      await userEvent.type(actual, '1,899');
      await expect(discount).toHaveValue('');
      await userEvent.type(discounted, '1499');
      await expect(discount).toHaveValue('21');
      await expect(discount).toHaveAttribute('readonly');
    });
  },
};

const findLocations = ({ canvas }: Context) => canvas.findByRole('combobox', { name: 'Locations' });

export const LocationsOpen: Story = {
  tags: ['state:product-add.locations-open'],
  parameters: { picture: 'Settings & Availability' },
  play: async (context) => {
    await context.userEvent.click(await findLocations(context));
    await context.userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'India' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(15);
  },
};

export const LocationsSearchNone: Story = {
  tags: ['state:product-add.locations-search-none'],
  parameters: { picture: 'Settings & Availability' },
  play: async (context) => {
    await context.userEvent.type(await findLocations(context), 'atlantis');
    // The search is debounced.
    await expect(screen.queryByText('No location found', { selector: '[role=option]' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByText('No location found', { selector: '[role=option]' })).toBeVisible(),
    );
  },
};

export const LocationChips: Story = {
  tags: ['state:product-add.location-chips'],
  parameters: { picture: 'Settings & Availability' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await findLocations(context);
    for (const name of ['united k', 'jap']) {
      await userEvent.type(box, name);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Enter}');
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('2 of 15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove United Kingdom' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Japan' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ImagesOne: Story = {
  tags: ['state:product-add.images-one'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    await addImages(context);
    await expect(context.canvas.getByText('Thumbnail')).toBeVisible();
  },
};

export const ImagesSix: Story = {
  tags: ['state:product-add.images-six'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    await addImages(context, sixImages);
    await expect(context.canvas.getByText('6 of 6')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Add images' })).toBeNull();
  },
};

export const DragOver: Story = {
  tags: ['state:product-add.drag-over'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    const images = await findImageList(context);
    dispatchFiles('dragenter', images, [aFile('side.png', 'image/png')]);
    await waitFor(() => expect(images).toHaveAttribute('data-drop', 'over'));
  },
};

export const WrongType: Story = {
  tags: ['state:product-add.wrong-type'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    dispatchFiles('drop', await findImageList(context), [aFile('price-list.pdf', 'application/pdf')]);
    await expectToast('Invalid file type: price-list.pdf. Only JPG, PNG, GIF, WEBP are allowed.');
  },
};

export const TooLarge: Story = {
  tags: ['state:product-add.too-large'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    dispatchFiles('drop', await findImageList(context), [
      aFile('poster.png', 'image/png', 5 * 1024 * 1024 + 1),
    ]);
    await expectToast('File too large: poster.png. Max size is 5MB.');
  },
};

export const SeventhImage: Story = {
  tags: ['state:product-add.seventh-image'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    await addImages(context, sixImages);
    dispatchFiles('paste', document.body, [aFile('seventh.png', 'image/png')]);
    await expectToast('Maximum 6 images allowed.');
  },
};

export const OnlyNMore: Story = {
  tags: ['state:product-add.only-n-more'],
  parameters: { picture: 'Product Media' },
  play: async (context) => {
    await addImages(context, fourImages);
    dispatchFiles('drop', await findImageList(context), await loadImageFiles('kettle', 'lamp', 'mat'));
    await expectToast('Only 2 more images could be added to reach the limit of 6.');
    await waitForImages(context.canvasElement, 6);
  },
};

/** One invalid field: one toast, the same text at the field, and the field has the focus. */
const expectInvalidField =
  (text: string, field: () => HTMLElement): NonNullable<Story['play']> =>
  async (context) => {
    await fillIn(context);
    await publish(context);
    await expectToast(text);
    const invalidField = field();
    await waitFor(() => expect(invalidField).toHaveAccessibleDescription(expect.stringContaining(text)));
    await waitFor(() => expect(invalidField.contains(document.activeElement)).toBe(true));
    await expect(context.canvas.getByText('1 field needs attention')).toBeVisible();
    await expect(getToastTexts()).toEqual([text]);
  };
const textBox = (name: string) => () => screen.getByRole('textbox', { name });
const listBox = (name: string) => () => screen.getByRole('combobox', { name });

export const InvalidName: Story = {
  tags: ['state:product-add.invalid.name'],
  beforeEach: withDraft({ name: ' ' }),
  play: expectInvalidField('Product name is required', textBox('Product name')),
};
export const InvalidDescription: Story = {
  tags: ['state:product-add.invalid.description'],
  beforeEach: withDraft({ description: '' }),
  play: expectInvalidField('Description is required', textBox('Description')),
};
export const InvalidCategory: Story = {
  tags: ['state:product-add.invalid.category'],
  beforeEach: withDraft({ category: '' }),
  play: expectInvalidField('Category is required', listBox('Category')),
};
export const InvalidBrand: Story = {
  tags: ['state:product-add.invalid.brand'],
  beforeEach: withDraft({ brand: '' }),
  play: expectInvalidField('Brand is required', textBox('Brand')),
};
export const InvalidStockUnit: Story = {
  tags: ['state:product-add.invalid.stock-unit'],
  beforeEach: withDraft({ stockUnit: '' }),
  play: expectInvalidField('Stock unit is required', listBox('Stock unit')),
};
export const InvalidLocations: Story = {
  tags: ['state:product-add.invalid.locations'],
  beforeEach: withDraft({ locations: [] }),
  play: expectInvalidField('At least one location is required', listBox('Locations')),
};
export const InvalidStatus: Story = {
  tags: ['state:product-add.invalid.status'],
  beforeEach: withDraft({ status: '' }),
  play: expectInvalidField('Product status is required', () =>
    screen.getByRole('radiogroup', { name: 'Product status' }),
  ),
};
export const InvalidPrice: Story = {
  tags: ['state:product-add.invalid.price'],
  beforeEach: withDraft({ actualPrice: '0' }),
  play: expectInvalidField('Actual price must be a positive number', textBox('Actual price')),
};
export const InvalidDiscountedNotPositive: Story = {
  tags: ['state:product-add.invalid.discounted-not-positive'],
  beforeEach: withDraft({ discountedPrice: '-1' }),
  play: expectInvalidField(
    'Discounted price must be a positive number if provided',
    textBox('Discounted price'),
  ),
};
export const InvalidDiscountedAboveActual: Story = {
  tags: ['state:product-add.invalid.discounted-above-actual'],
  beforeEach: withDraft({ discountedPrice: '2,000' }),
  play: expectInvalidField(
    'Discounted price cannot be greater than actual price',
    textBox('Discounted price'),
  ),
};
export const InvalidStock: Story = {
  tags: ['state:product-add.invalid.stock'],
  beforeEach: withDraft({ stock: '-1' }),
  play: expectInvalidField('Stock must be a non-negative number', textBox('Stock')),
};

/** The button is disabled without an image. The keyboard shortcut shows the error that the specification requires. */
export const InvalidImages: Story = {
  tags: ['state:product-add.invalid.images'],
  parameters: { picture: 'Product Media' },
  beforeEach: withDraft(),
  play: async (context) => {
    await fillIn(context, []);
    context.canvas.getByRole('textbox', { name: 'Brand' }).focus();
    await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast('At least one product image is required');
    await expect(await findImageList(context)).toHaveAccessibleDescription(
      'At least one product image is required',
    );
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Add images' })).toHaveFocus());
  },
};

/**
 * Several invalid fields: one toast each. An error disappears when its field becomes valid, and its toast also if the
 * field becomes invalid for a different reason.
 */
export const InvalidSeveral: Story = {
  tags: ['no-picture'],
  beforeEach: withDraft({ name: '', discountedPrice: '-1', locations: [] }),
  play: async (context) => {
    const { canvas, step } = context;
    const notPositive = 'Discounted price must be a positive number if provided';
    await step('Publish with three invalid fields', async () => {
      await fillIn(context);
      await publish(context);
      await expectToast('Product name is required');
      await expectToast(notPositive);
      await expectToast('At least one location is required');
      await expect(canvas.getByText('3 fields need attention')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveFocus());
      await expect(getToastTexts()).toEqual([
        'Product name is required',
        notPositive,
        'At least one location is required',
      ]);
    });
    await step('Correct the name', async () => {
      fireEvent.change(canvas.getByRole('textbox', { name: 'Product name' }), {
        target: { value: 'Bottle' },
      });
      await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Product name' })).not.toHaveAttribute('aria-invalid');
      await waitFor(() =>
        expect(getToastTexts()).toEqual([notPositive, 'At least one location is required']),
      );
    });
    await step('Make the price invalid for another reason', async () => {
      fireEvent.change(textBox('Discounted price')(), { target: { value: '99999' } });
      await expect(
        await canvas.findByText('Discounted price cannot be greater than actual price'),
      ).toBeVisible();
      await waitFor(() => expect(getToastTexts()).toEqual(['At least one location is required']));
    });
  },
};

/** Neither header, save bar nor a toast takes the room of the field. */
export const InvalidAtFourTimesTheZoom: Story = {
  tags: ['whole-screen'],
  globals: zoomed,
  beforeEach: withDraft({ name: '' }),
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await publish(context);
    const toast = await findToast('Product name is required');
    const field = canvas.getByRole('textbox', { name: 'Product name' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(isCovered(field, toast)).toBe(false));
    for (const bar of [canvas.getByRole('banner'), canvas.getByRole('button', { name: 'Publish Product' })])
      await expect(isInView(bar)).toBe(false);
    await expect(isInView(field)).toBe(true);
  },
};

export const PublishDisabled: Story = {
  tags: ['state:product-add.publish-disabled'],
  parameters: { picture: 'save bar' },
  beforeEach: withDraft(),
  play: async (context) => {
    await fillIn(context, []);
    const button = context.canvas.getByRole('button', { name: 'Publish Product' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Add at least one image to publish');
    await context.userEvent.click(button);
    await expect(getToastTexts()).toEqual([]);
  },
};

export const Publishing: Story = {
  tags: ['state:product-add.publishing'],
  beforeEach: [withDraft(), ({ msw }) => msw.use(mockCall(calls.createProduct, neverRespond))],
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await publish(context);
    await waitFor(() => expect(canvas.getByText('Publishing...', { selector: 'output' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Publish Product' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const PublishingOnAPhone: Story = {
  ...Publishing,
  tags: ['state:product-add.publishing', 'phone'],
  parameters: { picture: 'save bar' },
  globals: phone,
};

const mockRejection = (status: number, message?: string): NonNullable<Story['beforeEach']> => [
  withDraft(),
  ({ msw }) => msw.use(mockCall(calls.createProduct, () => respondWithError(status, message))),
];

/** The server rejects a field. The field shows the error and has the focus, until it changes. */
export const RefusedField: Story = {
  tags: ['no-picture'],
  beforeEach: [
    withDraft(),
    ({ msw }) =>
      msw.use(mockCall(calls.createProduct, () => respondWithFieldError('name', 'The name is too long'))),
  ],
  play: async (context) => {
    await fillIn(context);
    await publish(context);
    await expectToast('The name is too long');
    const name = textBox('Product name')();
    await waitFor(() => expect(name).toHaveFocus());
    await context.userEvent.type(name, '!');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    await waitFor(() => expect(getToastTexts()).toEqual([]));
    await publish(context);
    await expectToast('The name is too long');
    await waitFor(() => expect(name).toHaveAccessibleDescription('The name is too long'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(context.canvas.getByText('1 field needs attention')).toBeVisible();
  },
};

/** When publishing fails, the form keeps everything, including images. */
const expectFailure =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    const { canvas, canvasElement } = context;
    await fillIn(context, fourImages);
    await publish(context);
    await expectToast(text);
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue(bottle.name);
    await waitForImages(canvasElement, 4);
    await expect(canvas.getByRole('button', { name: 'Publish Product' })).not.toHaveAttribute('aria-busy');
  };

export const PublishFailedMessage: Story = {
  tags: ['state:product-add.publish-failed-message'],
  parameters: { picture: 'Product Media' },
  beforeEach: mockRejection(422, 'bottle-3.webp is damaged. Choose another file.'),
  play: expectFailure('bottle-3.webp is damaged. Choose another file.'),
};
export const PublishFailed: Story = {
  tags: ['state:product-add.publish-failed'],
  parameters: { picture: 'Product Media' },
  beforeEach: mockRejection(500),
  play: expectFailure('Failed to create product. Please try again.'),
};
export const NoId: Story = {
  tags: ['state:product-add.no-id'],
  parameters: { picture: 'Product Media' },
  beforeEach: [
    withDraft(),
    ({ msw }) => msw.use(mockCall(calls.createProduct, () => HttpResponse.json({ data: {} }))),
  ],
  play: expectFailure('Failed to get product ID from response.'),
};

const typeName = async ({ canvas, userEvent }: Context) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), 'Meadow bottle');

export const UnsavedLeave: Story = {
  tags: ['state:product-add.unsaved-leave'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await typeName(context);
    const getOrdersLink = () => canvas.getByRole('link', { name: 'Orders' });
    await step('Stay', async () => {
      await userEvent.click(getOrdersLink());
      const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      const stay = within(dialog).getByRole('button', { name: 'Stay' });
      await waitFor(() => expect(stay).toHaveFocus());
      await userEvent.click(stay);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Meadow bottle');
    });
    await step('Leave again', async () => {
      await userEvent.click(getOrdersLink());
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    });
  },
};

/** The draft of an earlier visit can be restored. Text typed before restoring it is kept as the new draft. */
export const DraftOffered: Story = {
  tags: ['no-picture'],
  beforeEach: withDraft(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('You have an unfinished product')).toBeVisible();
    fireEvent.change(canvas.getByRole('textbox', { name: 'Product name' }), {
      target: { value: 'Another one' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue(bottle.name),
    );
    await expect(canvas.getByText(/“Another one” wasn’t published/)).toBeVisible();
    await waitFor(() => expect(openNewDraft(anAdmin().email).load()?.fields.name).toBe(bottle.name));
  },
};

/** The focus of the notice moves to the first field. */
export const DraftDiscarded: Story = {
  tags: ['no-picture'],
  beforeEach: withDraft(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText('You have an unfinished product')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveFocus();
    await expect(openNewDraft(anAdmin().email).load()).toBeUndefined();
  },
};

export const AccessRestricted: Story = {
  tags: ['state:product-add.access-restricted'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  },
};
export const AccessRestrictedOnAPhone: Story = {
  ...AccessRestricted,
  tags: ['state:product-add.access-restricted', 'phone'],
  globals: phone,
};
