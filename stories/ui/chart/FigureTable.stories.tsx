import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureTable } from '#ui/chart/FigureTable.tsx';

const meta = {
  title: 'ui/FigureTable',
  component: FigureTable,
  parameters: {
    docs: {
      screenReader:
        'A table with its caption, and headers for columns and rows. With `visibility="screenReaderOnly"` it replaces a chart that shows the same values.',
    },
  },
  args: {
    caption: 'Revenue by category',
    headers: ['Category', 'Orders', 'Revenue'],
    rows: [
      { id: 'e', label: 'Electronics', href: '#electronics', cells: ['12', '₹1,48,200'] },
      { id: 'f', label: 'Fashion', href: '#fashion', cells: ['7', '₹62,340'] },
      { id: 'o', label: '4 others', cells: ['4', '₹900'] },
    ],
  },
} satisfies Meta<typeof FigureTable>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Revenue by category' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Electronics' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fashion' })).toHaveAttribute('href', '#fashion');
  },
};
