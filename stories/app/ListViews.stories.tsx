import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { columnsPanel as t } from '#languages/en/listTools.ts';
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
