import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { type Product, lenientProduct } from '#contract/products/product.ts';
import { ProductView } from '#features/products/view/ProductView.tsx';
import { viewLabels } from '#languages/en/productLabels.ts';
import { gallery as galleryMessages, productPage as t } from '#languages/en/productView.ts';
import type { ProductViewState, ViewFailure } from '#features/products/view/productViewModel.ts';
import { aProduct } from '#mocks/builders.ts';
import { sampleProduct } from '#server/seed/sampleProducts.ts';
import { page, smallest, tablet } from '../../../viewports.ts';

const nimbusTab = lenientProduct.parse(sampleProduct('Nimbus Tab 11'));

const shownArgs = (product: Product) => ({ state: { status: 'shown', product } as const });
const failedArgs = (failure: ViewFailure) => ({ state: { status: 'failed', ...failure } as const });

const meta = {
  component: ProductView,
  parameters: page,
  args: { ...shownArgs(nimbusTab), onRetry: fn(), onDelete: fn() },
} satisfies Meta<typeof ProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the value shown for each term. */
const getDetails = (root: HTMLElement) =>
  Object.fromEntries(
    within(root)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()]),
  );

const decodeImages = (root: HTMLElement) =>
  Promise.all([...root.querySelectorAll('img')].map((img) => img.decode()));

export const Shown: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('It shows what is known about the product.', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nimbus Tab 11 (2026)');
      await expect(getDetails(canvasElement)).toEqual({
        Price: '₹36,549was ₹42,99915% OFF',
        Brand: 'Nimbus',
        Category: 'Electronics',
        RAM: '8 GB',
        SIZE: '11 inch13 inch',
        Weight: '462 g617 g',
        Stock: '46 pieces In stock',
        Locations: 'IndiaUnited StatesUnited KingdomSouth Korea',
        Reviews: '1,284 reviews',
        Published: '3 Sept 2026',
      });
      await expect(canvas.getByText('3 Sept 2026')).toHaveAttribute('title', expect.stringContaining(' at '));
    });

    await step('Its links lead to the dashboard and to the form.', async () => {
      await expect(canvas.getByRole('link', { name: t.dashboard })).toHaveAttribute('href', '/');
      await expect(canvas.getByRole('link', { name: t.edit })).toHaveAttribute(
        'href',
        `/edit-product/${nimbusTab._id}`,
      );
    });
    await step('The path leads to the products and to those of the category.', async () => {
      const path = within(canvas.getByRole('navigation', { name: t.breadcrumb }));
      await expect(path.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/product-list');
      await expect(path.getByRole('link', { name: 'Electronics' })).toHaveAttribute(
        'href',
        '/product-list?category=Electronics',
      );
      await expect(path.getByText('Tablets')).toBeVisible();
    });
    await step('The menu duplicates and deletes it.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.moreActions }));
      await expect(await screen.findByRole('menuitem', { name: t.duplicate })).toHaveAttribute(
        'href',
        `/add-product?from=${nimbusTab._id}`,
      );
      await userEvent.click(screen.getByRole('menuitem', { name: t.delete }));
      await expect(args.onDelete).toHaveBeenCalledWith(nimbusTab);
    });
    await decodeImages(canvasElement);
  },
};

export const Loading: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t.loading),
};

const { discountedPrice: _price, discountPercentage: _percent, ...fullPrice } = nimbusTab;
export const NoDiscount: Story = {
  tags: ['state:product-view.no-discount'],
  args: shownArgs(fullPrice),
  play: async ({ canvas, canvasElement }) => {
    await expect(getDetails(canvasElement)).toMatchObject({ Price: '₹42,999' });
    await expect(canvas.queryByText(/OFF/)).toBeNull();
    await decodeImages(canvasElement);
  },
};

export const OneImage: Story = {
  tags: ['state:product-view.one-image'],
  args: shownArgs(lenientProduct.parse(sampleProduct('Sona Over-Ear'))),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list', { name: galleryMessages.thumbnails })).toBeNull();
    await decodeImages(canvasElement);
  },
};

export const NoImages: Story = {
  tags: ['state:product-view.no-images'],
  args: shownArgs({ ...nimbusTab, images: [] }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: galleryMessages.noImage })).toBeVisible(),
};

