import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DuplicateState } from '#features/products/form/duplicateModel.ts';
import { duplicate as t } from '#languages/en/productForm.ts';
import { paths } from '#features/paths.ts';
import { DuplicateProductView } from '#features/products/form/DuplicateProductView.tsx';
import { page } from '../../../viewports.ts';

const meta = {
  component: DuplicateProductView,
  parameters: page,
  args: {
    state: { status: 'loading' },
    messages: t,
    back: { href: paths.productList, label: t.toProducts },
    onRetry: fn(),
  },
} satisfies Meta<typeof DuplicateProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['no-picture'],
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

// Fails to compile if a state has no story.
void ({ loading: Loading, notFound: SourceNotFound, failed: Failed } satisfies Record<
  Exclude<DuplicateState['status'], 'ready'>,
  Story
>);
