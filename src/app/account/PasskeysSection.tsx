import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Account } from '#contract/accounts/account.ts';
import type { Passkey, SignInRule } from '#contract/accounts/passkeys.ts';
import { PasskeyDialogs } from '#features/account/passkeys/PasskeyDialogs.tsx';
import { PasskeysCard, type PasskeysState } from '#features/account/passkeys/PasskeysCard.tsx';
import {
  type Confirmation,
  getPasskeySupport,
  type NewPasskey,
  type PasskeyDialog,
  type Renaming,
  suggestName,
} from '#features/account/passkeys/passkeysModel.ts';
import type { DialogOutcome } from '#features/form/useDialogForm.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getFieldError, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import { promptNewPasskey, type PromptFailure, supportsPasskeys } from '../browser/passkeyPrompt.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import {
  fetchNewPasskeyOptions,
  passkeysQuery,
  useAddPasskey,
  useCreateRecoveryCodes,
  useRemovePasskey,
  useRenamePasskey,
  useSaveSignInRule,
} from './passkeyQueries.ts';
import { useNotify } from '../page/useNotify.ts';

const RECOVERY_FILE = 'recovery-codes.txt';

/** Loads the passkeys and runs their dialogs. */
export function PasskeysSection({ account }: { account: Account }) {
  const { formatDevice } = useMessages('account');
  const t = useMessages('passkeys');
  const product = useProductName();
  // Not from the cache, where another administrator's may be.
  const query = useQuery({ ...passkeysQuery, refetchOnMount: 'always' });
  useLogFailure(query.error);
  const [dialog, setDialog] = useState<PasskeyDialog>({ status: 'closed' });
  const actions = usePasskeyActions(setDialog);
  const data = query.isFetchedAfterMount ? query.data : undefined;
  const getState = (): PasskeysState => {
    if (!data) return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
    const { passkeys, signInRule, recoveryCodesLeft, origin } = data;
    const support = getPasskeySupport(origin, {
      origin: location.origin,
      context: isSecureContext ? 'secure' : 'insecure',
      webAuthn: supportsPasskeys() ? 'supported' : 'unsupported',
    });
    return { status: 'loaded', passkeys, rule: signInRule, recoveryCodesLeft, origin, support };
  };
  const download = (codes: readonly string[]) =>
    downloadFile(
      new Blob([[t.codes.fileTitle(product, account.email), '', ...codes, ''].join('\n')], {
        type: 'text/plain',
      }),
      RECOVERY_FILE,
    );
  return (
    <PasskeysCard state={getState()} onRetry={() => void query.refetch()} onOpen={setDialog}>
      {dialog.status !== 'closed' && (
        <PasskeyDialogs
          {...actions}
          dialog={dialog}
          email={account.email}
          suggestedName={suggestName(
            account.sessions.find(({ isCurrent }) => isCurrent)?.device,
            formatDevice,
          )}
          passkeyCount={data?.passkeys.length ?? 0}
          // Pages without https have no navigator.clipboard.
          onCopy={async (text) => navigator.clipboard.writeText(text)}
          onDownload={download}
          onClose={() => setDialog({ status: 'closed' })}
        />
      )}
    </PasskeysCard>
  );
}

/** The actions of the dialogs. Each closes its dialog, shows new codes, or returns why it failed. */
function usePasskeyActions(setDialog: (dialog: PasskeyDialog) => void) {
  const t = useMessages('passkeys');
  const notify = useNotify();
  const { mutateAsync: addPasskey } = useAddPasskey();
  const { mutateAsync: renamePasskey } = useRenamePasskey();
  const { mutateAsync: removePasskey } = useRemovePasskey();
  const { mutateAsync: saveSignInRule } = useSaveSignInRule();
  const { mutateAsync: createRecoveryCodes } = useCreateRecoveryCodes();
  const prompt = useRef<AbortController>(undefined);

  /** Runs an action and reads its failure. `values` are those of the dialog's form. */
  async function attempt<Values extends object>(
    values: Values,
    action: () => Promise<DialogOutcome<Values>>,
  ): Promise<DialogOutcome<Values>> {
    try {
      return await action();
    } catch (error) {
      logFailure(error);
      const fieldError = toFormFieldError(getFieldError(error), values);
      if (fieldError) return { status: 'invalid', ...fieldError };
      return { status: 'failed', message: serverMessageOr(error, t.dialogs.failed) };
    }
  }

  function finish(message: string, codes?: readonly string[] | null) {
    setDialog(codes ? { status: 'showingCodes', codes } : { status: 'closed' });
    notify('success', message);
    return { status: 'done' } as const;
  }

  function toMessage(failure: PromptFailure): string {
    if (failure.status === 'failed') logFailure(failure.error);
    return failure.status === 'alreadyAdded' ? t.adding.alreadyAdded : t.adding.cancelled;
  }

  return {
    onAdd: (values: NewPasskey) =>
      attempt(values, async () => {
        const { name, currentPassword } = values;
        const options = await fetchNewPasskeyOptions({ currentPassword });
        const { signal } = (prompt.current = new AbortController());
        setDialog({ status: 'adding', prompt: 'prompting' });
        const result = await promptNewPasskey(options, signal);
        setDialog({ status: 'adding', prompt: 'closed' });
        if (result.status !== 'done') return { status: 'failed', message: toMessage(result) };
        return finish(t.adding.saved, await addPasskey({ name, credential: result.credential }));
      }),
    onCancelPrompt: () => prompt.current?.abort(),
    onRename: ({ id }: Passkey, values: Renaming) =>
      attempt(values, async () => {
        await renamePasskey({ id, ...values });
        return finish(t.renaming.saved);
      }),
    onRemove: ({ id }: Passkey, values: Confirmation) =>
      attempt(values, async () => {
        await removePasskey({ id, ...values });
        return finish(t.removing.saved);
      }),
    onChangeRule: (signInRule: SignInRule, values: Confirmation) =>
      attempt(values, async () => {
        await saveSignInRule({ signInRule, ...values });
        return finish(t.rule.saved);
      }),
    onCreateCodes: (values: Confirmation) =>
      attempt(values, async () => {
        const codes = await createRecoveryCodes(values);
        setDialog({ status: 'showingCodes', codes });
        return { status: 'done' };
      }),
  };
}
