import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/orders/order.ts';
import { OrderSheets, type SheetKind } from '#features/orders/print/OrderSheets.tsx';
import { useSettings } from '../settings.ts';

export type PrintSectionProps = { kind: SheetKind; orders: readonly Order[]; onDone: () => void };

/** Renders the sheets, prints them, and removes them when the print dialog closes. */
export function PrintSection({ kind, orders, onDone }: PrintSectionProps) {
  const { storeName, contact } = useSettings();
  const onAfterPrint = useEffectEvent(onDone);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('afterprint', onAfterPrint, controller);
    // Delayed, so that Strict Mode's second effect doesn't print twice.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return createPortal(
    <div data-print="only" className="hidden print:block">
      <OrderSheets kind={kind} orders={orders} store={{ name: storeName, ...contact }} />
    </div>,
    document.body,
  );
}
