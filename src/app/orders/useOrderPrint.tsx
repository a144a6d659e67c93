import { type ComponentType, useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import type { PrintKind } from '#features/orders/detail/orderDetailModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { PrintSectionProps } from './PrintSection.tsx';

type Job = Pick<PrintSectionProps, 'kind' | 'orders'> & { Section: ComponentType<PrintSectionProps> };

/** Prints the order as it is shown, or a sheet about it, whose code comes when it is asked for. */
export function useOrderPrint() {
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const [job, setJob] = useState<Job>();
  const notify = useNotify();
  const print = (kind: PrintKind, order: Order) => {
    if (kind === 'order') return window.print();
    import('./PrintSection.tsx').then(
      ({ PrintSection }) => setJob({ kind, orders: [order], Section: PrintSection }),
      (error: unknown) => {
        logFailure(error);
        notify('error', copy.notPrinted);
      },
    );
  };
  const sheets = job && <job.Section kind={job.kind} orders={job.orders} onDone={() => setJob(undefined)} />;
  return { print, sheets };
}
