import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Cell } from '#ui/table/Cell.tsx';
import { CellEditButton } from '#ui/table/CellEditButton.tsx';
import { HeaderCell } from '#ui/table/HeaderCell.tsx';
import { Row } from '#ui/table/Row.tsx';
import { Table } from '#ui/table/Table.tsx';
import { TableCard } from '#ui/table/TableCard.tsx';

const meta = {
  title: 'ui/CellEditButton',
  component: CellEditButton,
  parameters: {
    docs: {
      screenReader:
        'A button named by its content, described by what a press does: "₹1,299, button, Edit price". Enter, Space and F2 start editing.',
    },
  },
  args: { description: 'Edit price', onEdit: fn(), children: '$1,299' },
  render: (args) => (
    <TableCard title="Products">
      <Table
        label="Products"
        columns={[{}, { width: '10rem' }]}
        header={
          <>
            <HeaderCell>Stock</HeaderCell>
            <HeaderCell align="end">Price</HeaderCell>
          </>
        }
      >
        <Row>
          <Cell>
            <CellEditButton {...args} description="Edit stock">
              18 pieces
            </CellEditButton>
          </Cell>
          <Cell align="end">
            <CellEditButton {...args} />
          </Cell>
        </Row>
      </Table>
    </TableCard>
  ),
} satisfies Meta<typeof CellEditButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('button', { name: '$1,299' });
    await expect(price).toHaveAccessibleDescription('Edit price');
    await userEvent.click(price);
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('a');
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
    price.blur();
    await userEvent.unhover(price);
  },
};

/** The pencil icon appears on focus and on hover. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '18 pieces' })).toHaveFocus();
  },
};
