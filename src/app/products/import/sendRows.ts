import type { QueryClient } from '@tanstack/react-query';
import type { Body, Call } from '#contract/call.ts';
import { createProduct, editProduct } from '#contract/products/productCalls.ts';
import type { Messages } from '#languages/messages.ts';
import { getImageFileName } from '#features/products/form/duplicateModel.ts';
import type { ProductSlot } from '#features/products/images/imageModel.ts';
import { buildImportBody, type RowOutcome, type SentRow } from '#features/products/import/importModel.ts';
import type { CallInput } from '../../api/buildRequest.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../../api/failure.ts';
import { fetchImage } from '../../api/fetchImage.ts';
import { send } from '../../api/send.ts';
import { runBulk } from '../../bulk/runBulk.ts';
import { createSourceIfAccepted } from '../../queries/changeSource.ts';
import { dashboardQueries } from '../../queries/dashboard.ts';
import { acceptsKeys } from '../../queries/idempotencyKey.ts';
import { runWrite } from '../../queries/listQueries.ts';
import { productQueries } from '../productQueries.ts';
import type { ImportLog } from './importLog.ts';

type ImportMessages = Messages['productImport']['importPage'];

export type SendRowsOptions = {
  client: QueryClient;
  rows: readonly SentRow[];
  /** Recorded in the history. */
  fileName: string;
  log: ImportLog;
  /** When aborted, no further row starts. Pending calls are awaited. */
  controller: AbortController;
  onOutcome: (row: number, outcome: RowOutcome) => void;
};

/** Sends rows, several at a time. Stops at a failure that would affect every row, and returns its message. */
export async function sendRows(
  t: ImportMessages,
  { client, rows, fileName, log, controller, onOutcome }: SendRowsOptions,
): Promise<string | undefined> {
  let failure: string | undefined;
  const run = async (row: SentRow) => {
    const outcome = await sendRow(t, { client, fileName, log }, row).catch(
      (error: unknown): RowOutcome | undefined => {
        if (isFatal(error)) {
          logFailure(error);
          failure = getFatalMessage(t, error);
          controller.abort();
        }
        return toOutcome(t, row, error, { client, log });
      },
    );
    if (outcome) onOutcome(row.number, outcome);
  };
  await runBulk({ items: rows, run, signal: controller.signal, onProgress: () => {} });
  await invalidateAfterImport(client, getEditedIds(rows)).catch(logFailure);
  return failure;
}

/** Returns the products whose cached data is outdated now. */
const getEditedIds = (rows: readonly SentRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'update' ? [row.productId] : []));

async function sendRow(
  t: ImportMessages,
  { client, fileName, log }: Pick<SendRowsOptions, 'client' | 'fileName' | 'log'>,
  row: SentRow,
): Promise<RowOutcome> {
  const keys = acceptsKeys(client);
  const source = createSourceIfAccepted(client, 'import', fileName);
  if (row.kind === 'update') {
    await editImportedProduct(client, row.productId, {
      body: row.body,
      idempotencyKey: keys ? log.getKey(row.number, row.body.product.updatedAt ?? '') : undefined,
      source,
    });
    log.markDone(row.number);
    return { kind: 'updated' };
  }
  const images = await loadImages(row.product.values.images);
  if (images.status === 'missing') return { kind: 'refused', reason: t.imageNotLoaded(images.url) };
  log.markSent(row.number);
  await createImportedProduct(client, {
    body: buildImportBody(row.product, images.files),
    idempotencyKey: keys ? log.getKey(row.number) : undefined,
    source,
  });
  log.markDone(row.number);
  return { kind: 'created' };
}

type LoadedImages = { status: 'loaded'; files: readonly File[] } | { status: 'missing'; url: string };

/** Loads a row's images as files, in order. */
async function loadImages(slots: readonly ProductSlot[]): Promise<LoadedImages> {
  const files: File[] = [];
  for (const [index, slot] of slots.entries()) {
    const file = slot.from === 'disk' ? slot.file : await fetchFile(slot.image.url, index + 1);
    if (!file) return { status: 'missing', url: slot.id };
    files.push(file);
  }
  return { status: 'loaded', files };
}

async function fetchFile(url: string, position: number): Promise<File | undefined> {
  const blob = await fetchImage(url, new AbortController().signal);
  return blob && new File([blob], getImageFileName(position, blob.type), { type: blob.type });
}

/** Returns the outcome of a failed row; undefined if it can be sent again. */
function toOutcome(
  t: ImportMessages,
  row: SentRow,
  error: unknown,
  { client, log }: Pick<SendRowsOptions, 'client' | 'log'>,
): RowOutcome | undefined {
  if (mayHaveSucceeded(error) && row.kind === 'create') {
    // Stays unsure in the log. With a key it can be sent again, because the backend creates no second product.
    return acceptsKeys(client) && isFatal(error) ? undefined : { kind: 'refused', reason: t.noAnswer };
  }
  log.markRefused(row.number);
  return isFatal(error) ? undefined : { kind: 'refused', reason: getReason(t, error) };
}

const getStatus = (error: unknown): number | undefined => {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' ? failure.status : undefined;
};

/** Returns whether the backend may have saved the row: no response, an unreadable one, or a gateway error. */
const mayHaveSucceeded = (error: unknown) =>
  [502, 504].includes(getStatus(error) ?? 0) || getApiFailure(error)?.kind !== 'refused';

/** Returns whether all other rows would fail too. */
const isFatal = (error: unknown) =>
  getApiFailure(error)?.kind === 'unreachable' || [401, 429, 502, 503, 504].includes(getStatus(error) ?? 0);

const getFatalMessage = (t: ImportMessages, error: unknown) =>
  getApiFailure(error)?.kind === 'unreachable' ? t.unreachable : serverMessageOr(error, t.storeFailed);

const getReason = (t: ImportMessages, error: unknown) =>
  hasStatus(error, 409) ? t.changedMeanwhile : serverMessageOr(error, t.noReason);

type ImportRequest<B> = { body: B } & Pick<CallInput<Call>, 'idempotencyKey' | 'source'>;

const createImportedProduct = (client: QueryClient, request: ImportRequest<Body<typeof createProduct>>) =>
  runWrite(client, 'products', () => send(createProduct, { params: {}, ...request }));

const editImportedProduct = (
  client: QueryClient,
  productId: string,
  request: ImportRequest<Body<typeof editProduct>>,
) => runWrite(client, 'products', () => send(editProduct, { params: { productId }, ...request }));

/** Refreshes the cached data once after an import. */
async function invalidateAfterImport(client: QueryClient, editedIds: Iterable<string>) {
  for (const id of editedIds) client.removeQueries({ queryKey: productQueries.one(id).queryKey });
  void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
  await productQueries.invalidate(client);
}
