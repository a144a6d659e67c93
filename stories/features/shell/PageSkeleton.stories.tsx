import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';
import { phone } from '../../viewports.ts';

const meta = { component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the page'),
};

/** No line is wider than the page. */
export const OnPhone: StoryObj<typeof meta> = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
