import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type EditProductState, EditProductView } from '#features/products/form/EditProductView.tsx';
import { page } from '../../../viewports.ts';

const meta = {
  component: EditProductView,
  parameters: page,
  args: { state: { status: 'loading' } },
} satisfies Meta<typeof EditProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => expect(canvas.getByText('Loading product')).toBeInTheDocument(),
};

export const NotFound: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/product-list'),
};

// Fails to compile if a state has no story.
void ({ loading: Loading, notFound: NotFound } satisfies Record<
  Exclude<EditProductState['status'], 'editing'>,
  Story
>);
