import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { countOptions, getPage } from '#contract/lists/getPage.ts';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { DEFAULT_LAYOUT, MAX_VIEWS, type StoredView } from '#contract/lists/views.ts';
import { lenientOrder } from '#contract/orders/order.ts';
import { viewTabs as t } from '#languages/en/list.ts';
import { viewName } from '#languages/en/listTools.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { changeCriteria, toListState } from '#features/list/listModel.ts';
import { getDefaultCriteria, readCriteria } from '#contract/lists/listParams.ts';
import { deleteView, findOwnView, saveView, setDefaultView } from '#features/list/views/viewChanges.ts';
import {
  findView,
  isViewChanged,
  type ListViews,
  toViewQuery,
  type ViewTabsState,
} from '#features/list/views/viewModel.ts';
import { ViewTabs } from '#features/list/views/ViewTabs.tsx';
import { useOrderListDefinition } from '#features/orders/table/createOrderListDefinition.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { SUSPENDED_IN_ACT } from '../../../../.storybook/strayErrors.ts';
import { largeText, page, phone, rightToLeft, smallest } from '../../../viewports.ts';

const orders = sampleOrders.slice(0, 12).map((one) => lenientOrder.parse(one));
const noop = () => {};

const createView = (name: string, query: string, parts: Partial<StoredView> = {}): StoredView => ({
  id: name,
  name,
  query,
  layout: DEFAULT_LAYOUT,
  visibility: 'own',
  createdAt: `2026-11-2${name.length % 8}T09:00:00.000Z`,
  ...parts,
});

const unpaid = createView('Unpaid', 'payment=pending');
const paid = createView('Paid, to dispatch', 'status=confirmed&payment=paid');
const shared = createView('Big ones', 'total=20000..', { visibility: 'shared', sharedBy: 'Priyanka' });

type OrdersWithViewsProps = {
  saved?: readonly StoredView[];
  first?: string;
  /** Id of the open view. */
  open?: string;
  filters?: ListCriteria['filters'];
  sharing?: ViewTabsState['sharing'];
  counts?: ViewTabsState['counts'];
};

/** The order list with its views. It keeps changes, like the app. */
function OrdersWithViews(props: OrdersWithViewsProps) {
  const { saved = [], first, open, filters, sharing = 'offered', counts } = props;
  const list = useOrderListDefinition();
  const [views, setViews] = useState<ListViews>({ layout: DEFAULT_LAYOUT, saved, first });
  const [openId, setOpenId] = useState(open);
  const readQuery = (query: string) => readCriteria(list, new URLSearchParams(query));
  const [criteria, setCriteria] = useState<ListCriteria>({
    ...(open === undefined ? getDefaultCriteria(list) : readQuery(findView(views, open)?.query ?? '')),
    ...(filters && { filters }),
  });
  const openView = findView(views, openId);
  const layout = openView?.layout ?? DEFAULT_LAYOUT;
  const show = (id: string | undefined, query: string) => {
    setOpenId(id);
    setCriteria(readQuery(query));
  };
  const content = { query: toViewQuery(list, criteria), layout };
  const save = (view: StoredView) => setViews((current) => saveView(current, view));
  const tabs: ViewTabsState = {
    saved: views.saved,
    first: views.first,
    openView,
    status: isViewChanged(list, { criteria, layout, openView }) ? 'changed' : 'unchanged',
    sharing,
    counts,
    onOpen: (view) => show(view.id, view.query),
    onOpenBuiltIn: (next) => show(undefined, new URLSearchParams(next).toString()),
    onSaveAs(name) {
      const view = { ...createView(name, ''), ...findOwnView(views, name), ...content };
      save(view);
      show(view.id, view.query);
    },
    onSaveChanges: () => openView && save({ ...openView, ...content }),
    onSave: save,
    onDelete(view) {
      setViews(deleteView(views, view.id));
      show(undefined, '');
    },
    onSetDefault: (id) => setViews((current) => setDefaultView(current, id)),
  };
  return (
    <div className="mx-auto max-w-288 p-(--page-gutter)">
      <ListTable
        list={list}
        state={toListState(getPage(list, orders, { ...criteria, pageSize: 5 }))}
        criteria={criteria}
        facetCounts={countOptions(list, orders)}
        optionCounts={countOptions(list, orders)}
        views={tabs}
        onChange={(change) => setCriteria((now) => changeCriteria(list, now, change))}
        actions={{ onView: noop, onCopy: noop }}
        onRetry={noop}
      />
    </div>
  );
}

const meta = {
  component: OrdersWithViews,
  subcomponents: { ViewTabs },
  parameters: { ...page, strayErrors: SUSPENDED_IN_ACT },
} satisfies Meta<typeof OrdersWithViews>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const tab = ({ canvas }: Context, name: string | RegExp) => canvas.getByRole('radio', { name });
const waitForOpenTab = (context: Context, name: string | RegExp) =>
  waitFor(() => expect(tab(context, name)).toBeChecked());
const waitForFocusedTab = (context: Context, name: string | RegExp) =>
  waitFor(() => expect(tab(context, name)).toHaveFocus());
