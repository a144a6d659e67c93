import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      screenReader:
        'A progress bar named by `label`, read in percent; without `total` as busy. Its changes aren’t announced: the numbers beside it are, by the page.',
    },
  },
  args: { label: 'Export progress', done: 420, total: 1284 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** If more was done than expected, the bar is full. */
export const InProgress: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <ProgressBar {...args} />
      <ProgressBar label="More than expected" done={1300} total={1284} />
      <ProgressBar label="Nothing to do" done={0} total={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Export progress' })).toHaveAttribute(
      'value',
      '420',
    );
  },
};
