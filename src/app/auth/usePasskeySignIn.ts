import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import type { PasskeyOffer } from '#features/auth/login/LoginView.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import {
  hasUsedPasskey,
  promptPasskey,
  supportsPasskeyAutofill,
  supportsPasskeys,
} from '../browser/passkeyPrompt.ts';
import { fetchSignInOptions, useSignInWithPasskey } from './passkeySignIn.ts';
import { useSettings } from '../settings.ts';

/** The server's options expire after some minutes, so an open page requests new ones. */
const RENEWAL_MS = 4 * 60_000;

type PasskeySignInOptions = {
  /** `off` while the page shows no sign-in form. */
  status: 'on' | 'off';
  onStart: () => void;
  onSignedIn: (admin: Admin) => void;
  onFailed: (message: string) => void;
};

/**
 * Signs in with a passkey alone: chosen at the email field, or with a button in browsers that have used one before.
 * Does nothing at addresses where passkeys don't work.
 */
export function usePasskeySignIn({ status, ...callbacks }: PasskeySignInOptions) {
  const t = useMessages('auth').passkeySignIn;
  const { passkeyOrigin } = useSettings();
  const clock = useClock();
  const { mutateAsync: signIn } = useSignInWithPasskey();
  const isOffered = status === 'on' && passkeyOrigin === location.origin && supportsPasskeys();
  const [autofill, setAutofill] = useState<PasskeyOffer['autofill']>('off');
  const [button, setButton] = useState<'ready' | 'busy'>('ready');
  const buttonPrompt = useRef<AbortController>(undefined);

  /** Signs in with the passkey that the browser returns. `refused`: the server didn't accept it. */
  async function run(place: 'dialog' | 'autofill', signal: AbortSignal): Promise<'ended' | 'refused'> {
    const options = await fetchSignInOptions(signal);
    const result = await promptPasskey(options, place, signal);
    if (result.status === 'failed') throw result.error;
    if (result.status === 'cancelled' && place === 'dialog') callbacks.onFailed(t.cancelled);
    if (result.status !== 'done') return 'ended';
    callbacks.onStart();
    try {
      callbacks.onSignedIn(await signIn({ credential: result.credential }));
      return 'ended';
    } catch (error) {
      logFailure(error);
      callbacks.onFailed(serverMessageOr(error, t.failed));
      return 'refused';
    }
  }

  useEffect(() => {
    if (!isOffered) return undefined;
    let isCurrent = true;
    void supportsPasskeyAutofill().then((isSupported) => {
      if (isCurrent && isSupported) setAutofill('offered');
    });
    return () => {
      isCurrent = false;
    };
  }, [isOffered]);

  // The browser has one prompt at a time.
  const isListing = isOffered && autofill === 'offered' && button === 'ready';
  const list = useEffectEvent((signal: AbortSignal) =>
    run('autofill', signal).catch((error: unknown) => {
      if (!signal.aborted) logFailure(error);
    }),
  );
  useEffect(() => {
    if (!isListing) return undefined;
    let stop = () => {};
    const start = () => {
      stop();
      const controller = new AbortController();
      const cancelRenewal = clock.after(RENEWAL_MS, start);
      stop = () => {
        cancelRenewal();
        controller.abort();
      };
      void list(controller.signal).then((outcome) => {
        if (outcome === 'refused' && !controller.signal.aborted) start();
      });
    };
    start();
    return () => stop();
  }, [isListing, clock]);
  useEffect(() => () => buttonPrompt.current?.abort(), []);

  const signInByButton = async () => {
    const { signal } = (buttonPrompt.current = new AbortController());
    setButton('busy');
    callbacks.onStart();
    try {
      await run('dialog', signal);
    } catch (error) {
      if (signal.aborted) return;
      logFailure(error);
      callbacks.onFailed(serverMessageOr(error, t.failed));
    }
    setButton('ready');
  };
  const offer: PasskeyOffer = {
    autofill: isOffered ? autofill : 'off',
    button: isOffered && hasUsedPasskey() ? button : 'hidden',
  };
  return { offer, signIn: () => void signInByButton() };
}
