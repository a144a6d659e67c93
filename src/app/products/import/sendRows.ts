import type { QueryClient } from '@tanstack/react-query';
import type { Messages } from '#languages/messages.ts';
import { buildImportBody, type RowOutcome, type SentRow } from '#features/products/import/importModel.ts';
import { getApiFailure, isRefusedWith, logFailure, serverMessageOr } from '../../api/failure.ts';
import { runBulk } from '../../bulk/runBulk.ts';
import { acceptsKeys } from '../../queries/idempotencyKey.ts';
import { createImported, editImported, invalidateAfterImport } from '../../queries/productBatches.ts';
import { loadImages } from './importImageFiles.ts';
import type { ImportLog } from './importLog.ts';

type ImportMessages = Messages['productImport']['importPage'];

export type SendRowsOptions = {
  client: QueryClient;
  rows: readonly SentRow[];
  log: ImportLog;
  /** When aborted, no further row starts. Pending calls are awaited. */
  stop: AbortController;
  onOutcome: (row: number, outcome: RowOutcome) => void;
};

/** Sends rows, four at a time. Stops with a message if the store can't be reached. */
export async function sendRows(
  t: ImportMessages,
  { client, rows, log, stop, onOutcome }: SendRowsOptions,
): Promise<string | undefined> {
  let failure: string | undefined;
  const run = async (row: SentRow) => {
    const outcome = await sendRow(t, { client, log }, row).catch((error: unknown): RowOutcome | undefined => {
      if (isFatal(error)) {
        logFailure(error);
        failure = describeStop(t, error);
        stop.abort();
      }
      return toOutcome(t, row, error, { client, log });
    });
    if (outcome) onOutcome(row.number, outcome);
  };
  await runBulk({ items: rows, run, signal: stop.signal, onProgress: () => {} });
  await invalidateAfterImport(client, getEditedIds(rows)).catch(logFailure);
  return failure;
}

/** Returns the products whose cached data is outdated now. */
const getEditedIds = (rows: readonly SentRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'update' ? [row.productId] : []));

async function sendRow(
  t: ImportMessages,
  { client, log }: Pick<SendRowsOptions, 'client' | 'log'>,
  row: SentRow,
): Promise<RowOutcome> {
  const keys = acceptsKeys(client);
  if (row.kind === 'update') {
    await editImported(client, row.productId, {
      body: row.body,
      idempotencyKey: keys ? log.getKey(row.number, row.body.product.updatedAt ?? '') : undefined,
    });
    log.finish(row.number);
    return { kind: 'updated' };
  }
  const images = await loadImages(row.product.values.images);
  if (images.status === 'missing') return { kind: 'refused', reason: t.imageNotLoaded(images.address) };
  log.begin(row.number);
  await createImported(client, {
    body: buildImportBody(row.product, images.files),
    idempotencyKey: keys ? log.getKey(row.number) : undefined,
  });
  log.finish(row.number);
  return { kind: 'created' };
}

/** Returns the outcome of a failed row; undefined if it can be sent again. */
function toOutcome(
  t: ImportMessages,
  row: SentRow,
  error: unknown,
  { client, log }: Pick<SendRowsOptions, 'client' | 'log'>,
): RowOutcome | undefined {
  if (mayHaveSucceeded(error) && row.kind === 'create') {
    // With its key it creates nothing twice. The log keeps it as unsure, for a backend without keys.
    return acceptsKeys(client) && isFatal(error) ? undefined : { kind: 'refused', reason: t.noAnswer };
  }
  log.drop(row.number);
  return isFatal(error) ? undefined : { kind: 'refused', reason: getReason(t, error) };
}

const getStatus = (error: unknown): number | undefined => {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' ? failure.status : undefined;
};

/** The backend may have stored it all the same: a gateway error, or a response that can't be read. */
const mayHaveSucceeded = (error: unknown) =>
  [502, 504].includes(getStatus(error) ?? 0) || getApiFailure(error)?.kind !== 'refused';

/** Returns whether all other rows would fail too. */
const isFatal = (error: unknown) =>
  getApiFailure(error)?.kind === 'unreachable' || [401, 429, 502, 503, 504].includes(getStatus(error) ?? 0);

const describeStop = (t: ImportMessages, error: unknown) =>
  getApiFailure(error)?.kind === 'unreachable' ? t.unreachable : serverMessageOr(error, t.storeFailed);

const getReason = (t: ImportMessages, error: unknown) =>
  isRefusedWith(409, error) ? t.changedMeanwhile : serverMessageOr(error, t.noReason);