const findNamePanel = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

const savedArgs = { saved: [unpaid, paid, shared], first: unpaid.id, open: paid.id };

/** Tabs of saved views have their number of rows, like the others. The space for it is reserved while it loads. */
export const CountedViews: Story = {
  args: {
    saved: [unpaid, paid, shared],
    open: paid.id,
    counts: new Map([
      [unpaid.id, { count: 4, precision: 'exact' }],
      [paid.id, undefined],
    ]),
  },
  play: async (context) => {
    await waitForOpenTab(context, 'Paid, to dispatch');
    await expect(tab(context, 'Unpaid (4)')).not.toBeChecked();
    await expect(tab(context, 'Big ones Shared by Priyanka')).not.toBeChecked();
  },
};

/** The default view and those that others share are marked. */
export const SavedViews: Story = {
  args: savedArgs,
  play: async (context) => {
    await waitForOpenTab(context, 'Paid, to dispatch');
    await expect(tab(context, 'Unpaid Default view')).not.toBeChecked();
    await expect(tab(context, 'Big ones Shared by Priyanka')).toBeInTheDocument();
    await expect(context.canvas.queryByRole('button', { name: t.save })).toBeNull();
  },
};
export const SavedViewsOnAPhone: Story = { ...SavedViews, globals: phone, tags: ['phone'] };
export const SavedViewsOnTheSmallest: Story = { args: savedArgs, globals: smallest };
export const SavedViewsAt200Percent: Story = { args: savedArgs, globals: largeText };
export const SavedViewsRightToLeft: Story = { args: savedArgs, globals: rightToLeft };

/** A tab opens its view. A built-in view replaces the filters of a saved one. */
export const Opened: Story = {
  tags: ['no-picture'],
  args: { saved: [unpaid, paid] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(tab(context, 'Paid, to dispatch'));
    await waitForOpenTab(context, 'Paid, to dispatch');
    await expect(canvas.getByText('Payment: Paid')).toBeVisible();
    await userEvent.click(tab(context, /^Pending/));
    await waitForOpenTab(context, /^Pending/);
    await expect(canvas.queryByText('Payment: Paid')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t.save })).toBeNull();
  },
};

/** Arrow keys open the next view and scroll the tabs. */
export const ManyByKeyboard: Story = {
  args: {
    saved: Array.from({ length: 12 }, (_, index) => createView(`View number ${index + 1}`, '')),
    open: 'View number 11',
  },
  play: async (context) => {
    const isInView = (name: string) => {
      const bar = context.canvas.getByRole('radiogroup', { name: t.views }).getBoundingClientRect();
      const { left, right } = tab(context, name).getBoundingClientRect();
      return left >= bar.left - 1 && right <= bar.right + 1;
    };
    await waitFor(() => expect(isInView('View number 11')).toBe(true));
    tab(context, 'View number 11').focus();
    await context.userEvent.keyboard('{ArrowRight}');
    await waitForOpenTab(context, 'View number 12');
    await waitFor(() => expect(isInView('View number 12')).toBe(true));
    await expect(isInView('View number 1')).toBe(false);
  },
};

const changedArgs = { filters: { payment: 'paid' } };

/** Filters that no view has can be saved. */
export const Changed: Story = {
  args: changedArgs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t.save })).toBeVisible();
  },
};
export const ChangedOnAPhone: Story = { ...Changed, globals: phone, tags: ['phone'] };

const startSaving = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: t.save }));
  const panel = await findNamePanel(viewName.title);
  await waitFor(() => expect(panel.getByRole('textbox', { name: viewName.name })).toHaveFocus());
  return panel;
};

export const Saving: Story = {
  args: changedArgs,
  play: async (context) => void (await startSaving(context)),
};
export const SavingOnAPhone: Story = { ...Saving, globals: phone, tags: ['phone'] };

/** The tab gets the focus in a timer, after the panel or menu has restored it. */
const FOCUSED_IN_TIMER = /inside an `act` scope|not wrapped in act/;

/** The new view is open, and its tab has the focus. */
export const Saved: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: FOCUSED_IN_TIMER },
  args: changedArgs,
  play: async (context) => {
    await startSaving(context);
    await context.userEvent.keyboard('  Paid {Enter}');
    await waitForOpenTab(context, 'Paid');
    await waitForFocusedTab(context, 'Paid');
    await expect(context.canvas.queryByRole('button', { name: t.save })).toBeNull();
  },
};

/** A new view can replace an existing one with the same name. */
export const NameTaken: Story = {
  args: { ...changedArgs, saved: [unpaid] },
  play: async (context) => {
    const panel = await startSaving(context);
    await context.userEvent.keyboard('unPAID{Enter}');
    await waitFor(() => expect(panel.getByText(viewName.nameErrors.taken)).toBeVisible());
    await expect(panel.getByRole('button', { name: viewName.replace })).toBeVisible();
  },
};

