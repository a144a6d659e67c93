import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { phone } from '../../viewports.ts';

const meta = {
  title: 'ui/ErrorView',
  component: ErrorView,
  tags: ['!autodocs'],
  argTypes: { actions: { control: false } },
  args: {
    title: 'Couldn’t show this page',
    text: 'Something went wrong. Your data is safe. Try again or go back to the dashboard.',
    actions: (
      <>
        <Button variant="primary" icon={<RotateCw />}>
          Try again
        </Button>
        <Button>Go to Dashboard</Button>
      </>
    ),
  },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Screen readers announce the error immediately. */
export const Broken: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.title);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

const details = {
  summary: 'Details',
  text: "TypeError: Cannot read properties of undefined (reading 'orderStatus')\n    at OrderRow (OrderRow.tsx:42:17)\n    at renderWithHooks",
};

/** The details expand by keyboard. */
export const WithDetails: Story = {
  args: { details },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/TypeError/)).not.toBeVisible();
    canvas.getByText('Details').focus();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
  },
};

export const OnPhone: Story = { ...WithDetails, globals: phone };
