import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '#ui/card/Card.tsx';
import { Pagination } from '#ui/pagination/Pagination.tsx';
import { phone, largeText, rightToLeft } from '../../viewports.ts';

const options = ['10', '20', '50', '100'].map((value) => ({ value, label: value }));

const meta = {
  component: Pagination,
  tags: ['!autodocs'],
  args: {
    rangeText: '11-20 of 1,284 orders',
    pageText: 'Page 2 of 129',
    rowsPerPage: { label: 'Rows per page', value: '10', options, onChange: fn() },
    previous: { label: 'Previous', onClick: fn() },
    next: { label: 'Next', onClick: fn() },
  },
  render: (args) => (
    <Card className="@container/tbl">
      <Pagination {...args} />
    </Card>
  ),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.next.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveTextContent('10');
  },
};

function ThreePages() {
  const [pageNumber, setPageNumber] = useState(2);
  return (
    <Card className="@container/tbl">
      <Pagination
        {...meta.args}
        rangeText={`${pageNumber}–${pageNumber} of 3`}
        pageText={`Page ${pageNumber} of 3`}
        previous={{
          label: 'Previous',
          onClick: () => setPageNumber(pageNumber - 1),
          disabledReason: pageNumber === 1 ? 'This is the first page' : undefined,
        }}
        next={{
          label: 'Next',
          onClick: () => setPageNumber(pageNumber + 1),
          disabledReason: pageNumber === 3 ? 'This is the last page' : undefined,
        }}
      />
    </Card>
  );
}

/** On the last page, the Next button keeps the focus, is disabled and shows the reason. */
export const Ends: Story = {
  render: () => <ThreePages />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('3–3 of 3')).toHaveAttribute('aria-live', 'polite');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('This is the last page');
  },
};

/** By keyboard: arrow keys choose rows per page. */
export const RowsPerPage: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox', { name: 'Rows per page' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: '20' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.rowsPerPage.onChange).toHaveBeenCalledWith('20');
  },
};

/** In a narrow table only chevrons are visible; screen readers still read the labels. */
export const Narrow: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

export const LargeText: Story = { globals: largeText };
