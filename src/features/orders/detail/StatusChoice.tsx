import { useEffect, useRef } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '#contract/order.ts';
import { Select } from '#ui/select/Select.tsx';
import { statusLabels } from '../orderCopy.ts';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';

const options = ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] }));

export type StatusChoiceProps = {
  chosen: OrderStatus | undefined;
  onChoose: (status: OrderStatus) => void;
  disabledReason: string | undefined;
};

/** The five statuses, to choose one; it takes the focus, for it appears because somebody asked for it. */
export function StatusChoice({ chosen, onChoose, disabledReason }: StatusChoiceProps) {
  const select = useRef<HTMLButtonElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <div className="rounded-lg border border-border bg-surface-sunken px-4 pt-3 pb-4 print:hidden">
      <Select
        ref={select}
        label={copy.newStatus}
        placeholder={copy.chooseStatus}
        options={options}
        value={chosen}
        onChange={onChoose}
        disabledReason={disabledReason}
        className="sm:max-w-64"
      />
    </div>
  );
}
