import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';

const meta = { component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the page'),
};
