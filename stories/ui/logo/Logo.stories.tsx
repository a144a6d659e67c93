import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo, LogoMark } from '#ui/logo/Logo.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Logo,
  tags: ['!autodocs'],
  args: { name: 'Counter', href: '#home' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Counter' })).toHaveAttribute('href', '#home');
  },
};

export const FocusVisible: Story = {
  parameters: { pseudo: { focusVisible: 'a' } },
  beforeEach: drawPseudoStates,
};

/** LogoMark is the logo without the name, in any size. */
export const Mark: Story = {
  render: () => (
    <div className="flex items-end gap-4">
      <LogoMark />
      <LogoMark className="size-12" />
      <LogoMark className="size-24" />
    </div>
  ),
};
