import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { Admin } from '#contract/accounts/admin.ts';
import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import { calls, extensions } from '#contract/calls.ts';
import { login, passkeySignIn as t } from '#languages/en/auth.ts';
import { anAdmin } from '#mocks/builders.ts';
import { demoSettings } from '#mocks/demoSettings.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import {
  challenge,
  mockPasskeys,
  promptCancelled,
  requestOptions,
  sampleCodes,
  usedCredential,
} from '#mocks/mockPasskeys.ts';
import { openBackend } from '#mocks/backend.ts';
import { expectToast } from '../toasts.ts';
import { formPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

const step: PasskeyStep = { challenge, options: requestOptions, otherHosts: [] };
const mockStep = (passkeyStep = step) => mockCall(calls.login, () => ({ passkeyStep }));

/** A prompt that nobody answers, until the page ends it. */
const waitForPerson = (options?: CredentialRequestOptions) =>
  new Promise<never>((_, reject) => {
    const signal = options?.signal;
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
const mockPrompt = (answer: (options?: CredentialRequestOptions) => Promise<Credential | null>) => {
  const prompt = spyOn(navigator.credentials, 'get').mockImplementation(answer);
  spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  return prompt;
};
/** Answers the dialog, but not the suggestions of the email field. */
const answerDialog = (options?: CredentialRequestOptions) =>
  options?.mediation === 'conditional' ? waitForPerson(options) : Promise.resolve(usedCredential);

const meta = {
  component: AppAt,
  tags: ['no-picture'],
  parameters: formPage,
  args: { at: '/login', settings: { ...demoSettings, passkeyOrigin: location.origin } },
  async beforeEach({ msw }) {
    // The server has a session, which `checkAdmin` announces once the mocked passkey has been used.
    await openBackend();
    let session: { isLoggedIn: boolean; admin?: Admin } = { isLoggedIn: false };
    const onSignIn = () => (session = { isLoggedIn: true, admin: anAdmin() });
    msw.use(
      mockCall(calls.checkAdmin, () => session),
      ...Object.values(mockPasskeys({ onSignIn })),
    );
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findEmailField = ({ canvas }: Context) => canvas.findByLabelText('Email Address');
const enterPassword = async (context: Context) => {
  await context.userEvent.type(await findEmailField(context), 'ananya.k@counter.example');
  await context.userEvent.type(context.canvas.getByLabelText('Password'), 'secret one{Enter}');
};
const expectSignedIn = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await expectToast(login.signedIn);
  await canvas.findByText('12,847');
};

/** Looks as without passkeys; the browser lists them at the email field. */
export const Autofill: Story = {
  beforeEach: () => {
    mockPrompt(waitForPerson);
  },
  play: async (context) => {
    const email = await findEmailField(context);
    await waitFor(() => expect(email).toHaveAttribute('autocomplete', 'username webauthn'));
    await waitFor(() =>
      expect(navigator.credentials.get).toHaveBeenCalledWith(
        expect.objectContaining({ mediation: 'conditional' }),
      ),
    );
    await expect(context.canvas.queryByRole('button', { name: t.button })).toBeNull();
  },
};

/** Passkeys work at another address. */
export const OtherAddress: Story = {
  args: { settings: { ...demoSettings, passkeyOrigin: 'https://admin.store.example' } },
  beforeEach: () => {
    localStorage.setItem('passkey-used', 'true');
    mockPrompt(waitForPerson);
  },
  play: async (context) => {
    await expect(await findEmailField(context)).toHaveAttribute('autocomplete', 'username');
    await expect(context.canvas.queryByRole('button', { name: t.button })).toBeNull();
    await expect(navigator.credentials.get).not.toHaveBeenCalled();
  },
};

export const ChosenAtTheEmailField: Story = {
  beforeEach: () => {
    mockPrompt(() => Promise.resolve(usedCredential));
  },
  play: async (context) => {
    await expectSignedIn(context);
    await expect(localStorage.getItem('passkey-used')).toBe('true');
  },
};

/** In browsers that have used a passkey before. */
export const ByButton: Story = {
  beforeEach: () => {
    localStorage.setItem('passkey-used', 'true');
    mockPrompt(answerDialog);
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t.button }));
    await expectSignedIn(context);
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('passkey-used', 'true');
    mockPrompt(answerDialog);
    msw.use(mockCall(extensions.signInWithPasskey, () => respondWithError(400, 'This passkey was removed.')));
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t.button }));
    await expectToast('This passkey was removed.');
    await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'This passkey was removed.',
    ]);
  },
};

/** The prompt opens by itself after the password. */
export const SecondStep: Story = {
  beforeEach: ({ msw }) => {
    mockPrompt(answerDialog);
    msw.use(mockStep());
  },
  play: async (context) => {
    await enterPassword(context);
    await expectSignedIn(context);
  },
};

export const SecondStepCancelled: Story = {
  beforeEach: ({ msw }) => {
    mockPrompt((options) =>
      options?.mediation === 'conditional' ? waitForPerson(options) : promptCancelled(),
    );
    msw.use(mockStep());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t.cancelled));
    await userEvent.click(canvas.getByRole('button', { name: t.back }));
    await expect(await findEmailField(context)).toHaveValue('ananya.k@counter.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** A recovery code ends the prompt. */
export const RecoveryCode: Story = {
  beforeEach: ({ msw }) => {
    mockPrompt(waitForPerson);
    msw.use(mockStep());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enterPassword(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t.waiting));
    await userEvent.click(canvas.getByRole('button', { name: t.useCode }));
    const code = canvas.getByLabelText(t.code);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, 'wrong{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^This recovery code isn’t right/));
    await userEvent.clear(code);
    await userEvent.type(code, `${sampleCodes[0]}{Enter}`);
    await expectSignedIn(context);
  },
};

/** The email is kept. */
export const StepExpired: Story = {
  beforeEach: ({ msw }) => {
    mockPrompt(answerDialog);
    msw.use(
      mockStep(),
      mockCall(extensions.signInWithPasskey, () =>
        respondWithError(410, 'This took too long. Sign in again.'),
      ),
    );
  },
  play: async (context) => {
    await enterPassword(context);
    await expectToast('This took too long. Sign in again.');
    await expect(await findEmailField(context)).toHaveValue('ananya.k@counter.example');
  },
};

export const NoPasskeyHere: Story = {
  beforeEach: ({ msw }) => {
    mockPrompt(waitForPerson);
    msw.use(mockStep({ challenge, options: null, otherHosts: ['admin.old.example'] }));
  },
  play: async (context) => {
    await enterPassword(context);
    await expect(await context.canvas.findByText(/^Your passkeys work at admin.old.example/)).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(t.code)).toHaveFocus());
  },
};
