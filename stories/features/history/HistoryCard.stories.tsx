import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { TodayContext } from '#features/format/useFormats.ts';
import { HistoryCard, type HistoryState, type OlderEntries } from '#features/history/HistoryCard.tsx';
import type { HistoryEntry } from '#contract/history/history.ts';
import { card as t } from '#languages/en/history.ts';
import { anEntry, sampleHistory } from '#mocks/sampleHistory.ts';
import { largeText, phone, rightToLeft, smallest } from '../../viewports.ts';
import { inTimeZone } from '../inTimeZone.tsx';

const withEntries = (entries: readonly HistoryEntry[], older: OlderEntries = 'none') => ({
  state: { status: 'listed', entries, older } as const,
});

const meta = {
  component: HistoryCard,
  tags: ['no-picture'],
  args: {
    ...withEntries(sampleHistory),
    href: '/activity?subject=1',
    onRetry: fn(),
    onShowOlder: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
    inTimeZone('UTC'),
  ],
} satisfies Meta<typeof HistoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the text of each entry, by day. */
const getDays = (root: HTMLElement) =>
  within(root)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent, nextElementSibling }) => [
      textContent,
      ...within(nextElementSibling as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent.replaceAll(/\s+/g, ' ')),
    ]);

/** Several days, with an import, a bulk change and an account that was removed. */
export const Many: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(getDays(canvasElement)).toEqual([
      [
        'Today',
        'Asha Rao changed stock 12 to 46, by quick edit 10:31',
        'Asha Rao changed the description and the images 07:45',
      ],
      ['Yesterday', 'A former administrator changed status Draft to Active, in bulk 15:20'],
      [
        '13 Nov 2026',
        'Vikram Iyer changed discounted price ₹39,999 to ₹36,549, from autumn-sale.csv 08:02',
        'Vikram Iyer changed featured No to Yes, by undo 07:58',
      ],
      ['3 Sept 2026', 'Asha Rao created Nimbus Tab 11 (2026) 05:30'],
    ]);
    await expect(canvas.getByRole('link', { name: t.all })).toHaveAttribute('href', '/activity?subject=1');
    await userEvent.click(canvas.getByRole('button', { name: /39,999/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(sampleHistory[3]);
  },
};
export const ManyOnAPhone: Story = { globals: phone };
export const ManyOnTheSmallest: Story = { globals: smallest };
export const ManyRightToLeft: Story = { globals: rightToLeft };
export const ManyWithLargeText: Story = { globals: largeText };

export const One: Story = { args: withEntries([anEntry({ changes: { stock: { from: 1, to: 2 } } })]) };

const longName = 'Anantapadmanabhan Krishnamoorthy-Venkataraghavan '.repeat(3);

/** Long texts are named without their values. Nothing is cut off. */
export const LongValues: Story = {
  args: withEntries([
    anEntry({
      adminName: longName,
      source: 'import',
      fileName: `${'final-'.repeat(30)}prices.csv`,
      changes: {
        name: { from: 'Tablet', to: 'Tablet '.repeat(40) },
        description: { from: 'Short', to: 'Long. '.repeat(900) },
        brand: { from: 'U'.repeat(60), to: 'Ungebrochen'.repeat(5) },
        actualPrice: { from: 0.1, to: 98_765_432_109.5 },
        locations: { from: ['india'], to: ['india', 'japan'] },
      },
    }),
  ]),
};
export const LongValuesOnTheSmallest: Story = { ...LongValues, globals: smallest };

const image = (publicId: string) => ({ url: '/uploads/kettle.webp', publicId });

export const ImagesChanged: Story = {
  args: withEntries([
    anEntry({ changes: { images: { from: [image('a')], to: [image('a'), image('b')] } } }),
    anEntry({ changes: { images: { from: [image('a'), image('b')], to: [image('b'), image('a')] } } }),
  ]),
  play: async ({ canvas }) => {
    const [added, moved] = canvas.getAllByRole('listitem');
    await expect(added).toHaveTextContent('Asha Rao changed the images (1 to 2)');
    await expect(moved).toHaveTextContent('Asha Rao changed the images');
  },
};

/** They open too: the dialog says why the version can’t be shown. */
export const Unreadable: Story = {
  args: withEntries([anEntry({ changes: undefined, at: 'soon' })]),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button')).toHaveTextContent('Asha Rao changed something that can’t be read'),
};

export const None: Story = {
  args: { state: { status: 'none' } },
  play: async ({ canvas }) => expect(canvas.getByText(t.none)).toBeVisible(),
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t.loading),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: t.title })).toHaveFocus();
  },
};

const olderEntry = anEntry({ at: '2026-09-02T09:00:00.000Z', changes: { stock: { from: 3, to: 4 } } });

/** The first older entry gets the focus, so that reading goes on there. */
export const OlderOffered: Story = {
  args: withEntries(sampleHistory, 'offered'),
  render: function Render(args) {
    const [state, setState] = useState<HistoryState>(args.state);
    const showOlder = () => setState(withEntries([...sampleHistory, olderEntry]).state);
    return <HistoryCard {...args} state={state} onShowOlder={showOlder} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t.older }));
    await expect(canvas.getByRole('button', { name: /stock 3 to 4/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t.older })).toBeNull();
  },
};

export const OlderLoading: Story = {
  args: withEntries(sampleHistory, 'loading'),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: t.loadingOlder })).toHaveAttribute('aria-busy', 'true'),
};

export const OlderFailed: Story = {
  args: withEntries(sampleHistory, 'failed'),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.olderFailed);
    await userEvent.click(canvas.getByRole('button', { name: t.older }));
    await expect(args.onShowOlder).toHaveBeenCalledOnce();
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, none: None, listed: Many } satisfies Record<
  HistoryState['status'],
  Story
>);
void ({
  none: Many,
  offered: OlderOffered,
  loading: OlderLoading,
  failed: OlderFailed,
} satisfies Record<OlderEntries, Story>);
