import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Upload } from 'lucide-react';

const file = new File(['a,b'], 'products.csv', { type: 'text/csv' });

const meta = {
  title: 'ui/FileDrop',
  component: FileDrop,
  parameters: {
    docs: {
      screenReader:
        'The zone has no role: its button does what dropping does. The text below says which files fit. Nothing is announced while a file is dragged; what was chosen, the page says.',
    },
  },
  args: {
    label: 'CSV file',
    accept: '.csv',
    icon: <Upload />,
    action: 'Choose a file',
    children: 'or drop it here',
    onFiles: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('CSV file'), file);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};

const drag = (type: string, target: Element) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

/** Highlighted while a file is dragged over it. */
export const DraggedOver: Story = {
  play: async ({ args, canvas }) => {
    const target = canvas.getByText('or drop it here').parentElement!;
    await drag('dragenter', target);
    await drag('dragleave', target);
    await expect(target).toHaveAttribute('data-drop', 'idle');
    await drag('drop', target);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await drag('dragenter', target);
    await expect(target).toHaveAttribute('data-drop', 'over');
  },
};
