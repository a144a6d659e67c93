import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { OrderMailsCard } from '#features/storeDetails/orderMails/OrderMailsCard.tsx';
import { mailSettings } from '#mocks/sampleOrderMails.ts';
import { phone, rightToLeft, smallest } from '../../../viewports.ts';

const meta = {
  component: OrderMailsCard,
  tags: ['no-picture'],
  args: {
    state: { status: 'loaded', settings: mailSettings, saving: 'none' },
    onRetry: fn(),
    onSwitch: fn(),
    onEdit: fn(),
    onLanguageChange: fn(),
  },
} satisfies Meta<typeof OrderMailsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the emails...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the emails.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loaded: Story = {
  tags: ['!no-picture', 'both-themes'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('switch', { name: 'Order confirmation' })).toBeChecked();
    const dispatch = canvas.getByRole('switch', { name: 'Dispatch' });
    await expect(dispatch).not.toBeChecked();
    await expect(dispatch).toHaveAccessibleDescription('When an order goes out for delivery');
    await userEvent.click(dispatch);
    await expect(args.onSwitch).toHaveBeenCalledWith('dispatch', 'on');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Refund' }));
    await expect(args.onEdit).toHaveBeenCalledWith('refund');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language of orders without one' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutsch' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
    await userEvent.click(document.body);
  },
};
export const LoadedOnAPhone: Story = { tags: ['!no-picture'], globals: phone };
export const LoadedOnTheSmallest: Story = { globals: smallest };
export const LoadedRightToLeft: Story = { globals: rightToLeft };

/** The switch shows what is being saved. Another press does nothing. */
export const Saving: Story = {
  args: { state: { status: 'loaded', settings: mailSettings, saving: 'dispatch' } },
  play: async ({ canvas, userEvent, args }) => {
    const dispatch = canvas.getByRole('switch', { name: 'Dispatch' });
    await expect(dispatch).toBeChecked();
    await userEvent.click(dispatch);
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** The guest sees the emails, and why nothing can be changed. */
export const Guest: Story = {
  tags: ['!no-picture'],
  args: { state: { status: 'loaded', settings: { ...mailSettings, access: 'guest' }, saving: 'none' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^The guest account is shared\./)).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(within(first!).getByRole('switch'));
    await expect(args.onSwitch).not.toHaveBeenCalled();
    await userEvent.click(within(first!).getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledWith('confirmation');
  },
};
