import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClockContext } from '#app/browser/clock.ts';
import type { verifyOtp } from '#contract/accounts/admin.ts';
import type { ResponseBody } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { openBackend } from '#mocks/backend.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { mockCall, neverRespond, respondWithError, networkError } from '#mocks/mockCall.ts';
import { expectToast, getToastTexts } from '../toasts.ts';
import { formPage, appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const email = 'priyanka.v@counter.example';

const mockRemainingTime = (remainingTime: number) =>
  mockCall(calls.checkOtpStatus, () => ({ isOtpActive: true, remainingTime }));

const meta = {
  component: AppAt,
  parameters: formPage,
  args: { at: { pathname: '/verify-otp', state: { email } } },
  beforeEach: async ({ msw }) => {
    await openBackend({ isSignedIn: false });
    msw.use(mockRemainingTime(272));
  },
  // Each story has its own clock, which only moves when the story advances it.
  loaders: [() => ({ clock: new ManualClock() })],
  render: (args, { loaded }) => (
    <ClockContext value={loaded['clock'] as ManualClock}>
      <AppAt {...args} />
    </ClockContext>
  ),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getClock = ({ loaded }: Context) => loaded['clock'] as ManualClock;
const getCodeField = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'OTP' });
const expectTimeLeft = async ({ canvas }: Context, text: string) =>
  waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(`Expires in ${text}`));
const submitCode = async (context: Context, code = '482719') => {
  await context.canvas.findByRole('timer');
  await context.userEvent.type(getCodeField(context), `${code}{Enter}`);
};

const mockNoActiveCode = mockCall(calls.checkOtpStatus, () => ({ isOtpActive: false }));

export const Checking: Story = {
  tags: ['state:otp.checking'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkOtpStatus, neverRespond)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking for an active code')).toBeInTheDocument();
  },
};

export const Active: Story = {
  tags: ['state:otp.active', 'whole-screen'],
  parameters: appPage,
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Verify Account' })).toBeVisible();
    await expectTimeLeft(context, '4:32');
    await expect(context.canvas.getByLabelText('Email Address')).toHaveValue(email);
    await expect(context.canvas.getByLabelText('Email Address')).toHaveAttribute('readonly');
    await expect(document.title).toBe('Verify Account · Counter');
    await waitFor(() => expect(getCodeField(context)).toHaveFocus());
  },
};
export const ActiveOnAPhone: Story = { ...Active, tags: ['state:otp.active', 'phone'], globals: phone };

export const Under60: Story = {
  tags: ['state:otp.under-60'],
  play: async (context) => {
    const { step } = context;
    await step('One minute is left', async () => {
      await context.canvas.findByRole('timer');
      getClock(context).advance(212_000);
      await expectTimeLeft(context, '1:00');
      await expect(context.canvas.getByRole('timer').className).not.toMatch(/critical/);
    });
    await step('Less than a minute is left', async () => {
      getClock(context).advance(1000);
      await expectTimeLeft(context, '0:59');
      await expect(context.canvas.getByRole('timer').className).toMatch(/critical/);
      getClock(context).advance(17_000);
      await expectTimeLeft(context, '0:42');
      await context.userEvent.type(getCodeField(context), '482719');
    });
  },
};
export const Under60OnAPhone: Story = { ...Under60, tags: ['state:otp.under-60', 'phone'], globals: phone };

export const Expired: Story = {
  tags: ['state:otp.expired'],
  beforeEach: ({ msw }) => msw.use(mockRemainingTime(2)),
  play: async (context) => {
    await context.canvas.findByRole('timer');
    getClock(context).advance(2000);
    await expectTimeLeft(context, '0:00');
    await expect(await context.canvas.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Verify OTP' })).toBeNull();
  },
};

/** The laptop was asleep, so no timers ran. The first tick afterwards shows the right time. */
export const AfterLaptopSleep: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await context.canvas.findByRole('timer');
    getClock(context).sleep(240_000);
    await expectTimeLeft(context, '0:32');
    getClock(context).sleep(3_600_000);
    await expectTimeLeft(context, '0:00');
    await expect(await context.canvas.findByRole('button', { name: 'Send OTP' })).toBeVisible();
  },
};

export const Inactive: Story = {
  tags: ['state:otp.inactive'],
  beforeEach: ({ msw }) => msw.use(mockNoActiveCode),
  play: async (context) => {
    await expect(await context.canvas.findByRole('button', { name: 'Send OTP' })).toBeVisible();
    await expect(context.canvas.queryByRole('timer')).toBeNull();
  },
};

/** If the status can't be loaded, a new code can still be sent. */
export const StatusRefused: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.checkOtpStatus, () => respondWithError(500))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send OTP' })).toBeVisible();
  },
};

