import type { Meta, StoryObj } from '@storybook/react-vite';
import { Package, Plus, ShoppingCart, TrendingUp, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { StatCard, StatGrid } from '#ui/stat-card/StatCard.tsx';
import { page, phone, smallest, tablet, largeText, rightToLeft } from '../../viewports.ts';

const figures = [
  {
    label: 'Total Orders',
    value: '12,847',
    icon: <ShoppingCart />,
    emphasis: '12%',
    after: ' from last month',
  },
  { label: 'Total Users', value: '48,219', icon: <Users />, emphasis: '8%', after: ' from last month' },
  { label: 'Total Products', value: '214', icon: <Package />, emphasis: '5 new', after: ' this week' },
  {
    label: 'Total Revenue',
    value: '₹4,86,23,910',
    icon: <Wallet />,
    emphasis: '24%',
    after: ' from last month',
  },
];

const cards = (status: 'loading' | 'shown', name = 'Store totals') => (
  <StatGrid aria-label={name}>
    {figures.map(({ label, value, icon, emphasis, after }) => (
      <StatCard
        key={label}
        label={label}
        value={value}
        icon={icon}
        status={status}
        trend={{ icon: label === 'Total Products' ? <Plus /> : <TrendingUp />, emphasis, after }}
      />
    ))}
  </StatGrid>
);

const withGutter = (children: ReactNode) => <div className="p-(--page-gutter)">{children}</div>;

const meta = {
  title: 'ui/StatCard',
  component: StatCard,
  tags: ['!autodocs'],
  parameters: page,
  args: { label: 'Total Orders', value: '12,847', icon: <ShoppingCart /> },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  render: (args) =>
    withGutter(
      <StatGrid>
        <StatCard {...args} />
      </StatGrid>,
    ),
};

/** Screen readers read each number with its label. */
export const Four: Story = {
  render: () => withGutter(cards('shown')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Store totals' })).toBeVisible();
    const revenue = canvas.getByRole('article', { name: 'Total Revenue' });
    await expect(revenue).toHaveTextContent('₹4,86,23,910');
    await expect(revenue).toHaveTextContent('24% from last month');
  },
};

export const Two: Story = { globals: tablet, render: () => withGutter(cards('shown')) };

/** The longest number fits, and all have the same size. */
export const TwoOnPhone: Story = {
  globals: phone,
  render: () => withGutter(cards('shown')),
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('p'))
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

export const One: Story = { globals: smallest, render: () => withGutter(cards('shown')) };

/** Loading and loaded cards have the same size, so nothing moves. */
export const Loading: Story = {
  render: () =>
    withGutter(
      <div className="grid gap-8">
        {cards('loading', 'Store totals, loading')}
        {cards('shown')}
      </div>,
    ),
  play: async ({ canvas }) => {
    const [loading, shown] = canvas.getAllByRole('article', { name: 'Total Users' });
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading!.clientHeight).toBe(shown!.clientHeight);
  },
};

export const WithoutTrend: Story = {
  render: () =>
    withGutter(
      <StatGrid aria-label="Store totals">
        <StatCard label="Total Orders" value="0" icon={<ShoppingCart />} />
        <StatCard
          label="Gesamtumsatz aller Standorte im laufenden Jahr"
          value="$9,999,999,999,999"
          icon={<Wallet />}
        />
      </StatGrid>,
    ),
};

export const RightToLeft: Story = { globals: rightToLeft, render: () => withGutter(cards('shown')) };

export const LargeText: Story = { globals: largeText, render: () => withGutter(cards('shown')) };
