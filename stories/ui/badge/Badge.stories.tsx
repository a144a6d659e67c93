import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, StatusBadge, StatusText } from '#ui/badge/Badge.tsx';

const meta = {
  component: Badge,
  tags: ['!autodocs'],
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] },
  },
  args: { tone: 'accent', children: '15% OFF' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {(['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon="star">Featured</Badge>
    </div>
  ),
};

const statuses = (
  <div className="flex flex-wrap gap-2">
    <StatusBadge tone="caution" icon="clock">
      Pending
    </StatusBadge>
    <StatusBadge tone="info" icon="check">
      Confirmed
    </StatusBadge>
    <StatusBadge tone="accent" icon="truck">
      Out for delivery
    </StatusBadge>
    <StatusBadge tone="positive" icon="package-check">
      Delivered
    </StatusBadge>
    <StatusBadge tone="critical" icon="ban">
      Cancelled
    </StatusBadge>
    <StatusBadge tone="neutral" icon="circle-pause">
      Inactive
    </StatusBadge>
    <StatusBadge tone="caution" icon="pencil-line">
      Draft
    </StatusBadge>
  </div>
);

/** Colour, icon and text. The icon is a mask, so screen readers skip it. */
export const Statuses: Story = {
  render: () => statuses,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Out for delivery')).toBeVisible();
    for (const badge of canvasElement.querySelectorAll('[data-icon]'))
      await expect(getComputedStyle(badge, '::before').maskImage).toMatch(/^url/);
  },
};

const states = (
  <div className="flex flex-wrap gap-5">
    <StatusText tone="positive" icon="circle-check">
      Paid
    </StatusText>
    <StatusText tone="caution" icon="circle-dashed">
      Pending
    </StatusText>
    <StatusText tone="caution" icon="circle-alert">
      Failed
    </StatusText>
    <StatusText tone="positive" icon="circle-check">
      128 pieces
    </StatusText>
    <StatusText tone="critical" icon="triangle-alert">
      4 packs · Low stock
    </StatusText>
  </div>
);

/** Text without a pill, on two backgrounds. */
export const StatusTexts: Story = {
  render: () => (
    <div className="grid gap-5">
      {states}
      <div className="rounded-lg bg-surface-selected p-4">{states}</div>
    </div>
  ),
};

/** A badge never wraps. For long texts use a StatusText in a cell that truncates. */
export const LongText: Story = {
  render: () => (
    <div className="w-80 overflow-hidden">
      <StatusBadge tone="info" icon="check">
        Wartet auf die Bestätigung durch den Lieferanten
      </StatusBadge>
    </div>
  ),
};
