import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { DismissibleNotice, Notice } from '#ui/notice/Notice.tsx';
import { phone, largeText, rightToLeft } from '../../viewports.ts';

const meta = {
  component: Notice,
  tags: ['!autodocs'],
  args: { tone: 'info', children: 'This is the demo store. Everything in it is made up.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const action = <Button size="sm">Try again</Button>;

export const Tones: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="Couldn’t reach the store’s server" action={action}>
          Nothing has been lost. What you see may be older than it looks.
        </Notice>
      ))}
      <Notice tone="caution" icon={<CloudOff />}>
        Without a title, and with an icon of its own.
      </Notice>
    </div>
  ),
};

const onDismiss = fn();

const dismissible: Story = {
  args: { title: 'Demo store', action },
  render: (args) => <DismissibleNotice {...args} onDismiss={onDismiss} dismissLabel="Hide this notice" />,
};

/** The dismiss button has an accessible name. */
export const Dismissible: Story = {
  ...dismissible,
  play: async ({ canvas, userEvent }) => {
    const dismiss = canvas.getByRole('button', { name: 'Hide this notice' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  ...dismissible,
  globals: phone,
  args: { ...dismissible.args, tone: 'critical', title: 'Die Verbindung zum Server wurde unterbrochen' },
};

export const RightToLeft: Story = { ...dismissible, globals: rightToLeft };

export const LargeText: Story = { ...dismissible, globals: largeText };