export const Required: Story = {
  tags: ['state:otp.required'],
  play: async (context) => {
    await context.canvas.findByRole('timer');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(await context.canvas.findByText('OTP is required')).toBeVisible();
    await expect(getCodeField(context)).toHaveFocus();
    await expect(getCodeField(context)).toHaveAccessibleDescription('OTP is required');
    await context.userEvent.type(getCodeField(context), '4');
    await waitFor(() => expect(context.canvas.queryByText('OTP is required')).toBeNull());
    await context.userEvent.clear(getCodeField(context));
    await expect(await context.canvas.findByText('OTP is required')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['state:otp.busy'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.verifyOtp, neverRespond)),
  play: async (context) => {
    await submitCode(context);
    const button = context.canvas.getByRole('button', { name: 'Verify OTP' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Returns a story whose code is rejected. It shows the message, clears the field and offers `button`. */
const createRejectedStory = (
  response: ResponseBody<typeof verifyOtp>,
  text: string,
  button: string,
): Story => ({
  beforeEach: ({ msw }) => msw.use(mockCall(calls.verifyOtp, () => response)),
  play: async (context) => {
    await submitCode(context);
    await expectToast(text);
    await expect(context.canvas.queryByText(text)).toBeNull();
    await expect(getCodeField(context)).toHaveValue('');
    await expect(await context.canvas.findByRole('button', { name: button })).toBeVisible();
    await expect(context.canvas.queryByText('OTP is required')).toBeNull();
  },
});

export const UserNotFound: Story = {
  ...createRejectedStory({ userNotFound: true }, 'Something went wrong, please try again!', 'Verify OTP'),
  tags: ['state:otp.user-not-found'],
};
export const NotFound: Story = {
  ...createRejectedStory({ otpNotFound: true }, 'OTP not found, please request a new one', 'Send OTP'),
  tags: ['state:otp.not-found'],
};
export const OtpExpired: Story = {
  ...createRejectedStory({ otpExpired: true }, 'OTP has expired, please request a new one', 'Send OTP'),
  tags: ['state:otp.otp-expired'],
};
export const MaxAttempts: Story = {
  ...createRejectedStory(
    { maxOtpAttempts: true },
    'Maximum OTP attempts exceeded, please request a new one',
    'Send OTP',
  ),
  tags: ['state:otp.max-attempts'],
};
export const Invalid: Story = {
  ...createRejectedStory({ isOtpValid: false }, 'Invalid OTP, please try again', 'Verify OTP'),
  tags: ['state:otp.invalid'],
};
/** Shows the same message as for an unknown account, but stays on the page. */
export const RequestFailed: Story = {
  tags: ['no-picture'],
  ...createRejectedStory({}, 'Something went wrong, please try again!', 'Verify OTP'),
  beforeEach: ({ msw }) => msw.use(mockCall(calls.verifyOtp, networkError)),
};

/** After two seconds to read the message, an unknown account is redirected to the registration page. */
export const RedirectsToRegistration: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mockCall(calls.verifyOtp, () => ({ userNotFound: true }))),
  play: async (context) => {
    await submitCode(context);
    await expectToast('Something went wrong, please try again!');
    getClock(context).advance(1999);
    await expect(context.canvas.getByRole('heading', { name: 'Verify Account' })).toBeVisible();
    getClock(context).advance(1);
    await expect(await context.canvas.findByRole('heading', { name: 'Create an account' })).toBeVisible();
    // The toast disappears with the page that showed it.
    await waitFor(() => expect(getToastTexts()).toEqual([]));
  },
};

const sendCode = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send OTP' }));

export const ResendBusy: Story = {
  tags: ['state:otp.resend-busy'],
  beforeEach: ({ msw }) => msw.use(mockNoActiveCode, mockCall(calls.resendOtp, neverRespond)),
  play: async (context) => {
    await sendCode(context);
    const button = context.canvas.getByRole('button', { name: 'Send OTP' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Resent: Story = {
  tags: ['state:otp.resent'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockNoActiveCode,
      mockCall(calls.resendOtp, () => ({ otpSent: true })),
    ),
  play: async (context) => {
    await sendCode(context);
    await expectToast('OTP sent successfully!');
    await expectTimeLeft(context, '5:00');
    await waitFor(() => expect(getCodeField(context)).toHaveFocus());
    await expect(context.canvas.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  },
};

export const ResendFailed: Story = {
  tags: ['state:otp.resend-failed'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockNoActiveCode,
      mockCall(calls.resendOtp, () => ({ otpSent: false })),
    ),
  play: async (context) => {
    await sendCode(context);
    await expectToast('Failed to send OTP, please try again');
    await expect(context.canvas.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  },
};
