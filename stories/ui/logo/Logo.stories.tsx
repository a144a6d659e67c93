import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo, LogoMark } from '#ui/logo/Logo.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const draw = (fill: string, { width, shape }: { width: number; shape: string }) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 26" fill="${fill}">${shape}</svg>`)}`;
const drawBoth = (width: number, shape: string) => ({
  light: draw('#8a2463', { width, shape }),
  dark: draw('#de7db5', { width, shape }),
  width,
  height: 26,
});
const mark = drawBoth(26, '<circle cx="13" cy="13" r="12"/>');
const wordmark = drawBoth(
  96,
  '<path d="M2 23V3h4l10 14V3h4v20h-4L6 9v14z"/><circle cx="37" cy="13" r="10"/><path d="M50 3h4l6 14 6-14h4l-8 20h-4zM82 3h4l8 20h-4l-6-15-6 15h-4z"/>',
);

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

/** Pictures of a brand: a mark before the name, and a wordmark, which has the name in it. Each theme has its own. */
export const Pictures: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <Logo {...args} picture={{ kind: 'mark', ...mark }} />
      <Logo {...args} picture={{ kind: 'wordmark', ...wordmark }} />
    </div>
  ),
  args: { name: 'Nova' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Nova' })).toHaveLength(2);
    await expect(canvas.getAllByText('Nova')).toHaveLength(1);
  },
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
