import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  CheckingSession,
  NotFound,
  ServerUnreachable,
  UnderConstruction,
} from '#features/shell/StatusPages.tsx';

const meta = { component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const NoSuchPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  },
};

export const Placeholder: Story = {
  render: () => <UnderConstruction page="Add Product RAM" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Under Construction' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  },
};

export const Checking: Story = {
  render: () => <CheckingSession />,
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Checking your session'),
};

export const Unreachable: Story = {
  render: () => <ServerUnreachable onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};
