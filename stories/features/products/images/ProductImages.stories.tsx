import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ProductSlot, toSlots } from '#features/products/images/imageModel.ts';
import { ProductImages } from '#features/products/images/ProductImages.tsx';
import { sampleImages } from '#server/seed/products/sampleFields.ts';
import { aFile, getArrowToStart, waitForImages, bring, loadImageFiles } from './imageFiles.ts';

function Held(args: ComponentProps<typeof ProductImages>) {
  const [slots, setSlots] = useState(args.slots);
  const change = (next: ProductSlot[]) => {
    args.onChange(next);
    setSlots(next);
  };
  return <ProductImages {...args} slots={slots} onChange={change} />;
}

const meta = {
  component: ProductImages,
  args: {
    slots: toSlots(sampleImages('bottle', 'bottle-2', 'bottle-3')),
    checks: 'typeAndSize',
    upload: { status: 'none' },
    error: undefined,
    onChange: fn(),
    onWarnings: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-104 rounded-lg border border-border bg-surface p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductImages>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const grid = ({ canvas }: Context) => canvas.getByRole('list', { name: 'Product images' });
const order = (context: Context) =>
  [...grid(context).querySelectorAll('img')].map((img) =>
    img.src.startsWith('blob:') ? 'new' : /([\w-]+)\.webp/.exec(img.src)?.[1],
  );

export const Playground: Story = { tags: ['!test'] };

export const Saved: Story = {
  play: async (context) => {
    await waitForImages(context.canvasElement, 3);
    await expect(order(context)).toEqual(['bottle', 'bottle-2', 'bottle-3']);
  },
};

export const Missing: Story = {
  args: { slots: [], error: 'At least one product image is required' },
  play: async (context) => {
    await expect(grid(context)).toHaveAccessibleDescription('At least one product image is required');
  },
};

/** New images stand where they will be saved: after the saved ones. Chosen, dropped or pasted. */
export const NewOnesComeLast: Story = {
  play: async (context) => {
    const { canvas, userEvent, canvasElement } = context;
    const [kettle, lamp, mat] = await loadImageFiles('kettle', 'lamp', 'mat');
    await userEvent.upload(canvas.getByLabelText('Add images', { selector: 'input' }), [kettle!]);
    await waitForImages(canvasElement, 4);
    bring('paste', document.body, [lamp!]);
    await waitForImages(canvasElement, 5);
    await expect(order(context)).toEqual(['bottle', 'bottle-2', 'bottle-3', 'new', 'new']);
    await expect(grid(context)).toHaveAccessibleDescription(/New images come after the saved ones/);
    // Replacing the first: it goes, and its successor is the thumbnail.
    await userEvent.upload(canvas.getByLabelText('Replace product image 1', { selector: 'input' }), mat!);
    await waitFor(() => expect(order(context)).toEqual(['bottle-2', 'bottle-3', 'new', 'new', 'new']));
    await waitForImages(canvasElement, 5);
  },
};

/** By keyboard; what is heard names the place where the image will really stand. */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent, canvasElement } = context;
    const input = canvas.getByLabelText('Add images', { selector: 'input' });
    await userEvent.upload(input, await loadImageFiles('kettle'));
    await waitForImages(canvasElement, 4);
    const heard = (text: string) =>
      waitFor(() => expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent(text));

    canvas.getByRole('button', { name: 'Product image 3' }).focus();
    await userEvent.keyboard(' ');
    await heard('Product image 3 lifted from place 3 of 4.');
    await userEvent.keyboard(getArrowToStart());
    await heard('Product image 3 is over place 2 of 4.');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(order(context)).toEqual(['bottle', 'bottle-3', 'bottle-2', 'new']));

    canvas.getByRole('button', { name: 'Product image 4' }).focus();
    await userEvent.keyboard(' ');
    await heard('Product image 4 lifted from place 4 of 4.');
    await userEvent.keyboard('{ArrowUp}');
    await heard('Product image 4 is over place 4 of 4.');
    await userEvent.keyboard(' ');
    await heard('Product image 4 dropped at place 4 of 4.');
    await expect(order(context)).toEqual(['bottle', 'bottle-3', 'bottle-2', 'new']);
    (document.activeElement as HTMLElement).blur();
    await waitForImages(canvasElement, 4);
  },
};

/** Each file that can't come in has its own warning; a file dropped beside the grid opens nothing. */
export const Refused: Story = {
  play: async (context) => {
    const { args, canvasElement } = context;
    const [good] = await loadImageFiles('kettle');
    const warned = (text: string) => waitFor(() => expect(args.onWarnings).toHaveBeenLastCalledWith([text]));
    bring('drop', grid(context), [aFile('notes.txt', 'text/plain'), good!]);
    await warned('Invalid file type: notes.txt. Only JPG, PNG, GIF, WEBP are allowed.');
    await waitForImages(canvasElement, 4);
    bring('drop', document.body, [aFile('huge.png', 'image/png', 5 * 1024 * 1024 + 1)]);
    await warned('File too large: huge.png. Max size is 5MB.');
    bring('drop', document.body, [good!, good!, good!]);
    await warned('Only 2 more images could be added to reach the limit of 6.');
    await waitForImages(canvasElement, 6);
    bring('drop', grid(context), [good!]);
    await warned('Maximum 6 images allowed.');
  },
};

/** On edit the browser checks nothing but the number: what is no image leaves a tile, and the server says why. */
export const UncheckedOnEdit: Story = {
  args: { checks: 'none' },
  play: async (context) => {
    bring('drop', grid(context), [aFile('notes.txt', 'text/plain')]);
    await waitFor(() => expect(grid(context).querySelector('[data-missing]')).toBeVisible());
    await expect(context.args.onWarnings).not.toHaveBeenCalled();
    await waitForImages(context.canvasElement, 3);
  },
};

export const Uploading: Story = {
  args: {
    slots: [
      ...toSlots(sampleImages('bottle')),
      { from: 'disk', id: 'new', file: aFile('kettle.webp', 'image/webp'), url: '/uploads/kettle.webp' },
    ],
    upload: { status: 'uploading', progress: 0.6 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading product image 2' })).toBeVisible();
    await waitForImages(canvasElement, 2);
  },
};
