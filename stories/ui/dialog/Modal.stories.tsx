import { DialogPanel } from '@headlessui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Modal } from '#ui/dialog/Modal.tsx';

const meta = {
  title: 'ui/Modal',
  component: Modal,
  tags: ['!autodocs'],
  args: {
    'aria-label': 'Search',
    onClose: fn(),
    children: (
      <DialogPanel className="fixed inset-x-8 top-8 rounded-xl bg-surface-raised p-4 shadow-(--shadow-dialog)">
        <button type="button">Close</button>
        <input aria-label="Query" data-autofocus="" className="ms-4 border border-border-control" />
      </DialogPanel>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dialogs without a title, such as the command palette, have an accessible name. */
export const Named: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
};

const lamps = ['Brass lamp', 'Desk lamp', 'Floor lamp'];

function Rows() {
  const [rows, setRows] = useState(lamps);
  const [opened, setOpened] = useState<string>();
  const remove = () => {
    setRows(rows.filter((row) => row !== opened));
    setOpened(undefined);
  };
  return (
    <>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <td>
                <button type="button" onClick={() => setOpened(row)}>
                  {row}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened !== undefined && (
        <Modal aria-label={opened} onClose={() => setOpened(undefined)}>
          <DialogPanel className="fixed inset-x-8 top-8 rounded-xl bg-surface-raised p-4 shadow-(--shadow-dialog)">
            <button type="button" onClick={remove}>
              Remove
            </button>
          </DialogPanel>
        </Modal>
      )}
    </>
  );
}

/** If the row that opened the dialog is gone, the focus moves to the row that took its place. */
export const RowRemoved: Story = {
  tags: ['no-picture'],
  render: () => <Rows />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desk lamp' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Floor lamp' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Brass lamp' })).toHaveFocus());
  },
};
