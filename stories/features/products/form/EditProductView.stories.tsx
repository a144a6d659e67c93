import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type EditProductState, EditProductView } from '#features/products/form/EditProductView.tsx';
import { ProductFormAccessPrompt } from '#features/products/form/ProductFormAccessPrompt.tsx';
import { page } from '../../../viewports.ts';

const meta = {
  component: EditProductView,
  parameters: page,
  args: { state: { status: 'loading' } },
} satisfies Meta<typeof EditProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Loading product')).toBeInTheDocument(),
};

export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Back to Products' })).toHaveAttribute('href', '/product-list'),
};

/** The form is shown instead. Its states are in the ProductForm stories. */
export const Editing: Story = {
  args: { state: { status: 'editing' }, children: <h1 className="p-8 text-xl">Edit Product</h1> },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Edit Product' })).toBeVisible(),
};

export const AccessToAdd: Story = {
  render: () => <ProductFormAccessPrompt kind="create" />,
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Go to Login' })).toBeVisible(),
};

export const AccessToEdit: Story = {
  render: () => <ProductFormAccessPrompt kind="edit" />,
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Sign In' })).toBeVisible(),
};

// Fails to compile if a state has no story.
void ({ loading: Loading, notFound: NotFound, editing: Editing } satisfies Record<
  EditProductState['status'],
  Story
>);
