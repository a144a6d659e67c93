import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ClockContext, systemClock } from '#app/browser/clock.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

/** Fixed, because the name of the exported file contains the date. */
const fixedClock = { ...systemClock, now: () => Date.UTC(2026, 10, 20, 12) };

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/orders' },
  decorators: [
    (Story) => (
      <ClockContext value={fixedClock}>
        <Story />
      </ClockContext>
    ),
  ],
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const openExport: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Export as CSV' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveFocus());
};

/** With a filter, the dialog offers to export all rows as well. */
export const FilteredProducts: Story = {
  tags: ['no-picture'],
  args: { at: '/product-list?category=fashion' },
  play: async (context) => {
    await openExport(context);
    await expect(screen.getByRole('radio', { name: /^Current results/ })).toBeChecked();
    await context.userEvent.click(screen.getByRole('radio', { name: `All rows (${sampleProducts.length})` }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(screen.getByText(/\.csv has/)).toHaveTextContent(`has ${sampleProducts.length} rows.`),
    );
  },
};

export const OnAPhone: Story = {
  globals: phone,
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1-10 of/);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export as CSV' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveFocus());
  },
};
