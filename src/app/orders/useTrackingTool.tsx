import { Truck } from 'lucide-react';
import { useState, useTransition } from 'react';
import { UPDATE_STATUS_CAPABILITY } from '#contract/orders/orderCalls.ts';
import { TRACKING_CAPABILITY } from '#contract/orders/orderEvents.ts';
import type { ListTool } from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useCapability } from '../session/useSession.ts';

/** The dialog that adds tracking to several orders. Its code is loaded when it opens. */
export type OrderTracking = {
  capability: 'offered' | 'unavailable';
  status: 'open' | 'closed';
  open: () => void;
  close: () => void;
};

/** The tool that adds tracking to several orders; none if the backend keeps no tracking. */
export function useTrackingTool(): { tools: readonly ListTool[]; tracking: OrderTracking } {
  const { add } = useMessages('orderTools').bulkTracking;
  const canSetStatus = useCapability(UPDATE_STATUS_CAPABILITY) === 'offered';
  const capability = useCapability(TRACKING_CAPABILITY);
  const [status, setStatus] = useState<OrderTracking['status']>('closed');
  const [isLoading, startTransition] = useTransition();
  const open = () => startTransition(() => setStatus('open'));
  const tool: ListTool = {
    label: add,
    icon: <Truck />,
    status: isLoading ? 'busy' : 'ready',
    onSelect: open,
  };
  const offered = canSetStatus ? capability : 'unavailable';
  return {
    tools: offered === 'offered' ? [tool] : [],
    tracking: { capability: offered, status, open, close: () => setStatus('closed') },
  };
}
