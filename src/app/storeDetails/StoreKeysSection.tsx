import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STORE_OPEN_API_PATH, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  StoreKeyDialogs,
  type StoreKeyDialogsProps,
} from '#features/storeDetails/storeKeys/StoreKeyDialogs.tsx';
import { StoreKeysCard, type StoreKeysState } from '#features/storeDetails/storeKeys/StoreKeysCard.tsx';
import type { StoreKeyDialog } from '#features/storeDetails/storeKeys/storeKeysModel.ts';
import { HOST } from '../api/host.ts';
import { getFieldError, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { createKey, storeKeysQuery, useEndStoreKey } from './storeKeyQueries.ts';
import { useNotify } from '../page/useNotify.ts';

/** Loads the keys of the Store API and runs their dialogs. */
export function StoreKeysSection() {
  // Loaded again at each visit, because storefronts use them meanwhile.
  const query = useQuery({ ...storeKeysQuery, refetchOnMount: 'always' });
  useLogFailure(query.error);
  useScrollToHash(query.isPending);
  const [dialog, setDialog] = useState<StoreKeyDialog>({ status: 'closed' });
  const actions = useStoreKeyActions(setDialog);
  const { origin } = new URL(HOST, location.href);
  const getState = (): StoreKeysState => {
    if (query.data) return { status: 'loaded', keys: query.data };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };
  const close = () => setDialog({ status: 'closed' });
  return (
    <>
      <StoreKeysCard
        state={getState()}
        // With the origin, so that it isn't opened as a page of the app.
        referenceUrl={`${origin}${STORE_OPEN_API_PATH}`}
        onRetry={() => void query.refetch()}
        onOpen={setDialog}
        dialogStatus={dialog.status === 'closed' ? 'closed' : 'open'}
      />
      {dialog.status !== 'closed' && (
        <StoreKeyDialogs
          {...actions}
          dialog={dialog}
          origin={origin}
          // Pages without https have no navigator.clipboard.
          onCopy={async (text) => navigator.clipboard.writeText(text)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Scrolls to the keys for a link to them: the browser looked for them before they were loaded. */
function useScrollToHash(isPending: boolean) {
  useEffect(() => {
    if (!isPending && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isPending]);
}

/** The actions of the dialogs. Each moves to the next dialog or shows why it failed. */
function useStoreKeyActions(setDialog: (dialog: StoreKeyDialog) => void) {
  const t = useMessages('storeKeys');
  const client = useQueryClient();
  const notify = useNotify();
  const { mutateAsync: endKey } = useEndStoreKey();

  const create: StoreKeyDialogsProps['onCreate'] = async (values) => {
    try {
      const { key, secret } = await createKey(client, values);
      setDialog({ status: 'showingSecret', name: key.name, secret });
      return { status: 'done' };
    } catch (error) {
      logFailure(error);
      const fieldError = toFormFieldError(getFieldError(error), values);
      if (fieldError) return { status: 'invalid', ...fieldError };
      return { status: 'failed', message: serverMessageOr(error, t.creating.failed) };
    }
  };

  async function end(key: StoreKey) {
    setDialog({ status: 'ending', key });
    try {
      await endKey(key.id);
      setDialog({ status: 'closed' });
      notify('success', t.ending.ended);
    } catch (error) {
      logFailure(error);
      setDialog({ status: 'confirmingEnd', key, error: serverMessageOr(error, t.ending.failed) });
    }
  }
  return { onCreate: create, onEnd: (key: StoreKey) => void end(key) };
}
