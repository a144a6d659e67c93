import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import type { PasskeyStep } from '#contract/accounts/passkeyStep.ts';
import type { PasskeyStepProps } from '#features/auth/passkey/PasskeyStep.tsx';
import { type CodeResult, getFirstState } from '#features/auth/passkey/passkeyStepModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { promptPasskey } from '../browser/passkeyPrompt.ts';
import { useSignInWithPasskey, useSignInWithRecoveryCode } from './passkeySignIn.ts';

/** Status of a step that has expired. */
const GONE = 410;

export type PasskeyStepOptions = {
  step: PasskeyStep;
  onSignedIn: (admin: Admin) => void;
  /** Called with the server's message if the step has expired. */
  onExpired: (message: string) => void;
  onBack: () => void;
};

/** Runs the second step of a sign-in. The browser's prompt opens by itself once. */
export function usePasskeyStep({
  step,
  onSignedIn,
  onExpired,
  onBack,
}: PasskeyStepOptions): PasskeyStepProps {
  const t = useMessages('auth').passkeySignIn;
  const { options, challenge, otherHosts } = step;
  const [state, setState] = useState(() => getFirstState(step));
  const { mutateAsync: signIn } = useSignInWithPasskey();
  const { mutateAsync: signInWithCode } = useSignInWithRecoveryCode();
  const prompt = useRef<AbortController>(undefined);
  const abortPrompt = () => prompt.current?.abort();

  /** Returns the message of a failure; undefined if the step has ended with it. */
  function readFailure(error: unknown): string | undefined {
    logFailure(error);
    const message = serverMessageOr(error, t.failed);
    if (!hasStatus(error, GONE)) return message;
    onExpired(message);
    return undefined;
  }

  async function promptAndSignIn() {
    if (!options) return;
    abortPrompt();
    const controller = new AbortController();
    prompt.current = controller;
    const result = await promptPasskey(options, 'dialog', controller.signal);
    if (result.status === 'aborted') return;
    if (result.status === 'failed') logFailure(result.error);
    if (result.status !== 'done') {
      setState({ status: 'passkey', error: t.cancelled });
      return;
    }
    setState({ status: 'checking' });
    try {
      onSignedIn(await signIn({ credential: result.credential }));
    } catch (error) {
      setState({ status: 'passkey', error: readFailure(error) });
    }
  }

  async function submitCode(code: string): Promise<CodeResult> {
    try {
      onSignedIn(await signInWithCode({ challenge, code }));
    } catch (error) {
      const message = readFailure(error);
      if (message !== undefined) return { status: 'failed', message };
    }
    return { status: 'left' };
  }

  const start = useEffectEvent(() => void promptAndSignIn());
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only after the browser's prompt
    start();
    return () => prompt.current?.abort();
  }, []);

  return {
    state,
    onUsePasskey: () => {
      setState({ status: 'prompting' });
      void promptAndSignIn();
    },
    onUseCode: () => {
      abortPrompt();
      setState({ status: 'recoveryCode', otherHosts });
    },
    onSubmitCode: submitCode,
    onBack: () => {
      abortPrompt();
      onBack();
    },
  };
}
