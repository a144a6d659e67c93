import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  StoreDetailsAccessPrompt,
  type StoreDetailsState,
  StoreDetailsView,
} from '#features/storeDetails/StoreDetailsView.tsx';
import { page } from '../../viewports.ts';

const meta = {
  component: StoreDetailsView,
  parameters: page,
  args: { state: { status: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof StoreDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Loading store details...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unsupported: Story = {
  args: { state: { status: 'unsupported' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'This store’s details can’t be changed here' })).toBeVisible(),
};

export const Access: Story = {
  tags: ['no-picture'],
  render: () => <StoreDetailsAccessPrompt />,
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible(),
};

// Fails to compile if a state has no story. The form has its own stories.
void ({ loading: Loading, failed: Failed, unsupported: Unsupported } satisfies Record<
  Exclude<StoreDetailsState['status'], 'editing'>,
  Story
>);
