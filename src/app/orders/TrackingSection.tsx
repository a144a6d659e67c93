import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { decodeText, isDocument } from '#features/csv/decodeText.ts';
import type { SelectableRow } from '#features/list/selection.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { TrackingPlan } from '#features/orders/bulk/orderBulkAction.ts';
import { toSelectableOrder } from '#features/orders/bulk/toSelectableOrder.ts';
import { TrackingDialog, type TrackingState } from '#features/orders/bulk/TrackingDialog.tsx';
import { parseTrackingLines } from '#features/orders/bulk/trackingLines.ts';
import {
  checkTrackingLines,
  createTrackingPlan,
  getSkippedText,
  isReady,
  type TrackingInput,
} from '#features/orders/bulk/trackingModel.ts';
import { logFailure } from '../api/failure.ts';
import { findOrders } from './findOrders.ts';

/** Larger files are no list of tracking numbers, and make the field slow. */
const MAX_FILE_BYTES = 1_000_000;

type TrackingSectionProps = {
  /** Kept by the caller, so that nothing typed is lost when the dialog is closed. */
  input: TrackingInput;
  onInput: (input: TrackingInput) => void;
  /** `skippedText` has the lines that are not saved. */
  onConfirm: (plan: TrackingPlan, rows: readonly SelectableRow[], skippedText: string) => void;
  onClose: () => void;
};

/** Takes tracking numbers and finds their orders. */
export function TrackingSection({ input, onInput, onConfirm, onClose }: TrackingSectionProps) {
  const orderMessages = useMessages('orders');
  const client = useQueryClient();
  const [state, setState] = useState<TrackingState>({ status: 'entering', file: 'none' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function check() {
    const { signal } = (controller.current = new AbortController());
    const lines = parseTrackingLines(input.text);
    const texts = new Set(lines.map(({ order }) => order));
    const show = (done: number) =>
      !signal.aborted && setState({ status: 'checking', done, total: texts.size });
    show(0);
    const found = await findOrders(client, texts, { signal, onProgress: show });
    if (!signal.aborted) setState({ status: 'checked', lines: checkTrackingLines(lines, found, input) });
  }

  async function readFile(file: File) {
    const text = await readText(file);
    if (text !== undefined) onInput({ ...input, text });
    setState({ status: 'entering', file: text === undefined ? 'unreadable' : 'none' });
  }

  return (
    <TrackingDialog
      state={state}
      input={input}
      onInput={(next) => {
        setState({ status: 'entering', file: 'none' });
        onInput(next);
      }}
      onFile={(file) => void readFile(file)}
      onCheck={() => void check()}
      onBack={() => {
        controller.current?.abort();
        setState({ status: 'entering', file: 'none' });
      }}
      onConfirm={() => {
        if (state.status !== 'checked') return;
        const rows = state.lines.filter(isReady).map(({ found }) => toSelectableOrder(orderMessages, found));
        onConfirm(createTrackingPlan(state.lines, input.status), rows, getSkippedText(state.lines));
      }}
      onClose={onClose}
    />
  );
}

/** Returns the text of a file; undefined if it is no text, or much too long. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const bytes = await file.arrayBuffer().then((buffer) => new Uint8Array(buffer), logFailure);
  return bytes && !isDocument(bytes) ? decodeText(bytes)?.text : undefined;
}
