import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { extensions } from '#contract/calls.ts';
import { PAGED_LISTS_CAPABILITY } from '#contract/lists/pageCall.ts';
import {
  DEFAULT_LAYOUT,
  MAX_VIEW_QUERY_LENGTH,
  type StoredView,
  VIEWS_CAPABILITY,
} from '#contract/lists/views.ts';
import { getViewsKey, loadViews, saveViews } from '#app/list/views/storedViews.ts';
import { toasts } from '#languages/en/adminShell.ts';
import { viewTabs } from '#languages/en/list.ts';
import { columnsPanel as t } from '#languages/en/listTools.ts';
import { ananya, openBackend } from '#mocks/backend.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/product-list' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getColumnNames = (canvas: Canvas) =>
  canvas.queryAllByRole('columnheader').map((one) => one.textContent);

const openPanel: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  await screen.findByRole('dialog', { name: t.title });
};

export const StorageFull: Story = {
  tags: ['no-picture'],
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

const storageKey = getViewsKey('products', ananya.email);
const lowStock: StoredView = {
  id: 'low',
  name: 'Low stock',
  query: 'stock=low',
  layout: DEFAULT_LAYOUT,
  visibility: 'own',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const priyanka = { ...ananya, id: 'priyanka', email: 'priyanka@counter.example', fullName: 'Priyanka Rao' };

/** Opens a backend with a view that Priyanka shares, and with Ananya's own default view. */
async function storeViews({ own, others = [] }: { own: boolean; others?: readonly string[] }) {
  const { db } = await openBackend({ capabilities: [VIEWS_CAPABILITY, ...others] });
  await db.admins.save(priyanka);
  await db.views.save(priyanka.id, {
    ...lowStock,
    list: 'products',
    id: 'drafts',
    name: 'Drafts',
    query: 'status=draft',
    visibility: 'shared',
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  if (!own) return;
  await db.views.save(ananya.id, { ...lowStock, list: 'products' });
  await db.views.setDefault(ananya.id, 'products', lowStock.id);
}
const findTab = ({ canvas }: Parameters<NonNullable<Story['play']>>[0], name: string | RegExp) =>
  canvas.findByRole('radio', { name });

/** A search that is too long for the server isn't offered to be saved. */
export const TooLongToSave: Story = {
  tags: ['no-picture'],
  args: { at: `/product-list?q=${'x'.repeat(MAX_VIEW_QUERY_LENGTH)}` },
  play: async (context) => {
    await expect(await findTab(context, /^All/)).toBeChecked();
    await expect(context.canvas.queryByRole('button', { name: viewTabs.save })).toBeNull();
  },
};

/** Own and shared views from the server. The default view opens, even in a new browser. */
export const ViewsOnTheServer: Story = {
  beforeEach: () => storeViews({ own: true }),
  play: async (context) => {
    await waitFor(async () => expect(await findTab(context, `Low stock ${viewTabs.default}`)).toBeChecked());
    await expect(await findTab(context, 'Drafts Shared by Priyanka Rao')).toBeInTheDocument();
    await context.canvas.findByText('Stock: Low');
  },
};

/**
 * A link with exactly the filters of a saved view selects its tab, unless a built-in view has them. Each view has its
 * number of rows.
 */
export const LinkWithTheFiltersOfAView: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list?status=draft' },
  beforeEach: () => storeViews({ own: true, others: [PAGED_LISTS_CAPABILITY] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(await findTab(context, /^Drafts \(1\)/)).toBeChecked());
    await expect(await findTab(context, `Low stock (8) ${viewTabs.default}`)).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: viewTabs.actions('Drafts') })).toBeVisible();
    await userEvent.click(await findTab(context, /^Low on stock/));
    await waitFor(async () => expect(await findTab(context, 'Low on stock (8)')).toBeChecked());
  },
};

/** A toast offers to undo the deletion of a view. Undo opens it again. */
export const DeletionUndone: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list?view=low&stock=low' },
  beforeEach: () => storeViews({ own: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(await findTab(context, `Low stock ${viewTabs.default}`)).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: viewTabs.actions('Low stock') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: viewTabs.delete }));
    await screen.findByText(viewTabs.deleted('Low stock'));
    await waitFor(async () => expect(await findTab(context, /^All/)).toBeChecked());
    await expect(canvas.queryByText('Stock: Low')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: toasts.undo }));
    await waitFor(async () => expect(await findTab(context, `Low stock ${viewTabs.default}`)).toBeChecked());
    await canvas.findByText('Stock: Low');
  },
};

/** Views that only the browser has are sent to the server once, with the default view. */
export const ViewsMovedToTheServer: Story = {
  tags: ['no-picture'],
  beforeEach: async () => {
    saveViews(storageKey, {
      layout: DEFAULT_LAYOUT,
      saved: [{ ...lowStock, id: lowStock.name }],
      first: lowStock.name,
    });
    await storeViews({ own: false });
  },
  play: async (context) => {
    await findTab(context, 'Drafts Shared by Priyanka Rao');
    await expect(await findTab(context, `Low stock ${viewTabs.default}`)).toBeInTheDocument();
    await waitFor(() => expect(loadViews(storageKey)).toMatchObject({ source: 'server', unsent: [] }));
  },
};

/** Views that the server refuses stay in the browser, beside those on the server. */
export const ViewsRefusedByTheServer: Story = {
  tags: ['no-picture'],
  beforeEach: async ({ msw }) => {
    saveViews(storageKey, { layout: DEFAULT_LAYOUT, saved: [lowStock] });
    await storeViews({ own: false });
    msw.use(mockCall(extensions.saveView, () => respondWithError(409, 'You have too many views.')));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await findTab(context, 'Drafts Shared by Priyanka Rao'));
    await userEvent.click(await canvas.findByRole('button', { name: viewTabs.actions('Drafts') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: viewTabs.makeDefault }));
    await findTab(context, `Drafts ${viewTabs.default}`);
    await expect(await findTab(context, 'Low stock')).toBeInTheDocument();
  },
};
