import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListName } from '#contract/lists/listRules.ts';
import { type StoredView, VIEWS_CAPABILITY } from '#contract/lists/views.ts';
import { replaceNamesAsIds } from '#features/list/views/viewChanges.ts';
import type { ListViews } from '#features/list/views/viewModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../../api/failure.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';
import { viewMutations, viewQueries } from '../../queries/views.ts';
import { useCapability } from '../../session/useSession.ts';
import { useNotify } from '../../shell/useNotify.ts';
import type { ChangeViews } from './storedViews.ts';

type ServerViewsOptions = {
  /** Undefined if the views of the list stay in the browser. */
  list: ListName | undefined;
  email: string;
  /** The browser's copy. */
  views: ListViews;
  change: ChangeViews;
};

/**
 * Keeps the browser's copy of the views up to date, and sends changes to the server. Views that only the browser has
 * stored are sent once. Does nothing if the backend stores no views.
 */
export function useServerViews({ list, email, views, change }: ServerViewsOptions) {
  const t = useMessages('list').viewTabs;
  const client = useQueryClient();
  const notify = useNotify();
  const isOffered = useCapability(VIEWS_CAPABILITY) === 'offered' && list !== undefined;
  const scope = { list: list ?? 'products', email } as const;
  const options = viewQueries.all(scope);
  const { data } = useQuery({ ...options, enabled: isOffered });
  const save = useMutation(viewMutations.save(client, scope));
  const remove = useMutation(viewMutations.remove(client, scope));
  const setDefault = useMutation(viewMutations.setDefault(client, scope));
  /** Number of changes that are being sent. The copy has them already. */
  const pendingCount = useRef(0);

  /** Replaces the copy with the views on the server. */
  function copyFromServer() {
    const stored = client.getQueryData(options.queryKey);
    if (!stored || pendingCount.current > 0) return;
    change((latest) => ({
      ...latest,
      saved: stored.views,
      first: stored.defaultId ?? undefined,
      source: 'server',
    }));
  }

  async function sendChange(request: () => Promise<unknown>) {
    pendingCount.current += 1;
    try {
      await request();
    } finally {
      pendingCount.current -= 1;
    }
  }

  /** Sends the browser's views. After a failure they stay in the browser, and are sent again on the next visit. */
  async function moveToServer() {
    const { saved, first } = replaceNamesAsIds(views, createRandomKey);
    for (const view of saved) await save.mutateAsync(view);
    if (first !== undefined && !data?.defaultId) await setDefault.mutateAsync(first);
  }

  const onLoaded = useEffectEvent(() => {
    if (views.source === 'server' || views.saved.length === 0) return copyFromServer();
    if (pendingCount.current === 0) sendChange(moveToServer).then(copyFromServer, logFailure);
  });
  useEffect(() => {
    if (data) onLoaded();
  }, [data]);

  function run(request: () => Promise<unknown>) {
    if (!isOffered) return;
    sendChange(request).then(copyFromServer, (error: unknown) => {
      logFailure(error);
      notify('error', serverMessageOr(error, t.notSaved));
      copyFromServer();
    });
  }
  return {
    status: isOffered ? ('offered' as const) : ('unavailable' as const),
    save: (view: StoredView) => run(() => save.mutateAsync(view)),
    remove: (id: string) => run(() => remove.mutateAsync(id)),
    setDefault: (id: string | undefined) => run(() => setDefault.mutateAsync(id ?? null)),
  };
}
