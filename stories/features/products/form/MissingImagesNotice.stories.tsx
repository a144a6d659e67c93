import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { duplicate as t } from '#languages/en/productForm.ts';
import { MissingImagesNotice } from '#features/products/form/DuplicateProductView.tsx';

const images = ['kettle', 'lamp', 'mat'].map((publicId) => ({ url: `/uploads/${publicId}.webp`, publicId }));

const meta = { component: MissingImagesNotice, args: { images } } satisfies Meta<typeof MissingImagesNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t copy 3 images')).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((one) => one.getAttribute('href'))).toEqual(images.map(({ url }) => url));
    await expect(links[0]).toHaveAttribute('target', '_blank');
  },
};

export const One: Story = {
  tags: ['no-picture'],
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Couldn’t copy one image')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.openImage(1) })).toBeVisible();
  },
};

/** All images were copied, so nothing is shown. */
export const None: Story = {
  tags: ['no-picture'],
  args: { images: [] },
  play: async ({ canvas }) => expect(canvas.queryByText(/Couldn’t copy/)).toBeNull(),
};
