import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '#ui/icon/icons.tsx';

const { Eye } = icons;
const sizes = ['size-3', 'size-4', 'size-5', 'size-6', ''];

/** One element, which its drawing cuts out of the colour of the text. */
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
    const widths = [...canvasElement.querySelectorAll('.icon')].map((icon) => getComputedStyle(icon).width);
    await expect(widths).toEqual(['12px', '16px', '20px', '24px', '24px']);
  },
};

/** Every icon there is. One without a drawing would be a filled square. */
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 text-xs">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex items-center gap-2">
          <Icon className="size-4" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('.icon')];
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    for (const icon of drawn) {
      await expect(getComputedStyle(icon).maskImage).toContain('data:image/svg+xml');
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

export const ForcedColours: Story = {
  ...Sizes,
  parameters: { media: { forcedColors: 'active' } },
};
