import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#ui/avatar/Avatar.tsx';

const meta = {
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'Ananya Krishnamurthy' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const names = ['Ananya', 'Łukasz', 'nguyễn', 'Zoë', undefined];

const grid = (
  <div className="grid gap-4">
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <div key={size} className="flex items-center gap-3">
        <Avatar size={size} tone="ink" name="Ananya" />
        {names.map((name) => (
          <Avatar key={name ?? ''} size={size} name={name} />
        ))}
      </div>
    ))}
  </div>
);

/** Avatars in three sizes. The first is the current user (`ink`), the last has no name. */
export const Variants: Story = { render: () => grid };

/** Screen readers read only the name. */
export const BesideName: Story = {
  tags: ['no-picture'],
  render: () => (
    <p className="flex items-center gap-2 text-sm">
      <Avatar size="sm" name="priyanka" /> Priyanka
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('P')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Priyanka');
  },
};
