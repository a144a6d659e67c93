import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import states from '../../docs/spec/states.tsv?raw';
import { getPictureAddress } from '../docs/addresses.ts';
import { page, phone } from '../viewports.ts';
import { Atlas } from './Atlas.tsx';
import { type IndexEntry, mapOtherStories, mapStates, parseStates, restoreTags } from './atlasModel.ts';
import type { StoryTags } from '../../.storybook/storyTags.ts';

const sample = parseStates(
  [
    'id\tscreen\tviewports\tnote',
    'login.idle\tLogin\tdesktop mobile\t',
    'login.busy\tLogin\tdesktop\tthe button waits',
    "orders.error\tOrders\tdesktop\twith 'Try again'",
    'orders.detail\tOrders\tdesktop mobile\t',
  ].join('\n'),
);

const story = (title: string, name: string, ...tags: string[]): IndexEntry => ({
  type: 'story',
  id: `${title}--${name}`.toLowerCase().replace(/[^a-z]+/g, '-'),
  title,
  name,
  tags,
});

const meta = {
  title: 'Atlas',
  component: Atlas,
  parameters: { ...page, controls: { disable: true } },
  tags: ['!autodocs'],
  args: {
    states: mapStates(sample, [
      story('screens/Login/page/Login', 'Idle', 'state:login.idle'),
      story('screens/Login/page/Login', 'IdleOnAPhone', 'state:login.idle', 'phone'),
      story('screens/Orders/page/Orders', 'Error', 'state:orders.error'),
      story('screens/Orders/page/Orders', 'Detail', 'state:orders.detail'),
    ]).concat(mapOtherStories([story('screens/Export/ExportDialog', 'Asks', 'dev', 'test')])),
    getPictureUrl: (id) => (id.includes('error') ? 'data:image/webp,none' : '/uploads/kettle.webp'),
  },
} satisfies Meta<typeof Atlas>;
export default meta;
type Story = StoryObj<typeof meta>;

const load = <Response,>(address: string) =>
  fetch(address).then((response) => response.json() as Promise<Response>);

/** The Atlas of this workbench: the stories in its index and their committed pictures. */
function ProductAtlas() {
  const [entries, setEntries] = useState<IndexEntry[]>();
  useEffect(() => {
    void Promise.all([
      load<{ entries: Record<string, IndexEntry> }>('./index.json'),
      load<StoryTags[]>('./story-tags.json'),
    ]).then(([index, tags]) => setEntries(restoreTags(Object.values(index.entries), tags)));
  }, []);
  if (!entries) return null;
  const all = [...mapStates(parseStates(states), entries), ...mapOtherStories(entries)];
  return <Atlas states={all} getPictureUrl={getPictureAddress} />;
}

/** Test runs have no index and no pictures. They get a story on both devices for each state, all with the same picture. */
const testStories = parseStates(states).flatMap(({ id }) => [
  story('screens/Test', id, `state:${id}`, ...(id === 'shell.theme.dark' ? ['only-dark'] : [])),
  story('screens/Test', `${id} on a phone`, `state:${id}`, 'phone'),
]);
const testFiles = testStories.map(({ id, tags = [] }) => ({ importPath: './tests', exportName: id, tags }));
const testIndex = testStories.map((entry) => ({ ...entry, importPath: './tests', exportName: entry.id }));
const mockWorkbench = [
  http.get('*/index.json', () => HttpResponse.json({ entries: { ...testIndex } })),
  http.get('*/story-tags.json', () => HttpResponse.json(testFiles)),
  http.get('*/pictures/*', () => fetch('/uploads/kettle.webp')),
];

/** Has the same name as its folder, so that the sidebar shows both as one entry. */
export const Product: Story = {
  name: 'Atlas',
  beforeEach: ({ msw }) => void ('__vitest_browser__' in globalThis && msw.use(...mockWorkbench)),
  render: () => <ProductAtlas />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^179 of 179 states$/));
    await expect(canvas.getByRole('link', { name: 'Delete confirm: Phone, dark' })).toBeInTheDocument();
    await expect(canvas.getByText('Desktop, dark only')).toBeInTheDocument();
  },
};

const waitForPictures = async (canvas: { findAllByText: (text: string) => Promise<HTMLElement[]> }) =>
  expect(await canvas.findAllByText('No picture')).toHaveLength(2);

// The following stories are for tests and hidden in the sidebar.

/** Shows states without a story, and stories without a picture. */
export const Gaps: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await waitForPictures(canvas);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 states, 2 without a story');
    await expect(canvas.getByText('No story')).toBeVisible();
    await expect(canvas.getByText('No story on a phone')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Idle: Phone, dark' })).toHaveAttribute(
      'href',
      './?path=/story/screens-login-page-login-idleonaphone&globals=theme:dark',
    );
  },
};
export const GapsOnAPhone: Story = { ...Gaps, tags: ['!dev'], globals: phone };

/** Filters states by words in their id, name or note, by screen and by theme. */
export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await waitForPictures(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), 'waits');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 states'));
    await expect(canvas.getByRole('heading', { name: 'Busy' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'login');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('link', { name: 'Idle: Desktop, dark' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Idle: Desktop, light' })).toBeNull();
  },
};
