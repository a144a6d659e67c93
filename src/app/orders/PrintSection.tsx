import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Invoice, INVOICES_CAPABILITY } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { OrderSheets, type SheetKind } from '#features/orders/print/OrderSheets.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../api/failure.ts';
import { orderQueries } from '../queries/orders.ts';
import { useCapability } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';
import { useNotify } from '../shell/useNotify.ts';

export type PrintSectionProps = { kind: SheetKind; orders: readonly Order[]; onDone: () => void };

/** Prints sheets. If the backend numbers invoices, gets their numbers first. */
export function PrintSection({ kind, orders, onDone }: PrintSectionProps) {
  const t = useMessages('orderDetail').printDialog;
  const notify = useNotify();
  const isNumbered = useCapability(INVOICES_CAPABILITY) === 'offered' && kind === 'invoice';
  const { data, error } = useQuery({
    ...orderQueries.invoices(orders.map(({ _id }) => _id)),
    enabled: isNumbered,
  });
  const fail = useEffectEvent((failure: Error) => {
    logFailure(failure);
    notify('error', serverMessageOr(failure, t.invoiceFailed));
    onDone();
  });
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  if (isNumbered && !data) return null;
  return <PrintedSheets {...{ kind, orders, onDone }} invoices={data?.invoices} />;
}

const decodeImages = (element: HTMLElement | null) =>
  Promise.allSettled([...(element?.querySelectorAll('img') ?? [])].map((image) => image.decode()));

/** Renders the sheets, prints them, and removes them when the print dialog closes. */
function PrintedSheets({ onDone, ...sheets }: PrintSectionProps & { invoices: Invoice[] | undefined }) {
  const { storeName, contact, logo } = useSettings();
  const element = useRef<HTMLDivElement>(null);
  const onAfterPrint = useEffectEvent(onDone);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('afterprint', onAfterPrint, controller);
    const print = async () => {
      await decodeImages(element.current);
      if (!controller.signal.aborted) window.print();
    };
    // Delayed, so that Strict Mode's second effect doesn't print twice.
    const timer = setTimeout(() => void print());
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return createPortal(
    <div ref={element} data-print="only" className="hidden print:block">
      <OrderSheets {...sheets} store={{ name: storeName, logoUrl: logo?.url, ...contact }} />
    </div>,
    document.body,
  );
}
