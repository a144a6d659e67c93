import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/orders/order.ts';
import { OrderSheets, type SheetKind } from '#features/orders/print/OrderSheets.tsx';
import { useSettings } from '../settings.ts';

export type PrintSectionProps = { kind: SheetKind; orders: readonly Order[]; onDone: () => void };

/** Renders the sheets, prints them, and removes them when the print dialog closes. */
export function PrintSection({ kind, orders, onDone }: PrintSectionProps) {
  const { storeName, contact } = useSettings();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('afterprint', done, stop);
    // Delayed, because React runs effects twice in development.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return createPortal(
    <div data-print="only" className="hidden print:block">
      <OrderSheets kind={kind} orders={orders} store={{ name: storeName, ...contact }} />
    </div>,
    document.body,
  );
}
