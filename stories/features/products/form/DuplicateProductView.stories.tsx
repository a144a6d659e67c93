import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DuplicateState } from '#features/products/form/duplicateModel.ts';
import { duplicate as t } from '#languages/en/productForm.ts';
import { DuplicateProductView } from '#features/products/form/DuplicateProductView.tsx';
import { page, smallest } from '../../../viewports.ts';

const meta = {
  component: DuplicateProductView,
  parameters: page,
  args: { state: { status: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof DuplicateProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(t.loading)).toBeInTheDocument(),
};

export const SourceNotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.notFound);
    await expect(canvas.getByRole('link', { name: t.addEmpty })).toHaveAttribute('href', '/add-product');
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', text: t.failed } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const FailedOnTheSmallest: Story = { ...Failed, globals: smallest };

/** The form is shown instead. Its states are in the ProductForm stories. */
export const Ready: Story = {
  args: { state: { status: 'ready' }, children: <h1 className="p-8 text-xl">Add New Product</h1> },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
};

// Fails to compile if a state has no story.
void ({ loading: Loading, notFound: SourceNotFound, failed: Failed, ready: Ready } satisfies Record<
  DuplicateState['status'],
  Story
>);
