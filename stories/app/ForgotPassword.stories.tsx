import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { openBackend } from '#mocks/backend.ts';
import { mockCall, neverRespond, respondWithError } from '#mocks/mockCall.ts';
import { getToastTexts } from '../toasts.ts';
import { formPage, appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const meta = {
  component: AppAt,
  parameters: formPage,
  args: { at: '/forgot-password' },
  beforeEach: async () => void (await openBackend({ isSignedIn: false })),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const send = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(await canvas.findByLabelText('Email Address'), 'ananya.k@counter.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
};

export const Idle: Story = {
  tags: ['state:forgot.idle', 'whole-screen'],
  parameters: appPage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Email' })).toBeVisible();
    await expect(document.title).toBe('Forgot password · Counter');
  },
};
export const IdleOnAPhone: Story = { ...Idle, tags: ['state:forgot.idle', 'phone'], globals: phone };

export const Busy: Story = {
  tags: ['state:forgot.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.forgotPassword, neverRespond)),
  play: async (context) => {
    await send(context);
    const button = context.canvas.getByRole('button', { name: 'Send Email' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A failed request shows no message, as the specification requires. The field keeps its text. */
export const Failed: Story = {
  tags: ['state:forgot.failed'],
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.forgotPassword, () => respondWithError(500, 'No mail today'))),
  play: async (context) => {
    await send(context);
    const button = context.canvas.getByRole('button', { name: 'Send Email' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(context.canvas.getByLabelText('Email Address')).toHaveValue('ananya.k@counter.example');
    await expect(context.canvas.getByLabelText('Email Address')).toBeValid();
    await expect(getToastTexts()).toEqual([]);
  },
};

export const Success: Story = {
  tags: ['state:forgot.success'],
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Reset password link sent on your Email' }),
    ).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin/login');
    await expect(document.title).toBe('Link sent · Counter');
  },
};
export const SuccessOnAPhone: Story = { ...Success, tags: ['state:forgot.success', 'phone'], globals: phone };
