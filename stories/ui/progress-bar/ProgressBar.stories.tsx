import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { label: 'Export progress', done: 420, total: 1284 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Export progress' })).toHaveAttribute(
      'value',
      '420',
    );
  },
};

/** If more was done than expected, the bar is full. */
export const MoreThanExpected: Story = { args: { done: 1300 } };

export const NothingToDo: Story = { args: { done: 0, total: 0 } };
