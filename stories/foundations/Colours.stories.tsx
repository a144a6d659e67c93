import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastTable } from './ContrastTable.tsx';
import { pairs } from './pairs.ts';

const meta = { component: ContrastTable, tags: ['!autodocs', 'both-themes'] } satisfies Meta<
  typeof ContrastTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails if a pair of tokens has too little contrast for its use. */
export const Contrast: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(pairs.length);
    const failing = rows.filter((row) => row.dataset['enough'] !== 'yes').map((row) => row.textContent);
    await expect(failing).toEqual([]);
  },
};
export const ContrastInDark: Story = { ...Contrast, globals: { theme: 'dark' } };

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

export const Roles: Story = {
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