export const SecondThumbnail: Story = {
  tags: ['state:product-view.second-thumbnail'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Image 2 of 5' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: /image 2 of 5/ })).toHaveAttribute(
      'src',
      nimbusTab.images?.[1]?.url,
    );
    await decodeImages(canvasElement);
  },
};

export const Zoomed: Story = {
  // WebKit rounds the pointer's position to whole pixels.
  tags: ['state:product-view.zoomed', 'not-webkit'],
  play: async ({ canvas, canvasElement }) => {
    await decodeImages(canvasElement);
    const image = canvas.getByRole('img', { name: /image 1 of 5/ });
    const { left, top, width, height } = image.getBoundingClientRect();
    const at = { clientX: left + width * 0.75, clientY: top + height * 0.25, pointerType: 'mouse' };
    await fireEvent.pointerMove(image, at);
    await expect(image.style.transform).toBe('scale(1.5)');
    await expect(image.style.transformOrigin).toBe('75% 25%');
  },
};

export const OptionalFieldsMissing: Story = {
  tags: ['state:product-view.optional-fields-missing'],
  args: shownArgs(
    lenientProduct.parse({
      _id: '1',
      name: 'Sample product without details',
      category: 'Home',
      actualPrice: 450,
      stock: 7,
      stockUnit: null,
      images: [{ url: '/uploads/kettle.webp', publicId: 'kettle' }],
      createdAt: '2026-11-20T12:00:00.000Z',
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(getDetails(canvasElement)).toEqual({
      Price: '₹450',
      Category: 'Home',
      Stock: '7 unit(s)Low stock',
      Created: '20 Nov 2026',
    });
    await expect(canvas.queryByText(viewLabels.description)).toBeNull();
    await decodeImages(canvasElement);
  },
};

/** A product with nothing but an id is still shown. */
export const OnlyAnId: Story = {
  args: shownArgs({ _id: 'only-an-id' }),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.unnamed),
};

export const OddValues: Story = {
  args: shownArgs(
    lenientProduct.parse({
      ...aProduct({
        name: 'قفطان مطرز يدويًا من الحرير الطبيعي <b>🧵</b>',
        description: `${'Eine Beschreibung, die nirgends enden will. '.repeat(6)}\n\n<script>alert(1)</script>`,
        brand: 'Ungebrochen'.repeat(9),
        actualPrice: 98765432.1,
        discountedPrice: 0,
        discountPercentage: 100,
        stock: -3.5,
        status: 'archived',
        isFeatured: true,
        sizes: ['XS', 'Handgefertigte Sondergröße '.repeat(5), 'XS', ''],
        reviews: [{}],
        publishedDate: 'soon',
        createdAt: '2026-11-20',
      }),
    }),
  ),
  play: async ({ canvasElement }) => {
    await expect(getDetails(canvasElement)).toMatchObject({
      Price: '₹0was ₹98,765,432.10100% OFF',
      Stock: '−3.5 piecesOut of stock',
      Reviews: '1 review',
      Created: '20 Nov 2026',
    });
    await decodeImages(canvasElement);
  },
};

export const ALongDescription: Story = {
  args: shownArgs({ ...nimbusTab, description: `${nimbusTab.description}. `.repeat(30) }),
  play: ({ canvasElement }) => decodeImages(canvasElement).then(() => undefined),
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: failedArgs({ reason: 'refused', statusText: 'Internal Server Error' }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load product details: Internal Server Error',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
      'href',
      '/product-list',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The history has its place below the images. */
export const WithHistory: Story = {
  tags: ['no-picture'],
  args: { history: <section aria-label="History" className="h-80 rounded-lg border border-border" /> },
  play: async ({ canvas }) => {
    const history = canvas.getByRole('region', { name: 'History' }).getBoundingClientRect();
    const images = canvas.getByRole('region', { name: galleryMessages.thumbnails }).getBoundingClientRect();
    await expect(history.left).toBe(images.left);
    await expect(history.top - images.bottom).toBe(20);
  },
};

export const OnATablet: Story = { globals: tablet, play: ALongDescription.play! };
export const OddValuesAtTheSmallestWidth: Story = { ...OddValues, globals: smallest };

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, shown: Shown } satisfies Record<ProductViewState['status'], Story>);
