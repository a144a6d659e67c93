import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SelectedRowsDialog } from '#features/bulk/SelectedRowsDialog.tsx';
import { phone } from '../../viewports.ts';

const createRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Diya brass lamp, lot ${index + 1}`,
    detail: index % 2 === 0 ? 'Home' : undefined,
  }));
const rows = createRows(4);
const toSelected = (selected: typeof rows) => new Map(selected.map((row) => [row.id, row]));

const meta = {
  component: SelectedRowsDialog,
  args: {
    title: 'Selected products',
    rows,
    hiddenCount: 2,
    selected: toSelected(rows.slice(1)),
    onChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SelectedRowsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ userEvent, args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Selected products' });
    const [unselected, selectedBox] = within(dialog).getAllByRole('checkbox');
    await step('The dialog says how many rows the list does not show.', async () => {
      await expect(dialog).toHaveAccessibleDescription(/^2 of 4 aren’t shown in the list/);
    });

    await step('A box selects its row, and a name unselects it.', async () => {
      await expect(unselected).not.toBeChecked();
      await userEvent.click(unselected!);
      await expect(args.onChange).toHaveBeenLastCalledWith(rows[0], 'selected');
      await userEvent.click(within(dialog).getByText('Diya brass lamp, lot 2'));
      await expect(args.onChange).toHaveBeenLastCalledWith(rows[1], 'unselected');
      selectedBox!.blur();
    });

    await step('Escape closes the dialog.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const FewOnAPhone: Story = { globals: phone };

/** Shows one hundred rows at a time. */
export const Many: Story = {
  tags: ['no-picture'],
  args: { rows: createRows(150), hiddenCount: 140, selected: toSelected(createRows(150)) },
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('checkbox')).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await expect(screen.getAllByRole('checkbox')).toHaveLength(150);
    await expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};
