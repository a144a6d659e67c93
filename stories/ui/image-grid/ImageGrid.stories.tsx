import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ImageGrid, type ImageGridLabels } from '#ui/image-grid/ImageGrid.tsx';
import { type ImageSlot, moveSlot } from '#ui/image-grid/imageSlot.ts';
import { phone, smallest, rightToLeft, largeText } from '../../viewports.ts';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const bottles: ImageSlot[] = ['bottle', 'bottle-2', 'bottle-3', 'bottle-4', 'kettle', 'lamp'].map(
  (name, index) => ({
    id: name,
    url: `/uploads/${name}.webp`,
    alt: `Product image ${index + 1}`,
    status: 'ready',
  }),
);

const labels: ImageGridLabels = {
  images: 'Product images',
  add: 'Add images',
  thumbnail: 'Thumbnail',
  movable: 'movable image',
  remove: (alt) => `Remove ${alt}`,
  replace: (alt) => `Replace ${alt}`,
  uploading: (alt) => `Uploading ${alt}`,
  moveHelp:
    'Press Space to pick the image up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
  lifted: (alt, position, count) => `${alt} picked up at place ${position} of ${count}.`,
  moved: (alt, position, count) => `${alt} moved to place ${position} of ${count}.`,
  dropped: (alt, position, count) => `${alt} put down at place ${position} of ${count}.`,
  cancelled: (alt, position, count) => `${alt} left at place ${position} of ${count}.`,
};

const meta = {
  title: 'ui/ImageGrid',
  component: ImageGrid,
  tags: ['!autodocs'],
  args: {
    slots: bottles.slice(0, 4),
    accept: 'image/jpeg,image/png,image/gif,image/webp',
    labels,
    onAdd: fn(),
    onRemove: fn(),
    onReplace: fn(),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-104 rounded-lg border border-border bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function StatefulGrid(args: ComponentProps<typeof ImageGrid>) {
  const [slots, setSlots] = useState(args.slots);
  return (
    <ImageGrid
      {...args}
      slots={slots}
      onMove={(id, toIndex) => {
        args.onMove(id, toIndex);
        setSlots((before) => moveSlot(before, id, toIndex));
      }}
      onRemove={(id) => setSlots((before) => before.filter((slot) => slot.id !== id))}
      onAdd={(files) =>
        setSlots((before) => [
          ...before,
          ...files.map((file): ImageSlot => ({
            id: crypto.randomUUID(),
            url: URL.createObjectURL(file),
            alt: file.name,
            status: 'ready',
          })),
        ])
      }
    />
  );
}

const waitForImages = (root: HTMLElement) =>
  Promise.all([...root.querySelectorAll('img')].map((img) => img.decode()));
const newFile = new File(['x'], 'bottle-side.png', { type: 'image/png' });

export const Playground: Story = { tags: ['!test'], render: (args) => <StatefulGrid {...args} /> };

/** The grid always has six places. Hovering an image shows its Replace button. */
export const Default: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: 'li:nth-child(2)' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('list', { name: 'Product images' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Product image 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('bottle-2');
    await userEvent.upload(canvas.getByLabelText('Replace Product image 3', { selector: 'input' }), newFile);
    await expect(args.onReplace).toHaveBeenCalledWith('bottle-3', newFile);
    await userEvent.upload(canvas.getByLabelText('Add images'), [newFile, newFile]);
    await expect(args.onAdd).toHaveBeenCalledWith([newFile, newFile]);
    (document.activeElement as HTMLElement).blur();
    await waitForImages(canvasElement);
  },
};

export const Empty: Story = {
  args: { slots: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add images' })).toHaveFocus();
  },
};

export const Full: Story = {
  args: { slots: bottles },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Add images' })).toBeNull();
    await waitForImages(canvasElement);
  },
};

/** Each file shows its progress, and a failed one the reason. */
export const FileStates: Story = {
  args: {
    slots: [
      { ...bottles[0], status: 'uploading', progress: 0.9 },
      { ...bottles[1], status: 'uploading', progress: 0.25 },
      { ...bottles[2], status: 'failed', reason: 'The connection broke. Remove it or choose it again.' },
      {
        ...bottles[3],
        status: 'failed',
        reason: 'File too large: meadow-insulated-steel-bottle-studio-final-retouched.png. Max size is 5MB.',
      },
      { ...bottles[4], url: 'data:image/png;base64,AAAA' },
    ] as ImageSlot[],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading Product image 2' })).toHaveAttribute(
      'value',
      '0.25',
    );
    await expect(canvas.getByRole('button', { name: /^Product image 3 The connection broke/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Product image 5' }).tagName).toBe('SPAN'));
    await waitForImages(canvasElement);
  },
};

/** By keyboard: Space lifts, arrow keys move, Space drops, Escape cancels. Each step is announced. */
export const KeyboardMove: Story = {
  render: (args) => <StatefulGrid {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await waitForImages(canvasElement);
    const first = canvas.getByRole('button', { name: 'Product image 1' });
    await expect(first).toHaveAccessibleDescription(labels.moveHelp);
    const getLiveRegion = () => canvasElement.querySelector('[aria-live]');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // On a slow page, keys can arrive before the previous one has been handled.
    const press = (code: string) =>
      first.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    await step('Keys that arrive at once move an image', async () => {
      press('Space');
      press('ArrowRight');
      setTimeout(() => press('Space'));
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('bottle', 1));
      await waitFor(() =>
        expect(getLiveRegion()).toHaveTextContent('Product image 1 put down at place 2 of 4.'),
      );
    });
    await step('Escape leaves the image where it was', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(getLiveRegion()).toHaveTextContent('picked up at place 2 of 4'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() =>
        expect(getLiveRegion()).toHaveTextContent('Product image 1 moved to place 1 of 4.'),
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(getLiveRegion()).toHaveTextContent('Product image 1 left at place 2 of 4.'));
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Down moves it by a row, and the focus follows', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(getLiveRegion()).toHaveTextContent('picked up at place 2 of 4'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(getLiveRegion()).toHaveTextContent('Product image 1 moved to place 4 of 4.'),
      );
      await userEvent.keyboard(' ');
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('bottle', 3));
      await waitFor(() => expect(canvas.getAllByRole('img').at(-1)).toHaveAccessibleName('Product image 1'));
      await expect(canvas.getByRole('button', { name: 'Product image 1' })).toHaveFocus();
      await expect(canvas.getByText('Thumbnail').closest('li')).toHaveTextContent('Thumbnail');
    });
  },
};

