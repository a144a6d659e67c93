import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { expect } from 'storybook/test';
import { iconOf } from '#ui/icon/iconOf.tsx';

/** As scripts/iconShape.mjs makes it of lucide's eye: a path and a circle. */
const LeanEye = iconOf(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
);

const sizes = ['size-3', 'size-4', 'size-5', 'size-6', ''];

/**
 * The product's build draws an icon as one path, the workbench as lucide does: above as lucide does, below as the
 * product. tests/e2e/icons.test.ts compares all of them.
 */
const meta = {
  component: LeanEye,
  tags: ['!autodocs'],
  render: () => (
    <div className="grid w-max gap-4 text-text-muted">
      {[Eye, LeanEye].map((Icon, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={row} className="flex items-center gap-4">
          {sizes.map((size) => (
            <Icon key={size} className={size} />
          ))}
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof LeanEye>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsTheProductDrawsThem: Story = {
  play: async ({ canvasElement }) => {
    const icons = [...canvasElement.querySelectorAll('svg')];
    const looks = icons.map((icon) => {
      const { width, height, fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin } =
        getComputedStyle(icon);
      const hidden = icon.getAttribute('aria-hidden');
      return { width, height, fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin, hidden };
    });
    await expect(looks).toHaveLength(2 * sizes.length);
    await expect(looks.slice(sizes.length)).toEqual(looks.slice(0, sizes.length));
  },
};
