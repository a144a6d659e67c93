import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type NewerVersion, NewerVersionNotice } from '#features/products/form/NewerVersionNotice.tsx';
import { smallest } from '../../../viewports.ts';

const meta = {
  component: NewerVersionNotice,
  args: { state: { status: 'saved' }, productId: 'p1', onLoad: fn() },
} satisfies Meta<typeof NewerVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The live region exists before it has a text, so that screen readers announce the text. */
export const None: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'none' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Someone else just saved this product');
    const link = canvas.getByRole('link', { name: 'Open in a new tab' });
    await expect(link).toHaveAttribute('href', '/view-product/p1');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'Load their version' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const SavedAtTheSmallest: Story = { ...Saved, globals: smallest };

export const Deleted: Story = {
  args: { state: { status: 'deleted' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Someone else just deleted this product');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// Fails to compile if a state has no story.
void ({ none: None, saved: Saved, deleted: Deleted } satisfies Record<NewerVersion['status'], Story>);