/** By pointer: drag the image itself. */
export const PointerMove: Story = {
  tags: ['no-picture'],
  render: (args) => <StatefulGrid {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForImages(canvasElement);
    const getCentre = (name: string) => {
      const box = canvas.getByRole('button', { name }).getBoundingClientRect();
      return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    };
    const from = getCentre('Product image 2');
    const to = getCentre('Product image 1');
    await fireEvent.mouseDown(canvas.getByRole('button', { name: 'Product image 2' }), {
      ...from,
      button: 0,
    });
    await fireEvent.mouseMove(document, { clientX: from.clientX - 10, clientY: from.clientY });
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-dragging'));
    await fireEvent.mouseMove(document, to);
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('moved to place 1'),
    );
    await fireEvent.mouseUp(document, to);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('bottle-2', 0));
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName('Product image 2'));
  },
};

/** The whole grid accepts dragged files, but nothing else. */
export const DragOver: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const list = canvas.getByRole('list', { name: 'Product images' });
    const files = new DataTransfer();
    files.items.add(newFile);
    const text = new DataTransfer();
    text.setData('text/plain', 'x');
    const drag = (type: string, dataTransfer: DataTransfer, relatedTarget: Element | null = null) =>
      list.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }),
      );
    const expectDropState = (state: string) =>
      waitFor(() => expect(list).toHaveAttribute('data-drop', state));
    await step('Files that leave are not expected any more', async () => {
      drag('dragenter', files);
      await expectDropState('over');
      drag('dragleave', files);
      await expectDropState('idle');
    });
    await step('Dropped text is ignored', async () => {
      drag('dragenter', text);
      drag('drop', text);
      await expect(args.onAdd).not.toHaveBeenCalled();
      await expectDropState('idle');
    });
    await step('Dropped files are added', async () => {
      drag('dragenter', files);
      drag('drop', files);
      await expect(args.onAdd).toHaveBeenCalledWith([newFile]);
      await expectDropState('idle');
    });
    await step('Files over a tile are still over the grid', async () => {
      drag('dragenter', files);
      drag('dragleave', files, list.firstElementChild);
      await expectDropState('over');
    });
    await waitForImages(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};

export const Smallest: Story = {
  globals: smallest,
  args: { labels: { ...labels, add: 'Bilder hinzufügen', thumbnail: 'Vorschaubild' } },
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};

export const RightToLeft: Story = {
  args: { labels: { ...labels, add: 'إضافة صور', thumbnail: 'مصغرة' } },
  globals: rightToLeft,
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};

export const DoubledText: Story = {
  globals: largeText,
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};
