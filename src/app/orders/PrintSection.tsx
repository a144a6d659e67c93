import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Invoice, INVOICES_CAPABILITY } from '#contract/orders/invoiceCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { OrderSheets } from '#features/orders/print/OrderSheets.tsx';
import type { SheetKind } from '#features/orders/orderModel.ts';
import { PrintDialog, type PrintDialogState } from '#features/orders/print/PrintDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useIssueInvoices } from './orderQueries.ts';
import { useCapability } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';

export type PrintSectionProps = Pick<ComponentProps<typeof OrderSheets>, 'notes'> & {
  kind: SheetKind;
  orders: readonly Order[];
  onDone: () => void;
};

/** Prints sheets. If the backend numbers invoices, gets their numbers first. */
export function PrintSection(props: PrintSectionProps) {
  const isNumbered = useCapability(INVOICES_CAPABILITY) === 'offered' && props.kind === 'invoice';
  return isNumbered ? <NumberedInvoices {...props} /> : <PrintedSheets {...props} invoices={undefined} />;
}

/** Gets the numbers, then prints the invoices. Without numbers, nothing is printed. */
function NumberedInvoices({ kind, orders, onDone }: PrintSectionProps) {
  const t = useMessages('orderDetail').printDialog;
  const { mutate, data, error } = useIssueInvoices();
  useLogFailure(error);
  const issue = () => mutate(orders.map(({ _id }) => _id));
  const issueFirst = useEffectEvent(issue);
  useEffect(() => {
    // Delayed, so that Strict Mode's second effect doesn't request them twice.
    const timer = setTimeout(() => issueFirst());
    return () => clearTimeout(timer);
  }, []);
  if (data) return <PrintedSheets {...{ kind, orders, onDone }} invoices={data.invoices} />;
  const state: PrintDialogState = error
    ? { status: 'failed', text: serverMessageOr(error, t.invoiceFailed) }
    : { status: 'numbering' };
  return <PrintDialog kind={kind} state={state} onRetry={issue} onClose={onDone} />;
}

const decodeImages = (element: HTMLElement | null) =>
  Promise.allSettled([...(element?.querySelectorAll('img') ?? [])].map((image) => image.decode()));

/** Renders the sheets, prints them, and removes them when the print dialog closes. */
function PrintedSheets({ onDone, ...sheets }: PrintSectionProps & { invoices: Invoice[] | undefined }) {
  const { storeName, contact, taxNumber, logo } = useSettings();
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
      <OrderSheets {...sheets} store={{ name: storeName, logoUrl: logo?.url, taxNumber, ...contact }} />
    </div>,
    document.body,
  );
}
