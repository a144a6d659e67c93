import { useWords } from '#features/words/useWords.ts';
import { ChevronLeft, ChevronRight, Copy, Printer } from 'lucide-react';
import { useFormats } from '#features/format/useFormats.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import type { Order } from '#contract/orders/order.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import type { Words } from '#languages/words.ts';
import { isChanging, type OrderDetail, type PrintKind, type Waiting } from './orderDetailModel.ts';
import { StatusUpdateButtons, type StatusUpdateButtonsProps } from './StatusUpdateControls.tsx';

export type OrderDialogFooterProps = StatusUpdateButtonsProps &
  Pick<OrderDetail, 'position'> & {
    onStep: (id: string) => void;
    onCopy: (id: string) => void;
    onPrint: (kind: PrintKind, order: Order) => void;
  };

/** On the left what goes on to other orders or other programs, on the right what ends or changes this one. */
export const OrderDialogFooter = (props: OrderDialogFooterProps) => {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-2">
      <div className="me-auto flex items-center gap-0.5 max-sm:w-full sm:-ms-2 max-sm:justify-between">
        <StepButtons {...props} />
        <span className="ms-2 flex items-center gap-0.5">
          <IconButton
            size="sm"
            icon={<Copy />}
            label={orderCopy.copyId}
            onClick={() => props.onCopy(props.order._id)}
          />
          <Menu label={copy.printMenu} trigger={printer} align="start" items={buildPrintItems(copy, props)} />
        </span>
      </div>
      <StatusUpdateButtons {...props} />
      {props.update.status === 'unavailable' && (
        // A finger finds no tip.
        <p className="hidden w-full text-xs text-text-muted pointer-coarse:block print:hidden">
          {copy.updateUnavailable}
        </p>
      )}
    </div>
  );
};

const printer = <Printer />;
const PRINT_KINDS = ['order', 'packingSlip', 'invoice'] as const satisfies readonly PrintKind[];

const buildPrintItems = (
  copy: Words['orderDetail']['orderDetailCopy'],
  { order, onPrint }: OrderDialogFooterProps,
) => PRINT_KINDS.map((kind) => ({ label: copy.printItems[kind], onSelect: () => onPrint(kind, order) }));

function StepButtons({ position, update, onStep }: OrderDialogFooterProps) {
  const { orderCopy } = useWords('orders');
  const { orderDetailCopy: copy } = useWords('orderDetail');
  const { listCopy } = useWords('list');
  const formats = useFormats();
  const place = position === 'elsewhere' ? undefined : position;
  const reason = isChanging(update)
    ? copy.changeFirst
    : position === 'elsewhere'
      ? copy.elsewhere
      : place
        ? undefined
        : copy.notAmong;
  const step = (id: string | undefined, waiting: Waiting | undefined, endReason: string) => ({
    size: 'sm' as const,
    disabledReason:
      reason ?? (id === undefined ? (waiting ? copy.neighbours[waiting] : endReason) : undefined),
    onClick: () => id !== undefined && onStep(id),
  });
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        icon={<ChevronLeft />}
        label={copy.previous}
        {...step(place?.previousId, place?.waiting?.previous, copy.onFirst)}
      />
      <output className="min-w-14 text-center text-xs text-text-muted tabular-nums">
        {place
          ? copy.position(place.number, formatRowCount(listCopy, formats, place.total))
          : orderCopy.missing}
      </output>
      <IconButton
        icon={<ChevronRight />}
        label={copy.next}
        {...step(place?.nextId, place?.waiting?.next, copy.onLast)}
      />
    </span>
  );
}
