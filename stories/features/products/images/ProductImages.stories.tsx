import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type ProductSlot, toSlots } from '#features/products/images/imageModel.ts';
import { ProductImages } from '#features/products/images/ProductImages.tsx';
import { sampleImages } from '#server/seed/products/sampleFields.ts';
import { aFile, getKeyTowardsFirst, waitForImages, dispatchFiles, loadImageFiles } from './imageFiles.ts';

function StatefulProductImages(args: ComponentProps<typeof ProductImages>) {
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
  render: (args) => <StatefulProductImages {...args} />,
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

const getList = ({ canvas }: Context) => canvas.getByRole('list', { name: 'Product images' });
const getOrder = (context: Context) =>
  [...getList(context).querySelectorAll('img')].map((img) =>
    img.src.startsWith('blob:') ? 'new' : /([\w-]+)\.webp/.exec(img.src)?.[1],
  );

export const Playground: Story = { tags: ['!test'] };

export const Missing: Story = {
  tags: ['no-picture'],
  args: { slots: [], error: 'At least one product image is required' },
  play: async (context) => {
    await expect(getList(context)).toHaveAccessibleDescription('At least one product image is required');
  },
};

/** Chosen, dropped and pasted images come after the saved ones, which is also the order they are saved in. */
export const NewImagesComeLast: Story = {
  play: async (context) => {
    const { canvas, userEvent, canvasElement, step } = context;
    const [kettle, lamp, mat] = await loadImageFiles('kettle', 'lamp', 'mat');

    await step('Chosen and pasted images come last.', async () => {
      await expect(getOrder(context)).toEqual(['bottle', 'bottle-2', 'bottle-3']);
      await userEvent.upload(canvas.getByLabelText('Add images', { selector: 'input' }), [kettle!]);
      await waitForImages(canvasElement, 4);
      dispatchFiles('paste', document.body, [lamp!]);
      await waitForImages(canvasElement, 5);
      await expect(getOrder(context)).toEqual(['bottle', 'bottle-2', 'bottle-3', 'new', 'new']);
      await expect(getList(context)).toHaveAccessibleDescription(/New images come after the saved ones/);
    });

    await step(
      'Replacing the first image removes it, and the second one becomes the thumbnail.',
      async () => {
        const input = canvas.getByLabelText('Replace product image 1', { selector: 'input' });
        await userEvent.upload(input, mat!);
        await waitFor(() => expect(getOrder(context)).toEqual(['bottle-2', 'bottle-3', 'new', 'new', 'new']));
        await waitForImages(canvasElement, 5);
      },
    );
  },
};

/** Moves images by keyboard. The announcements name the position where the image will be. */
export const MovedByKeyboard: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas, userEvent, canvasElement, step } = context;
    const input = canvas.getByLabelText('Add images', { selector: 'input' });
    await userEvent.upload(input, await loadImageFiles('kettle'));
    await waitForImages(canvasElement, 4);
    const expectAnnouncement = (text: string) =>
      waitFor(() => expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent(text));

    await step('A saved image moves before another one.', async () => {
      canvas.getByRole('button', { name: 'Product image 3' }).focus();
      await userEvent.keyboard(' ');
      await expectAnnouncement('Product image 3 picked up from position 3 of 4.');
      await userEvent.keyboard(getKeyTowardsFirst());
      await expectAnnouncement('Product image 3 is over position 2 of 4.');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(getOrder(context)).toEqual(['bottle', 'bottle-3', 'bottle-2', 'new']));
    });

    await step('A new image stays after the saved ones.', async () => {
      canvas.getByRole('button', { name: 'Product image 4' }).focus();
      await userEvent.keyboard(' ');
      await expectAnnouncement('Product image 4 picked up from position 4 of 4.');
      await userEvent.keyboard('{ArrowUp}');
      await expectAnnouncement('Product image 4 is over position 4 of 4.');
      await userEvent.keyboard(' ');
      await expectAnnouncement('Product image 4 dropped in position 4 of 4.');
      await expect(getOrder(context)).toEqual(['bottle', 'bottle-3', 'bottle-2', 'new']);
    });
  },
};

/** Each rejected file has its own warning. A file dropped outside the list doesn't open in the browser. */
export const Refused: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const { args, canvasElement, step } = context;
    const [validImage] = await loadImageFiles('kettle');
    const expectWarning = (text: string) =>
      waitFor(() => expect(args.onWarnings).toHaveBeenLastCalledWith([text]));

    await step('A file of another type is rejected, and the image beside it is added.', async () => {
      dispatchFiles('drop', getList(context), [aFile('notes.txt', 'text/plain'), validImage!]);
      await expectWarning('Invalid file type: notes.txt. Only JPG, PNG, GIF, WEBP are allowed.');
      await waitForImages(canvasElement, 4);
    });

    await step('A large file dropped outside the list is rejected.', async () => {
      dispatchFiles('drop', document.body, [aFile('huge.png', 'image/png', 5 * 1024 * 1024 + 1)]);
      await expectWarning('File too large: huge.png. Max size is 5MB.');
    });

    await step('No more than six images are added.', async () => {
      dispatchFiles('drop', document.body, [validImage!, validImage!, validImage!]);
      await expectWarning('Only 2 more images could be added to reach the limit of 6.');
      await waitForImages(canvasElement, 6);
      dispatchFiles('drop', getList(context), [validImage!]);
      await expectWarning('Maximum 6 images allowed.');
    });
  },
};

/** When editing, only the number of images is checked. A file that is not an image shows a tile, and the server rejects it. */
export const UncheckedOnEdit: Story = {
  args: { checks: 'none' },
  play: async (context) => {
    dispatchFiles('drop', getList(context), [aFile('notes.txt', 'text/plain')]);
    await waitFor(() => expect(getList(context).querySelector('[data-missing]')).toBeVisible());
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
