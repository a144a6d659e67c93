import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from '#features/shell/Footer.tsx';
import { demoSettings } from '#mocks/demoSettings.ts';
import { page, phone } from '../../viewports.ts';

const meta = {
  component: Footer,
  parameters: page,
  args: { contact: demoSettings.contact, onSubscribe: fn() },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contacts: Story = { tags: ['state:shell.footer'] };
export const OnAPhone: Story = { tags: ['state:shell.footer', 'phone'], globals: phone };

export const NewsletterInvalid: Story = {
  tags: ['state:shell.footer.newsletter-invalid'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Your email');
    await userEvent.type(field, 'ananya@counter{Enter}');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Invalid email format')).toBeVisible();
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const NewsletterSent: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your email'), 'ananya@counter.example{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('ananya@counter.example');
  },
};
