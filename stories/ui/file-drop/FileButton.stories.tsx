import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { FileButton } from '#ui/file-drop/FileDrop.tsx';
import { ImagePlus } from 'lucide-react';

const meta = {
  title: 'ui/FileButton',
  component: FileButton,
  parameters: {
    docs: {
      screenReader: 'A button that opens the file picker of the browser. The input itself is hidden.',
    },
  },
  args: { label: 'Images', accept: 'image/png', icon: <ImagePlus />, children: 'Add images', onFiles: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;

export const Ready: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Images');
    const opened = spyOn(input, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Add images' }));
    await expect(opened).toHaveBeenCalledOnce();
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(input, files);
    await expect(args.onFiles).toHaveBeenLastCalledWith(files);
  },
};
