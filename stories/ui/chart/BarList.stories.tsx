import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from '#ui/chart/BarList.tsx';
import { largeText, rightToLeft } from '../../viewports.ts';

const row = (label: string, value: number, href?: string) => ({
  id: label,
  label,
  value,
  text: `₹${value.toLocaleString('en-IN')}`,
  note: `${Math.ceil(value / 9000)} orders`,
  href,
});

const meta = {
  title: 'ui/BarList',
  component: BarList,
  parameters: {
    docs: {
      screenReader:
        'A list named by `label`. Each row is read as its name, value and note, and is one link if it has an `href`. The bars are hidden.',
    },
  },
  args: {
    label: 'Revenue by category',
    rows: [
      row('Electronics', 148_200, '#electronics'),
      row('Fashion', 62_340, '#fashion'),
      row(
        'A category whose name is as long as two lines of this card hold, and then a little longer than that',
        31_000,
        '#long',
      ),
      row('Travel', 2100, '#travel'),
      row('4 others', 900),
      row('No status', 0),
    ],
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Electronics/ })).toHaveAttribute('href', '#electronics');
    await expect(canvas.queryByRole('link', { name: /others/ })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
export const RightToLeft: Story = { globals: rightToLeft };
export const AllZero: Story = {
  args: { rows: [row('Electronics', 0, '#electronics'), row('Fashion', 0)] },
};
export const LargeText: Story = { globals: largeText };
export const Narrow: Story = {
  decorators: [
    (List) => (
      <div style={{ width: '17rem' }}>
        <List />
      </div>
    ),
  ],
};
