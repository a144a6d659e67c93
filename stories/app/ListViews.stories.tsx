import { getViewsKey } from '#app/list/views/storedViews.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { viewPanel as t } from '#languages/en/listTools.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { anAdmin } from '#mocks/builders.ts';
import { appPage, phone, smallest } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/product-list' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const layout = { order: ['product', 'stock', 'price'], hidden: ['image'], density: 'compact' } as const;
const views: ListViews = {
  layout: { order: [], hidden: [], density: 'comfortable' },
  saved: [{ name: 'To reorder', query: 'stock=low', layout }],
  first: 'To reorder',
};

const storeViews = (stored: ListViews, email = anAdmin().email) =>
  localStorage.setItem(getViewsKey('products', email), JSON.stringify(stored));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getColumnNames = (canvas: Canvas) =>
  canvas.queryAllByRole('columnheader').map((one) => one.textContent);

const openPanel: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
  await screen.findByRole('dialog', { name: t.title });
};

export const PanelOpen: Story = { play: openPanel };
export const PanelOpenOnAPhone: Story = { globals: phone, tags: ['phone'], play: openPanel };
export const PanelOpenOverOrders: Story = { args: { at: '/orders' }, play: openPanel };
export const ToolsOnTheSmallest: Story = {
  globals: smallest,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'View' });
    await canvas.findAllByRole('link', { name: /headphones/i });
  },
};

/** Each change applies immediately to the list behind the panel. */
export const Changed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openPanel(context);
    const panel = within(screen.getByRole('dialog'));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Image' }));
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View' })).toHaveFocus());
    await waitFor(() => expect(getColumnNames(canvas)).not.toContain('IMAGE'));
    await expect(canvas.getByRole('table')).toHaveAttribute('data-row-height', 'compact');
  },
};

/** A URL without parameters shows the default view. */
export const DefaultView: Story = {
  beforeEach: () => storeViews(views),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Active filters' });
    await waitFor(() => expect(getColumnNames(canvas).slice(1, 4)).toEqual(['PRODUCT', 'STOCK', 'PRICE']));
  },
};

/** Parameters in the URL take precedence over the default view. */
export const UrlOverridesDefaultView: Story = {
  args: { at: '/product-list?category=fashion' },
  beforeEach: () => storeViews(views),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /saree/ });
    await expect(getColumnNames(canvas)).toContain('IMAGE');
    await expect(canvas.queryByText('Stock: Low')).toBeNull();
  },
};

/** Views stored by another administrator in this browser don't apply. */
export const ViewsOfAnotherAdministrator: Story = {
  beforeEach: () => storeViews({ ...views, layout }, 'rohan@counter.example'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /headphones/i });
    await expect(getColumnNames(canvas)).toContain('IMAGE');
  },
};

export const StorageFull: Story = {
  beforeEach: () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function setUnlessFull(...item) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, item);
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async (context) => {
    await openPanel(context);
    await context.userEvent.click(screen.getByRole('checkbox', { name: 'Price' }));
    await screen.findByText(t.storageUnavailableTitle);
    await waitFor(() => expect(getColumnNames(context.canvas)).not.toContain('PRICE'));
  },
};
