import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SortableList } from '#ui/sortable-list/SortableList.tsx';
import { rightToLeft } from '../../viewports.ts';

const labels = {
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  isTop: 'Already first',
  isBottom: 'Already last',
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
};

function Columns() {
  const [names, setNames] = useState(['Image', 'Product', 'Price', 'Stock']);
  return (
    <div className="w-80">
      <SortableList
        labels={labels}
        items={names.map((name) => ({
          id: name,
          name,
          content: <span className="min-w-0 flex-1 text-sm">{name}</span>,
        }))}
        onMove={(id, toIndex) => setNames(names.filter((name) => name !== id).toSpliced(toIndex, 0, id))}
      />
    </div>
  );
}

const meta = {
  title: 'ui/SortableList',
  component: Columns,
  subcomponents: { SortableList },
  tags: ['!autodocs'],
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getNames = (canvas: Canvas) => canvas.getAllByRole('listitem').map((item) => item.textContent);

export const Default: Story = {};
export const RightToLeft: Story = { globals: rightToLeft };

/** Focus stays on the button of the moved item, even if it can't move further. */
export const MovedByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move Price down' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(getNames(canvas)).toEqual(['Image', 'Product', 'Stock', 'Price']);
    await expect(canvas.getByText('Price is now 4 of 4.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Price down' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Move Price down' })).toHaveAccessibleDescription(
      labels.isBottom,
    );
  },
};

export const Dragged: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = canvas.getAllByRole('listitem');
    const getMiddle = (item: Element) => {
      const { x, y, height } = item.getBoundingClientRect();
      return { clientX: x + 12, clientY: y + height / 2 };
    };
    const handle = first!.querySelector('svg')!;
    const { clientX, clientY } = getMiddle(third!);
    const pastThird = { clientX, clientY: clientY + 10 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: getMiddle(first!) },
      { target: handle, coords: { ...getMiddle(first!), clientY: getMiddle(first!).clientY + 10 } },
      { target: handle, coords: pastThird },
    ]);
    await waitFor(() => expect(first).toHaveAttribute('data-dragging'));
    // dnd-kit measures the items in the next frames.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await userEvent.pointer([
      { target: handle, coords: pastThird },
      { keys: '[/MouseLeft]', target: handle },
    ]);
    await waitFor(() => expect(getNames(canvas)).toEqual(['Product', 'Price', 'Image', 'Stock']));
  },
};