export const Replaced: Story = {
  ...NameTaken,
  tags: ['no-picture'],
  play: async (context) => {
    await NameTaken.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: viewName.replace }));
    await waitForOpenTab(context, 'Unpaid');
    await expect(context.canvas.getByText('Payment: Paid')).toBeVisible();
  },
};

export const TooManyViews: Story = {
  tags: ['no-picture'],
  args: {
    ...changedArgs,
    saved: Array.from({ length: MAX_VIEWS }, (_, index) => createView(`View ${index + 1}`, '')),
  },
  play: async (context) => {
    const panel = await startSaving(context);
    await context.userEvent.keyboard('One more{Enter}');
    await waitFor(() => expect(panel.getByText(viewName.nameErrors.limitReached(MAX_VIEWS))).toBeVisible());
  },
};

const changedViewArgs = { saved: [unpaid, paid], open: unpaid.id, filters: { payment: 'paid' } };

/** Changes of an own view can be saved in it or as another one. */
export const OwnViewChanged: Story = {
  args: changedViewArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t.save }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t.saveAsNew })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: t.saveChanges('Unpaid') })).toBeVisible();
  },
};

export const ChangesSaved: Story = {
  tags: ['no-picture'],
  args: changedViewArgs,
  play: async (context) => {
    await OwnViewChanged.play?.(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: t.saveChanges('Unpaid') }));
    await waitForFocusedTab(context, 'Unpaid');
    await expect(context.canvas.queryByRole('button', { name: t.save })).toBeNull();
    await context.userEvent.click(tab(context, /^All/));
    await context.userEvent.click(tab(context, 'Unpaid'));
    await expect(context.canvas.getByText('Payment: Paid')).toBeVisible();
  },
};

const openMenu = async ({ canvas, userEvent }: Context, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: t.actions(name) }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};
const choose = async (context: Context, name: string) =>
  context.userEvent.click(screen.getByRole('menuitem', { name }));

export const MenuOpen: Story = {
  args: { saved: [unpaid, paid], open: unpaid.id },
  play: (context) => openMenu(context, 'Unpaid'),
};

/** Someone else's view can only be opened first. */
export const SharedViewMenuOpen: Story = {
  tags: ['no-picture'],
  args: { saved: [shared], open: shared.id },
  play: async (context) => {
    await openMenu(context, 'Big ones');
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([t.makeDefault]);
  },
};

/** If the server doesn't store views, they can't be shared. */
export const WithoutSharing: Story = {
  tags: ['no-picture'],
  args: { saved: [unpaid], open: unpaid.id, sharing: 'unavailable' },
  play: async (context) => {
    await openMenu(context, 'Unpaid');
    await expect(screen.queryByRole('menuitem', { name: t.share })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: t.rename })).toBeVisible();
  },
};

export const MadeDefaultAndShared: Story = {
  tags: ['no-picture'],
  args: { saved: [unpaid], open: unpaid.id },
  play: async (context) => {
    await openMenu(context, 'Unpaid');
    await choose(context, t.share);
    await waitForOpenTab(context, `Unpaid ${t.shared}`);
    await openMenu(context, 'Unpaid');
    await choose(context, t.makeDefault);
    await waitForOpenTab(context, `Unpaid ${t.default}`);
    await openMenu(context, 'Unpaid');
    await expect(screen.getByRole('menuitem', { name: t.unshare })).toBeVisible();
    await choose(context, t.removeDefault);
    await waitForOpenTab(context, `Unpaid ${t.shared}`);
  },
};

export const Renaming: Story = {
  args: { saved: [unpaid, paid], open: unpaid.id },
  play: async (context) => {
    await openMenu(context, 'Unpaid');
    await choose(context, t.rename);
    const panel = await findNamePanel(viewName.renameTitle);
    await waitFor(() => expect(panel.getByRole('textbox', { name: viewName.name })).toHaveValue('Unpaid'));
    await context.userEvent.keyboard('Paid, to dispatch{Enter}');
    await waitFor(() => expect(panel.getByText(viewName.nameErrors.taken)).toBeVisible());
    await expect(panel.queryByRole('button', { name: viewName.replace })).toBeNull();
  },
};

export const Renamed: Story = {
  tags: ['no-picture'],
  args: { saved: [unpaid], first: unpaid.id, open: unpaid.id },
  play: async (context) => {
    await openMenu(context, 'Unpaid');
    await choose(context, t.rename);
    await findNamePanel(viewName.renameTitle);
    await context.userEvent.keyboard('To collect{Enter}');
    await waitForOpenTab(context, `To collect ${t.default}`);
  },
};

/** After deleting a view, all rows are shown, and their tab has the focus. The app offers to undo it. */
export const Deleted: Story = {
  tags: ['no-picture'],
  parameters: { strayErrors: FOCUSED_IN_TIMER },
  args: { saved: [unpaid, paid], first: unpaid.id, open: unpaid.id },
  play: async (context) => {
    await openMenu(context, 'Unpaid');
    await choose(context, t.delete);
    await waitForOpenTab(context, /^All/);
    await waitForFocusedTab(context, /^All/);
    await expect(context.canvas.queryByRole('radio', { name: /^Unpaid/ })).toBeNull();
  },
};
