import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dialog as t } from '#languages/en/orderDetail.ts';
import { findToast } from '../toasts.ts';
import { choose, goTo, signInAsGuest } from './steps.ts';
import { type FlowMeta, flowMetaBase } from './flow.tsx';

const meta = {
  ...flowMetaBase,
  tags: ['!autodocs', 'no-picture'],
  args: { at: '/login' },
} satisfies FlowMeta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Searches and filters the orders, opens one and changes its status. The store supports that extension. */
export const ConfirmAnOrder: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Sign in', () => signInAsGuest(context));
    await step('Search the orders', async () => {
      await goTo(context, 'Orders');
      await expect(await canvas.findByText(/^1-10 of \d+ orders$/)).toBeVisible();
      const box = canvas.getByRole('searchbox');
      await userEvent.type(box, 'meadow');
      await expect(await canvas.findByText('1-2 of 2 orders')).toBeVisible();
      await userEvent.clear(box);
    });
    await step('Show only pending orders', async () => {
      await choose(context, /Status/, 'Pending');
      await waitFor(() => {
        for (const row of canvas.getAllByRole('row').slice(1)) expect(row).toHaveTextContent('Pending');
      });
    });
    await step('Open the first one', async () => {
      await userEvent.click(canvas.getAllByRole('row')[1]!);
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    });
    await step('Confirm it', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(await dialog.findByRole('button', { name: t.update }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Confirmed/ }));
      await findToast(/^Order .* is now Confirmed$/);
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Confirmed');
    });
    await step('Go back to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // The order is no longer pending, so the focus moves to the row that took its place.
      await waitFor(() =>
        expect(canvas.getByRole('table')).toContainElement(document.activeElement as HTMLElement),
      );
    });
  },
};
