import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Button,
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'critical'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  tags: ['!autodocs'],
  args: { children: 'Add product', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const variants = ['primary', 'secondary', 'ghost', 'critical'] as const;

/** Columns: default, hover, active, focus-visible, busy, disabled with a reason. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover', active: '.is-active', focusVisible: '.is-focus' } },
  render: () => (
    <div className="grid w-max grid-cols-[repeat(7,auto)] items-center justify-items-start gap-3">
      {variants.map((variant) => (
        <div key={variant} className="contents">
          <span className="pe-3 text-xs text-text-subtle">{variant}</span>
          <Button variant={variant}>Default</Button>
          <Button variant={variant} className="is-hover">
            Hover
          </Button>
          <Button variant={variant} className="is-active">
            Active
          </Button>
          <Button variant={variant} className="is-focus">
            Focus
          </Button>
          <Button variant={variant} status="busy">
            Busy
          </Button>
          <Button variant={variant} disabledReason="Sign in first">
            Disabled
          </Button>
        </div>
      ))}
    </div>
  ),
};

/** `sm` for toolbars, `md` by default, `lg` for the sign-in pages. A button is as wide as its text or its container. */
export const Sizes: Story = {
  render: () => (
    <div className="grid max-w-96 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button>Default</Button>
        <Button size="lg">Large</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={<Plus />}>
          Small
        </Button>
        <Button icon={<Plus />}>Default</Button>
        <Button size="lg" icon={<Plus />}>
          Large
        </Button>
      </div>
      <Button variant="primary" size="lg" width="full">
        Sign In
      </Button>
    </div>
  ),
};

/** Tab focuses the button. Enter and Space press it. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { variant: 'primary', icon: <Plus /> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add product' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The spinner replaces the icon; further presses are ignored. */
export const Busy: Story = {
  tags: ['no-picture'],
  args: { variant: 'critical', icon: <Trash />, status: 'busy', children: 'Deleting...' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Deleting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A disabled control can be focused and shows the reason. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: {
    variant: 'primary',
    disabledReason: 'Add at least one image to publish',
    children: 'Publish Product',
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Publish Product' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Add at least one image to publish');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const LONG_TEXT = 'Produktinformationen für alle Standorte gleichzeitig veröffentlichen';

/** Long text wraps instead of being truncated. */
export const LongText: Story = {
  render: () => (
    <div className="grid w-60 justify-items-start gap-3">
      <Button icon={<Plus />}>{LONG_TEXT}</Button>
      <Button variant="primary" width="full">
        {LONG_TEXT}
      </Button>
    </div>
  ),
};
