import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, LogIn } from 'lucide-react';
import { expect } from 'storybook/test';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { Button } from '#ui/button/Button.tsx';

const meta = {
  title: 'ui/AccessPrompt',
  component: AccessPrompt,
  tags: ['!autodocs'],
  argTypes: { actions: { control: false } },
  args: {
    title: 'Access Required',
    text: 'Please sign in to access the admin dashboard',
    actions: (
      <>
        <Button variant="primary" icon={<LogIn />}>
          Sign In
        </Button>
        <Button icon={<House />}>Go Home</Button>
      </>
    ),
  },
} satisfies Meta<typeof AccessPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The title is the page's h1; the first Tab stop is the primary action. */
export const Prompt: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus();
  },
};
