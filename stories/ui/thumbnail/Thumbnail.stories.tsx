import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { wideImage } from '#mocks/wideImage.ts';

const meta = {
  component: Thumbnail,
  tags: ['!autodocs', 'both-themes'],
  args: { src: '/uploads/lamp.webp', alt: 'Diya brass dome table lamp' },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Images are cropped to a square, and dimmed in the dark theme. */
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Thumbnail key={size} {...args} size={size} />
      ))}
      <Thumbnail src="/uploads/tablet.webp" alt="" size="lg" />
      <Thumbnail src={wideImage} alt="" size="lg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Diya brass dome table lamp' })).toHaveLength(3);
    await waitFor(() => {
      for (const one of canvasElement.querySelectorAll('img')) expect(one.naturalWidth).toBeGreaterThan(0);
    });
  },
};

/** A missing and a broken image show the same tile with the same accessible name. */
export const Missing: Story = {
  render: ({ alt }) => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Thumbnail key={size} alt={alt} size={size} />
      ))}
      <Thumbnail src="data:image/png;base64,broken" alt={alt} size="lg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('img', { name: 'Diya brass dome table lamp' })).toHaveLength(4);
  },
};
