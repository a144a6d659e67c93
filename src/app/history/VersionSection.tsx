import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import type { Product } from '#contract/products/product.ts';
import type { ProductField } from '#contract/products/productFields.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { VersionDialog } from '#features/history/VersionDialog.tsx';
import { type Comparison, hasSameValues, type VersionState } from '#features/history/versionModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  buildRestoreBody,
  findVersionProblems,
  restoreFields,
} from '#features/products/form/restoreVersion.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { getReason, isRepeatable } from '../bulk/useBulkRun.ts';
import { historyQueries } from './historyQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { useRestoreVersion } from './productHistoryQueries.ts';
import { productQueries } from '../products/productQueries.ts';

type VersionSectionProps = {
  /** A write to a product. */
  entry: HistoryEntry;
  /** The add form, filled in from the version of a deleted product. */
  createAgainHref: string;
  onClose: () => void;
};

/** Loads the version that an entry replaced, and restores it. */
export function VersionSection({ entry, createAgainHref, onClose }: VersionSectionProps) {
  const loaded = useLoadedVersion(entry);
  const restoring = useRestoring(entry, loaded.refetchPresent, onClose);
  const state = loaded.state.status === 'compared' ? { ...loaded.state, ...restoring.step } : loaded.state;
  return (
    <VersionDialog
      entry={entry}
      state={state}
      createAgainHref={createAgainHref}
      onRetry={loaded.retry}
      onRestore={(fields) =>
        loaded.state.status === 'compared' && void restoring.restore(loaded.state, fields)
      }
      onCompareAgain={() => void restoring.compareAgain()}
      onClose={onClose}
    />
  );
}

type LoadedState = Extract<VersionState, { status: 'loading' | 'failed' | 'compared' | 'deleted' }>;

/** Loads the version and the present product. */
function useLoadedVersion(entry: HistoryEntry) {
  const t = useMessages('history').version;
  const version = useQuery(historyQueries.version(entry._id));
  const isDeletion = entry.kind === 'productDeleted';
  const present = useQuery({ ...productQueries.one(entry.subjectId), enabled: !isDeletion });
  useLogFailure(version.error ?? present.error);

  function getState(): LoadedState {
    if (version.data && (isDeletion || hasStatus(present.error, 404)))
      return { status: 'deleted', version: version.data };
    if (version.data && present.data)
      return { status: 'compared', version: version.data, present: present.data };
    const failed = [version, present].find((query) => !query.data && isFailedOrOffline(query));
    if (!failed) return { status: 'loading' };
    const isGone = hasStatus(failed.error, 404) || hasStatus(failed.error, 410);
    return {
      status: 'failed',
      text: serverMessageOr(failed.error, t.failed),
      retry: isGone ? 'pointless' : 'offered',
    };
  }
  return {
    state: getState(),
    retry() {
      if (!version.data) void version.refetch();
      if (!present.data && !isDeletion) void present.refetch();
    },
    refetchPresent: present.refetch,
  };
}

type RestoreStep =
  | { status: 'compared' | 'restoring' | 'comparing' }
  | { status: 'notRestored' | 'conflict'; text: string };

type Restoration = {
  restored: Product;
  /** The product before. */
  present: Product;
  /** The fields that were restored. */
  fields: readonly ProductField[];
};

/** Returns a function that says that fields were restored, with a button that takes it back, also after the dialog is closed. */
function useUndoToast(productId: string) {
  const t = useMessages('history').version;
  const { bulk: bulkMessages } = useMessages('listTools');
  const { toasts } = useMessages('adminShell');
  const client = useQueryClient();
  const { add } = useToast();
  const { mutateAsync } = useRestoreVersion(productId);

  async function undo({ restored, present, fields }: Restoration): Promise<void> {
    const { product } = await client.fetchQuery({ ...productQueries.one(productId), staleTime: 0 });
    if (!product) throw new Error(bulkMessages.noReason);
    if (!hasSameValues(product, restored, fields)) throw new Error(bulkMessages.changedMeanwhile);
    const body = buildRestoreBody(restoreFields(present, product, fields), product);
    await mutateAsync({ body, source: 'undo' });
  }
  async function undoAndNotify(restoration: Restoration) {
    try {
      await undo(restoration);
      add({ tone: 'success', text: t.restorationUndone });
    } catch (error) {
      logFailure(error);
      add({
        tone: 'error',
        text: t.restorationNotUndone(getReason(bulkMessages, error)),
        action: isRepeatable(error)
          ? { label: t.retry, onClick: () => void undoAndNotify(restoration) }
          : undefined,
      });
    }
  }
  return (restoration: Restoration) =>
    add({
      tone: 'success',
      text: t.restored,
      action: { label: toasts.undo, onClick: () => void undoAndNotify(restoration) },
    });
}

/** Restores fields of a version with the form's rules. Closes the dialog afterwards. */
function useRestoring(entry: HistoryEntry, refetchPresent: () => Promise<unknown>, onClose: () => void) {
  const t = useMessages('history').version;
  const { problems: messages } = useMessages('productForm').edit;
  const formats = useFormats();
  const offerUndo = useUndoToast(entry.subjectId);
  const [step, setStep] = useState<RestoreStep>({ status: 'compared' });
  const { mutateAsync } = useRestoreVersion(entry.subjectId);
  // A second press can arrive before the next render.
  const isSending = useRef(false);

  function toFailure(error: unknown): RestoreStep {
    if (hasStatus(error, 409)) return { status: 'conflict', text: serverMessageOr(error, t.conflict) };
    const isRefused = getApiFailure(error)?.kind === 'refused';
    return {
      status: 'notRestored',
      text: isRefused ? serverMessageOr(error, t.notRestored) : t.notRestored,
    };
  }
  async function send(restoration: Restoration) {
    const { restored, present } = restoration;
    isSending.current = true;
    setStep({ status: 'restoring' });
    try {
      await mutateAsync({ body: buildRestoreBody(restored, present), source: 'restore' });
      offerUndo(restoration);
      onClose();
    } catch (error) {
      logFailure(error);
      setStep(toFailure(error));
    } finally {
      isSending.current = false;
    }
  }
  return {
    step,
    async restore({ version, present }: Comparison, fields: readonly ProductField[]) {
      if (isSending.current) return;
      const restored = restoreFields(version, present, fields);
      const found = findVersionProblems(restored, present, { messages, currency: formats.currency });
      if (found.length > 0) setStep({ status: 'notRestored', text: t.invalid(found.join(' ')) });
      else await send({ restored, present, fields });
    },
    async compareAgain() {
      setStep({ status: 'comparing' });
      await refetchPresent();
      setStep({ status: 'compared' });
    },
  };
}
