import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { type HistoryEntry } from '#contract/history/history.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { activityFilters, activityList as t, createAgain, people } from '#languages/en/activity.ts';
import { version as versionMessages } from '#languages/en/history.ts';
import { filterPanel, filters as filterMessages } from '#languages/en/list.ts';
import { navigation } from '#languages/en/adminShell.ts';
import { paths } from '#features/paths.ts';
import { anAdmin } from '#mocks/builders.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { mockHistory } from '#mocks/mockHistory.ts';
import { sampleEntries } from '#mocks/sampleActivity.ts';
import { anEntry, tabletProduct } from '#mocks/sampleHistory.ts';
import { appPage, largeText, laptop1366, phone, smallest } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const signedIn = mockCall(calls.checkAdmin, () => ({
  isLoggedIn: true,
  admin: anAdmin(),
  capabilities: [HISTORY_CAPABILITY],
}));
const mockEntries = (
  entries: readonly HistoryEntry[],
  versions: Readonly<Record<string, StoredProduct>> = {},
) => [signedIn, ...Object.values(mockHistory({ entries, versions }))];

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/activity' },
  beforeEach: ({ msw }) => msw.use(...mockEntries(sampleEntries)),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-25 of 60 changes')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.page);
    await expect(document.title).toBe('Activity · Counter');
    await expect(canvas.getByText(`${t.text} ${t.kept(400)}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: navigation.activity })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const LoadedOnALaptop: Story = { ...Loaded, globals: laptop1366 };
export const LoadedOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas }) => expect(await canvas.findByText('1-25 of 60 changes')).toBeVisible(),
};
export const LoadedOnTheSmallestScreen: Story = { ...LoadedOnAPhone, tags: [], globals: smallest };
export const LoadedInLargeText: Story = {
  ...LoadedOnAPhone,
  tags: [],
  globals: { ...smallest, ...largeText },
};

/** The first visit to an empty store explains what will appear. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...mockEntries([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.empty.title)).toBeVisible();
    await expect(canvas.getByText(t.empty.text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t.clear })).toBeNull();
    // Nothing to search, filter or export.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

const changes = { actualPrice: { from: 1299, to: 1199 } };

export const OneEntry: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...mockEntries([anEntry({ changes })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-1 of 1 changes')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Asha Rao.*₹1,299.*₹1,199/ })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getHistoryPage, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.loading)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(t.notYet);
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getHistoryPage, () => respondWithError(500))),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: t.retry });
    await expect(canvas.getByRole('heading', { name: t.failed })).toBeVisible();
    msw.use(mockCall(extensions.getHistoryPage, () => respondWithError(500)));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: t.retry })).toBeVisible();
  },
};

export const Retried: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getHistoryPage, () => respondWithError(500))),
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: t.retry });
    msw.use(...mockEntries(sampleEntries));
    await userEvent.click(retry);
    await expect(await canvas.findByText('1-25 of 60 changes')).toBeVisible();
  },
};

/** Filters by type and person. Both are in the URL, so that Back and shared links show the same rows. */
export const Filtered: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('1-25 of 60 changes');
    await step('By type', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: activityFilters.kind.label }));
      await userEvent.click(await screen.findByRole('option', { name: 'Product changed' }));
      await waitFor(() => expect(canvas.getByText('35 of 60')).toBeVisible());
    });
    await step('By person', async () => {
      await userEvent.click(canvas.getByRole('button', { name: filterMessages.filters }));
      const panel = within(await screen.findByRole('dialog', { name: filterMessages.filters }));
      await userEvent.click(panel.getByRole('combobox', { name: activityFilters.person.label }));
      await userEvent.click(await screen.findByRole('option', { name: people.former }));
      await waitFor(() => expect(canvas.getByText('8 of 60')).toBeVisible());
      await userEvent.click(panel.getByRole('button', { name: filterPanel.done }));
    });
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(within(row).getByText(people.former)).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { at: '/activity?q=submarine&kind=productDeleted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.noMatch)).toBeVisible();
    await expect(canvas.getByText('0 of 60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.clear })).toBeVisible();
  },
};

/** The changes of one product have a chip with its name. */
export const OneProduct: Story = {
  args: { at: `/activity?subject=${sampleEntries[0]!.subjectId}` },
  play: async ({ canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', {
      name: `Remove filter Product: ${sampleEntries[0]!.subjectName}`,
    });
    await userEvent.click(chip);
    await expect(await canvas.findByText('1-25 of 60 changes')).toBeVisible();
  },
};

const longName =
  'Hand-knotted wool runner in undyed grey, with a felt back, for halls that are longer than most '.repeat(2);
/** Long values, an unreadable entry and a former administrator. */
const oddEntries = [
  anEntry({
    changes,
    subjectName: longName,
    adminName: 'Thiruvengadam Venkatasubramanian Ranganathaswamy',
    source: 'import',
    fileName: `${longName}.csv`,
  }),
  anEntry({
    changes: {
      name: { from: 'Kettle', to: longName },
      description: { from: 'a'.repeat(4000), to: 'b' },
      actualPrice: { from: 1299, to: 1_234_567.89 },
    },
  }),
  anEntry({ changes: undefined }),
  anEntry({ changes, adminId: undefined, adminName: undefined }),
  anEntry({ subjectName: undefined, kind: 'productDeleted', changes: undefined, source: undefined }),
  anEntry({
    kind: 'orderStatusChanged',
    subjectId: 'order-1',
    subjectName: undefined,
    changes: undefined,
    source: 'bulk',
    status: { from: undefined, to: 'lost_in_space' },
  }),
  anEntry({ changes, at: 'soon' }),
];
export const OddEntries: Story = {
  beforeEach: ({ msw }) => msw.use(...mockEntries(oddEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-7 of 7 changes')).toBeVisible();
    await expect(canvas.getByText(t.unreadable)).toBeVisible();
    await expect(canvas.getByText(people.former)).toBeVisible();
  },
};
export const OddEntriesOnAPhone: Story = { ...OddEntries, tags: ['phone'], globals: phone };

const deletion = anEntry({ kind: 'productDeleted', source: undefined });
const mockDeletion = () => mockEntries([deletion], { [deletion._id]: tabletProduct });

/** The last version of a deleted product, which can be created again. */
export const DeletedProduct: Story = {
  beforeEach: ({ msw }) => msw.use(...mockDeletion()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: new RegExp(`^${tabletProduct.name.slice(0, 9)}`) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(tabletProduct.brand)).toBeVisible());
    await expect(dialog.getByRole('link', { name: versionMessages.createAgain })).toHaveAttribute(
      'href',
      paths.createAgain(deletion._id),
    );
  },
};

/** Closing the dialog with Escape returns to the list, with the focus on the entry. */
export const EntryClosed: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...mockDeletion()),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^Nimbus/ });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Nimbus/ })).toHaveFocus());
  },
};

/** The add form has the deleted product's name, without the mark of a copy. */
export const CreatedAgain: Story = {
  args: { at: paths.createAgain(deletion._id) },
  beforeEach: ({ msw }) => msw.use(...mockDeletion()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue(tabletProduct.name),
    );
    await expect(canvas.getByText(createAgain.subtitle(tabletProduct.name))).toBeVisible();
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};

export const VersionNotFound: Story = {
  tags: ['no-picture'],
  args: { at: paths.createAgain('gone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(createAgain.notFound);
    await expect(canvas.getByRole('link', { name: createAgain.toActivity })).toHaveAttribute(
      'href',
      paths.activity,
    );
  },
};

export const VersionUnreadable: Story = {
  tags: ['no-picture'],
  args: { at: paths.createAgain('damaged') },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getProductVersion, () => respondWithError(410))),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(createAgain.unreadable),
};

export const VersionFailed: Story = {
  tags: ['no-picture'],
  args: { at: paths.createAgain(deletion._id) },
  beforeEach: ({ msw }) => msw.use(mockCall(extensions.getProductVersion, () => respondWithError(503))),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(createAgain.failed);
    msw.use(...mockDeletion());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Product name' })).toHaveValue(
      tabletProduct.name,
    );
  },
};

/** A backend of only the sixteen calls. */
export const Unsupported: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin: anAdmin() }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t.unsupported)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: navigation.activity })).toBeNull();
  },
};

export const SignedOut: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkAdmin, () => ({ isLoggedIn: false }))),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: t.accessTitle })).toBeVisible(),
};
