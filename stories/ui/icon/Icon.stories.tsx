import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { rightToLeft } from '../../viewports.ts';

const sizes = ['size-3 stroke-[2.25]', 'size-4', 'size-5', 'size-6', ''];

/** Lucide icons in the product's sizes and stroke widths. */
const meta = {
  component: Eye,
  tags: ['!autodocs'],
} satisfies Meta<typeof Eye>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div className="flex w-max items-center gap-4 text-text-muted">
      {sizes.map((size) => (
        <Eye key={size} className={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    const looks = icons.map((icon) => [icon.clientWidth, getComputedStyle(icon).strokeWidth]);
    await expect(looks).toEqual([
      [12, '2.25px'],
      [16, '1.75px'],
      [20, '1.75px'],
      [24, '1.75px'],
      [24, '1.75px'],
    ]);
    for (const icon of icons) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

export const ForcedColours: Story = {
  ...Sizes,
  tags: ['no-picture'],
  parameters: { media: { forcedColors: 'active' } },
};

export const RightToLeft: Story = {
  tags: ['no-picture'],
  globals: rightToLeft,
  render: () => <ArrowRight />,
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).scale).toBe('-1 1');
  },
};
