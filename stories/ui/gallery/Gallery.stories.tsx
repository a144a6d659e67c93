import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { wideImage } from '#mocks/wideImage.ts';
import { phone, rightToLeft, largeText } from '../../viewports.ts';

const images = [
  { url: '/uploads/tablet.webp', alt: 'Nimbus Tab 11, front and back' },
  { url: '/uploads/tablet-2.webp', alt: 'Nimbus Tab 11 on its side' },
  { url: '/uploads/tablet-3.webp', alt: 'Nimbus Tab 11, the camera' },
  { url: '/uploads/tablet-4.webp', alt: 'Nimbus Tab 11, tilted' },
  { url: '/uploads/tablet-5.webp', alt: 'Nimbus Tab 11 in two colours' },
];

const labels = {
  thumbnails: 'Product images',
  thumbnail: (number: number, count: number) => `Image ${number} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  hoverHint: 'Hover to zoom',
  tapHint: 'Tap to zoom',
  pinnedHint: 'Drag or use the arrow keys to move',
  noImage: 'No image',
};

const meta = {
  component: Gallery,
  tags: ['!autodocs'],
  args: { images, selected: 0, onSelect: fn(), labels },
  decorators: [
    (Story) => (
      <div className="max-w-140 rounded-lg border border-border bg-surface p-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

function StatefulGallery(args: ComponentProps<typeof Gallery>) {
  const [selected, setSelected] = useState(args.selected);
  return <Gallery {...args} selected={selected} onSelect={setSelected} />;
}

const waitForImages = (root: HTMLElement) =>
  Promise.all([...root.querySelectorAll('img')].map((img) => img.decode()));

export const Playground: Story = { tags: ['!test'], render: (args) => <StatefulGallery {...args} /> };

/** Thumbnails select the large image; the selected one is marked. */
export const Default: Story = {
  render: (args) => <StatefulGallery {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = within(canvas.getByRole('list', { name: 'Product images' }));
    await expect(strip.getAllByRole('button')).toHaveLength(5);
    const second = strip.getByRole('button', { name: 'Image 2 of 5' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: 'Nimbus Tab 11 on its side' })).toBeVisible();
    await waitForImages(canvasElement);
  },
};

/** On hover the image zooms by 1.5, and the point under the pointer stays in place. */
export const HoverZoom: Story = {
  // WebKit rounds the pointer's position to whole pixels.
  tags: ['not-webkit'],
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Nimbus Tab 11, front and back' });
    await waitForImages(canvasElement);
    const box = image.getBoundingClientRect();
    await fireEvent.pointerMove(image, {
      pointerType: 'mouse',
      clientX: box.left + box.width * 0.25,
      clientY: box.top + box.height * 0.75,
    });
    await expect(image.style.transform).toBe('scale(1.5)');
    await expect(image.style.transformOrigin).toBe('25% 75%');
    await fireEvent.pointerOut(image, { pointerType: 'mouse', relatedTarget: canvasElement });
    await expect(image.style.transform).toBe('');
    await fireEvent.pointerMove(image, {
      pointerType: 'mouse',
      clientX: box.left + box.width * 0.25,
      clientY: box.top + box.height * 0.75,
    });
  },
};

/** By keyboard: the button zooms, arrow keys move the image, Escape ends. */
export const KeyboardZoom: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = canvas.getByRole('img', { name: 'Nimbus Tab 11, front and back' });
    await waitForImages(canvasElement);
    const zoom = canvas.getByRole('button', { name: 'Zoom in' });
    zoom.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Drag or use the arrow keys to move');
    await userEvent.keyboard('{Escape}');
    await expect(image.style.transform).toBe('');
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await expect(image.style.transform).toBe('scale(1.5)');
    await expect(image.style.transformOrigin).toBe('90% 70%');
  },
};

/** By touch: a tap zooms at its position, a drag moves the image, another tap ends. */
export const TouchZoom: Story = {
  tags: ['not-webkit'],
  globals: phone,
  play: async ({ canvas, canvasElement, step }) => {
    const image = canvas.getByRole('img', { name: 'Nimbus Tab 11, front and back' });
    await waitForImages(canvasElement);
    const box = image.getBoundingClientRect();
    const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number) =>
      fireEvent[type](image, {
        pointerType: 'touch',
        clientX: box.left + box.width * x,
        clientY: box.top + box.height * y,
      });
    await step('A tap zooms in', async () => {
      await touch('pointerDown', 0.5, 0.5);
      await touch('pointerUp', 0.5, 0.5);
      await expect(image.style.transformOrigin).toBe('50% 50%');
    });
    await step('A drag pans', async () => {
      await touch('pointerDown', 0.5, 0.5);
      await touch('pointerMove', 0.4, 0.5);
      await touch('pointerUp', 0.4, 0.5);
      await expect(Number.parseFloat(image.style.transformOrigin)).toBeCloseTo(70, 1);
    });
    await step('Another tap zooms out', async () => {
      await touch('pointerDown', 0.5, 0.5);
      await touch('pointerUp', 0.5, 0.5);
      await expect(image.style.transform).toBe('');
      await expect(canvas.getByText('Tap to zoom')).toBeVisible();
      await expect(canvas.getByText('Hover to zoom')).not.toBeVisible();
    });
    await step('The picture shows the zoomed image', async () => {
      await touch('pointerDown', 0.5, 0.5);
      await touch('pointerUp', 0.5, 0.5);
    });
  },
};

/** A single image has no thumbnails. Images are cropped to a square. */
export const OneImage: Story = {
  args: { images: [{ url: wideImage, alt: 'A blue disc' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitForImages(canvasElement);
  },
};

export const NoImage: Story = {
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No image' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A broken image becomes a tile with its alternative text. */
export const BrokenImage: Story = {
  args: {
    images: [
      { url: 'data:image/png;base64,AAAA', alt: 'Nimbus Tab 11, front and back' },
      ...images.slice(1, 3),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Nimbus Tab 11, front and back' }).tagName).toBe('SPAN'),
    );
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    await waitForImages(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  args: { labels: { ...labels, hoverHint: 'مرر للتكبير' } },
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};

export const DoubledText: Story = {
  globals: { ...phone, ...largeText },
  play: async ({ canvasElement }) => void (await waitForImages(canvasElement)),
};
