import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '#ui/spinner/Spinner.tsx';

const meta = {
  component: Spinner,
  tags: ['!autodocs'],
  args: { size: 'lg', label: 'Checking your session' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A spinner has the colour of the surrounding text. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6 text-text-muted">
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
      <span className="flex items-center gap-2 text-sm text-accent">
        <Spinner size="sm" /> Loading orders...
      </span>
      <span className="flex rounded-md bg-primary p-2 text-on-primary">
        <Spinner />
      </span>
    </div>
  ),
};

/** Without text next to it, the spinner has a label. */
export const Labelled: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.label));
  },
};

/** Next to text, screen readers skip the spinner. */
export const Silent: Story = {
  tags: ['no-picture'],
  render: () => (
    <p className="flex items-center gap-2 text-sm">
      <Spinner size="sm" /> Loading product inventory...
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
