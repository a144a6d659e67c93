import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TodayContext } from '#features/format/useFormats.ts';
import { StoreKeysCard, type StoreKeysState } from '#features/storeDetails/storeKeys/StoreKeysCard.tsx';
import { allKeys, longNamedKey, unusedKey, webshopKey } from '#mocks/sampleStoreKeys.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';

const withKeys = (keys: Extract<StoreKeysState, { status: 'loaded' }>['keys']): StoreKeysState => ({
  status: 'loaded',
  keys,
});

const meta = {
  component: StoreKeysCard,
  tags: ['no-picture'],
  args: {
    state: withKeys([unusedKey, webshopKey]),
    referenceUrl: 'https://admin.store.example/api/store/openapi.json',
    onRetry: fn(),
    onOpen: fn(),
    dialogStatus: 'closed',
  },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
  ],
} satisfies Meta<typeof StoreKeysCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the keys...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the keys.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Says what a key is for. */
export const None: Story = {
  args: { state: withKeys([]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/A key can do nothing else\.$/)).toBeVisible();
    await expect(canvas.getByText(/^No storefront is connected yet/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ status: 'creating' });
  },
};
export const NoneOnAPhone: Story = { ...None, globals: phone };

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [unused, webshop] = canvas.getAllByRole('listitem');
    await expect(unused).toHaveTextContent(/^Christmas market appKey…b20XCreatedToday, .*Never used/);
    await expect(webshop).toHaveTextContent(/^WebshopKey…Tq7pCreated12 Nov 2026, .*Last usedToday, /);
    await expect(within(webshop!).queryByText('Never used')).toBeNull();
    await userEvent.click(within(webshop!).getByRole('button', { name: 'Revoke key: Webshop' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ status: 'confirmingEnd', key: webshopKey });
    await expect(canvas.getByRole('link', { name: 'API reference (OpenAPI)' })).toHaveAttribute(
      'href',
      'https://admin.store.example/api/store/openapi.json',
    );
  },
};
export const SomeOnAPhone: Story = { ...Some, globals: phone };
export const SomeOnTheSmallest: Story = { ...Some, globals: smallest };
/** Right edge of an element's text, which may be narrower than the element. */
function getTextEnd(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().right;
}

/** Latin names start at the right like everything else. */
export const SomeRightToLeft: Story = {
  ...Some,
  globals: rightToLeft,
  play: async ({ canvas }) => {
    const [name, label] = [canvas.getByText('Webshop'), canvas.getAllByText('Key')[1]!];
    await expect(getTextEnd(name)).toBeCloseTo(getTextEnd(label), 0);
  },
};

export const LongName: Story = {
  args: { state: withKeys([longNamedKey, webshopKey]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longNamedKey.name)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const LongNameOnTheSmallest: Story = { ...LongName, globals: smallest };
export const LongNameInLargeText: Story = { ...LongName, globals: { ...smallest, ...largeText } };

/** A store can have twenty. */
export const Full: Story = {
  args: { state: withKeys(allKeys) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    const create = canvas.getByRole('button', { name: 'Create key' });
    await expect(create).toHaveAccessibleDescription('You can have up to 20 keys. Revoke one first.');
    await userEvent.click(create);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, loaded: Some } satisfies Record<StoreKeysState['status'], Story>);
