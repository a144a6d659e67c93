import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pairs } from '#contract/settings/colourPairs.ts';
import { withSecondBrand } from '#mocks/secondBrand.tsx';
import { desktop } from '../viewports.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { decorations, shadows } from './decorations.ts';
import { TokenPairs } from './TokenPairs.tsx';

const meta = { component: ContrastTable, tags: ['!autodocs', 'both-themes'] } satisfies Meta<
  typeof ContrastTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Measured by the browser in the theme of the toolbar. tests/ui/foundations/pairs.test.ts checks both themes. */
export const Contrast: Story = { tags: ['no-picture'] };

/** Everything that themes change, in one picture for each theme. */
export const Pairs: Story = {
  globals: desktop,
  render: () => <TokenPairs />,
  play: async ({ canvasElement }) => {
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    await expect(count('[data-pair]')).toBe(pairs.length + decorations.length);
    await expect(count('[data-shadow]')).toBe(Object.keys(shadows).length);
    // The picture shows the window only.
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
  },
};

/** The accent of the settings, and what is mixed from it. */
export const SecondBrand: Story = { ...Pairs, decorators: [withSecondBrand] };

/** Measured with the colours of the second brand. */
export const SecondBrandContrast: Story = {
  tags: ['no-picture'],
  decorators: [withSecondBrand],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-enough=yes]')).toHaveLength(pairs.length);
  },
};

const roles = {
  Surfaces: [
    'canvas',
    'surface',
    'surface-raised',
    'surface-sunken',
    'surface-hover',
    'surface-active',
    'surface-selected',
  ],
  Borders: ['border-subtle', 'border', 'border-control', 'border-control-hover'],
  Text: ['text', 'text-muted', 'text-subtle', 'text-disabled'],
  Ink: ['primary', 'primary-hover', 'primary-active'],
  Accent: [
    'accent',
    'accent-soft',
    'accent-border',
    'accent-strong',
    'accent-hover',
    'accent-active',
    'focus',
  ],
  Positive: ['positive', 'positive-soft', 'positive-border', 'positive-strong'],
  Caution: ['caution', 'caution-soft', 'caution-border', 'caution-strong'],
  Critical: [
    'critical',
    'critical-soft',
    'critical-border',
    'critical-strong',
    'critical-solid',
    'critical-hover',
    'critical-active',
  ],
  Info: ['info', 'info-soft', 'info-border', 'info-strong'],
};

/** `Pairs` has their picture. */
export const Roles: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="grid gap-5">
      {Object.entries(roles).map(([group, names]) => (
        <section key={group} className="grid gap-2">
          <h2 className="text-sm">{group}</h2>
          <ul className="flex flex-wrap gap-3">
            {names.map((name) => (
              <li key={name} className="grid w-28 gap-1">
                <span
                  className="h-12 rounded-md border border-border-subtle"
                  style={{ background: `var(--color-${name})` }}
                />
                <code className="text-xs text-text-muted">{name}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
};
