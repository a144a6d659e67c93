import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, PackageOpen, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconTile } from '#ui/empty-state/EmptyState.tsx';

const meta = {
  title: 'ui/IconTile',
  component: IconTile,
  parameters: { docs: { screenReader: 'Hidden. The heading and the text beside it say what it shows.' } },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { children: <PackageOpen /> } };

/** The icon is decorative, because the title below it says the same. */
export const Tones: Story = {
  render: () => (
    <div className="flex gap-4">
      <IconTile>
        <PackageOpen />
      </IconTile>
      <IconTile tone="critical">
        <TriangleAlert />
      </IconTile>
      <IconTile tone="positive">
        <KeyRound />
      </IconTile>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const glyphs = canvasElement.querySelectorAll('span[aria-hidden="true"]:has(> svg)');
    await expect(glyphs).toHaveLength(3);
  },
};
