import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShadowList } from './TokenPairs.tsx';

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

const SpacingScale = () => (
  <ul className="grid gap-2">
    {steps.map((step) => (
      <li key={step} className="flex items-center gap-4">
        <code className="w-20 text-xs text-text-muted">
          {step} · {step * 4} px
        </code>
        <span className="h-4 rounded-xs bg-accent" style={{ width: `calc(var(--spacing) * ${step})` }} />
      </li>
    ))}
  </ul>
);

const meta = { component: SpacingScale, tags: ['!autodocs', 'both-themes'] } satisfies Meta<
  typeof SpacingScale
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};

const radii = { xs: 'rounded-xs', sm: 'rounded-sm', md: 'rounded-md', lg: 'rounded-lg', xl: 'rounded-xl' };

export const Radii: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-4">
      {Object.entries(radii).map(([name, radius]) => (
        <li key={name} className="grid justify-items-center gap-1">
          <span className={`size-16 border border-border-control bg-surface ${radius}`} />
          <code className="text-xs text-text-muted">{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** The colours' `Pairs` has their picture. */
export const Shadows: Story = { tags: ['no-picture'], render: () => <ShadowList /> };
