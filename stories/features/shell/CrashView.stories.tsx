import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type CrashState, CrashView } from '#features/shell/CrashView.tsx';

const meta = {
  component: CrashView,
  args: { onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof CrashView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'broken' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  },
};

export const Outdated: Story = {
  args: { state: { status: 'outdated' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The code of the page can't be loaded, because the network is down. */
export const Unreachable: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'unreachable' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

// Fails to compile if a state has no story.
void ({ broken: Broken, outdated: Outdated, unreachable: Unreachable } satisfies Record<
  CrashState['status'],
  Story
>);
