import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, PackageOpen, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Glyph } from '#ui/empty-state/Glyph.tsx';

const meta = { component: Glyph } satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { children: <PackageOpen /> } };

/** An ornament: the title below it says the same in words. */
export const Tones: Story = {
  render: () => (
    <div className="flex gap-4">
      <Glyph>
        <PackageOpen />
      </Glyph>
      <Glyph tone="critical">
        <TriangleAlert />
      </Glyph>
      <Glyph tone="positive">
        <KeyRound />
      </Glyph>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const glyphs = canvasElement.querySelectorAll('span[aria-hidden="true"]');
    await expect(glyphs).toHaveLength(3);
  },
};
