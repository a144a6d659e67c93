import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SelectAllState } from '#features/bulk/bulkModel.ts';
import { SelectionBar } from '#features/bulk/SelectionBar.tsx';
import { Button } from '#ui/button/Button.tsx';
import { page, phone } from '../../viewports.ts';

const onSelect = fn();

/** The bar of every list with selectable rows. Each list passes its own actions. */
const meta = {
  component: SelectionBar,
  parameters: page,
  args: {
    label: 'Selected rows',
    count: 1204,
    hiddenCount: 0,
    onShowSelected: fn(),
    selectAll: { status: 'available', label: 'Select all 10,000+ rows' },
    onSelectAll: fn(),
    onCancelSelectAll: fn(),
    onClear: fn(),
    buttons: <Button size="sm">Do something</Button>,
    items: [{ label: 'Do something', onSelect }],
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-(--page-gutter)">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EstimateOffered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1,204 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000+ rows' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** One row: the menu also has what are buttons on wide screens. */
export const OnAPhone: Story = {
  args: { hiddenCount: 1194 },
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const centres = canvas.getAllByRole('button').map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(new Set(centres).size).toBe(1);
    await choose('Do something');
    await expect(onSelect).toHaveBeenCalledOnce();
    await choose('Show them');
    await expect(args.onShowSelected).toHaveBeenCalledOnce();
    await choose('Select all 10,000+ rows');
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The selected rows are on other pages or hidden by the search. */
export const NotShown: Story = {
  args: { count: 2, hiddenCount: 2, selectAll: { status: 'none' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 selected, 2 not shown'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.onShowSelected).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Collecting: Story = {
  args: { selectAll: { status: 'loading', count: 600 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onCancelSelectAll).toHaveBeenCalledOnce();
  },
};

// Fails to compile if a state has no story.
void ({ none: NotShown, available: EstimateOffered, loading: Collecting } satisfies Record<
  SelectAllState['status'],
  Story
>);
