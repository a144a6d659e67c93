import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { rightToLeft } from '../../viewports.ts';

const tabs = [
  { value: 'all', label: 'All', count: '(36)' },
  { value: 'pending', label: 'Pending', count: '(9)' },
  { value: 'out_for_delivery', label: 'Out for delivery', count: '(4)' },
  { value: 'delivered', label: 'Delivered', count: '(20)' },
  { value: 'cancelled', label: 'Cancelled', count: '(3)' },
  { value: 'unpaid', label: 'Unpaid', mark: { icon: <Star />, label: 'Default view' } },
] as const;

type StatefulTabBarProps = { disabledReason?: string | undefined };

function StatefulTabBar({ disabledReason }: StatefulTabBarProps) {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('all');
  return (
    <TabBar label="Status" tabs={tabs} value={value} onChange={setValue} disabledReason={disabledReason} />
  );
}

const meta = {
  title: 'ui/TabBar',
  component: StatefulTabBar,
  subcomponents: { TabBar },
  tags: ['!autodocs'],
  decorators: (Inner) => (
    <div className="rounded-lg border border-border bg-surface">
      <Inner />
    </div>
  ),
} satisfies Meta<typeof StatefulTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The underline extends equally on both sides of the text, and a press on the text selects the tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'All (36)' });
    const label = radio.parentElement!;
    const widths = [...label.children].slice(1).map((one) => one.getBoundingClientRect());
    const textWidth = widths.at(-1)!.right - widths[0]!.left;
    await expect(textWidth).toBeCloseTo(label.getBoundingClientRect().width, 0);
    // The focus ring is as wide as the underline.
    await expect(radio.getBoundingClientRect().width).toBeCloseTo(textWidth + 24, 0);
    const { left, right, height } = getComputedStyle(label, '::after');
    await expect([left, right, height]).toEqual(['-12px', '-12px', '2px']);
    const box = label.getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(radio);
  },
};

/** The bar is one Tab stop. Arrow keys choose a tab. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All (36)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pending (9)' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pending (9)' })).toHaveFocus();
  },
};

/** A mark is part of the tab's name. */
export const Marked: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unpaid Default view' }));
    await expect(canvas.getByRole('radio', { name: 'Unpaid Default view' })).toBeChecked();
  },
};

/** The disabled tabs show the reason on focus and on hover. */
export const Disabled: Story = {
  args: { disabledReason: 'Orders are still loading' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Pending (9)' }).click();
    await expect(canvas.getByRole('radio', { name: 'All (36)' })).toBeChecked();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Orders are still loading');
  },
};

/** A narrow bar scrolls sideways instead of wrapping. */
export const Narrow: Story = {
  decorators: (Inner) => (
    <div className="w-70">
      <Inner />
    </div>
  ),
};

const getFades = (bar: HTMLElement) => {
  const style = getComputedStyle(bar);
  return ['--fade-start', '--fade-end'].map((fade) => style.getPropertyValue(fade));
};

/** The edges behind which there are more tabs fade out. */
export const Scrolled: Story = {
  decorators: Narrow.decorators!,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('radiogroup');
    await waitFor(() => expect(getFades(bar)).toEqual(['0rem', '2.5rem']));
    const end = bar.scrollWidth - bar.clientWidth;
    const towardsEnd = getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
    bar.scrollLeft = towardsEnd * end;
    await waitFor(() => expect(getFades(bar)).toEqual(['2.5rem', '0rem']));
    bar.scrollLeft = (towardsEnd * end) / 2;
    await waitFor(() => expect(getFades(bar)).toEqual(['2.5rem', '2.5rem']));
  },
};
export const ScrolledRightToLeft: Story = { ...Scrolled, globals: rightToLeft };
export const RightToLeft: Story = { globals: rightToLeft };
