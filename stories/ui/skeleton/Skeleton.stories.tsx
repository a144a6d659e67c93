import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { getLineWidth, Skeleton } from '#ui/skeleton/Skeleton.tsx';

const meta = {
  component: Skeleton,
  tags: ['!autodocs'],
  args: { width: '12rem' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Skeletons are hidden from screen readers. */
export const Shapes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Skeleton width="8rem" />
      <Skeleton width="7rem" height="1.5rem" shape="block" />
      <Skeleton width="2.75rem" height="2.75rem" shape="block" />
      <Skeleton width="2.25rem" height="2.25rem" shape="circle" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const one of canvasElement.querySelectorAll('[style]'))
      await expect(one).toHaveAttribute('aria-hidden', 'true');
  },
};

export const InCard: Story = {
  render: () => (
    <Card className="max-w-90">
      <CardBody className="grid gap-4">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-3">
            <Skeleton width="2.75rem" height="2.75rem" shape="block" />
            <div className="grid flex-1 gap-2">
              <Skeleton width={getLineWidth(row, 'first')} />
              <Skeleton width={getLineWidth(row, 'second')} height="0.625rem" />
            </div>
            <Skeleton width="3.5rem" />
          </div>
        ))}
      </CardBody>
    </Card>
  ),
};
