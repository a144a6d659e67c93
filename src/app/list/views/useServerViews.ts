import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListName } from '#contract/lists/lists.ts';
import { type StoredView, VIEWS_CAPABILITY } from '#contract/lists/views.ts';
import { mergeServerViews } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';
import { viewMutations, viewQueries } from './viewQueries.ts';
import { useCapability } from '../../session/useSession.ts';
import { useNotify } from '../../page/useNotify.ts';
import type { ChangeViews } from './storedViews.ts';

type ServerViewsOptions = {
  list: ListName;
  email: string;
  /** Changes the browser's copy. */
  change: ChangeViews;
};

/**
 * Keeps the browser's copy of the views up to date, and sends changes to the server. Views that only the browser has
 * stay in the copy until the server has stored them. Does nothing if the backend stores no views.
 */
export function useServerViews({ list, email, change }: ServerViewsOptions) {
  const t = useMessages('list').viewTabs;
  const client = useQueryClient();
  const notify = useNotify();
  const isOffered = useCapability(VIEWS_CAPABILITY) === 'offered';
  const scope = { list, email };
  const options = viewQueries.all(scope);
  const { data } = useQuery({ ...options, enabled: isOffered });
  const save = useMutation(viewMutations.save(client, scope));
  const remove = useMutation(viewMutations.remove(client, scope));
  const setDefault = useMutation(viewMutations.setDefault(client, scope));
  /** Number of changes that are being sent. The copy has them already. */
  const pendingCount = useRef(0);
  const hasSentViews = useRef(false);

  async function sendChange(request: () => Promise<unknown>) {
    pendingCount.current += 1;
    try {
      await request();
    } finally {
      pendingCount.current -= 1;
    }
  }

  /** Merges the loaded views into the copy, and sends those that only the browser has, once per visit. */
  function syncWithServer() {
    const stored = client.getQueryData(options.queryKey);
    if (!stored || pendingCount.current > 0) return;
    const merged = change((latest) => mergeServerViews(latest, stored, createRandomKey));
    if (hasSentViews.current || !merged.unsent?.length) return;
    hasSentViews.current = true;
    void sendChange(() => sendViews(merged)).then(syncWithServer);
  }

  /** Views that the server refuses stay in the copy, and don't keep it from storing others. */
  async function sendViews({ saved, unsent, first }: ListViews) {
    for (const view of saved.filter(({ id }) => unsent?.includes(id))) {
      try {
        await save.mutateAsync(view);
        if (view.id === first) await setDefault.mutateAsync(first);
      } catch (error) {
        logFailure(error);
      }
    }
  }

  const onLoaded = useEffectEvent(syncWithServer);
  useEffect(() => {
    if (data) onLoaded();
  }, [data]);

  function run(request: () => Promise<unknown>) {
    if (!isOffered) return;
    sendChange(request).then(syncWithServer, (error: unknown) => {
      logFailure(error);
      notify('error', serverMessageOr(error, t.notSaved));
      syncWithServer();
    });
  }
  return {
    status: isOffered ? ('offered' as const) : ('unavailable' as const),
    save: (view: StoredView) => run(() => save.mutateAsync(view)),
    remove: (id: string) => run(() => remove.mutateAsync(id)),
    setDefault: (id: string | undefined) => run(() => setDefault.mutateAsync(id ?? null)),
  };
}
