import { type ComponentType, useState } from 'react';
import { logFailure } from '../api/failure.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useNotify } from './useNotify.ts';

type Opening<Props> =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'open'; Opened: ComponentType<Props> };

/** What a tool of a list or of the shell opens. Its code is loaded with the press: nobody waits for it who does not use it. */
export function useLazyTool<Props>(load: () => Promise<ComponentType<Props>>, notLoaded: string) {
  const [opening, setOpening] = useState<Opening<Props>>({ status: 'closed' });
  const notify = useNotify();
  const close = () => setOpening({ status: 'closed' });
  const open = useEventCallback(() => {
    setOpening({ status: 'loading' });
    load().then(
      (Opened) => setOpening({ status: 'open', Opened }),
      (error: unknown) => {
        logFailure(error);
        notify('error', notLoaded);
        close();
      },
    );
  });
  return {
    /** Of the button that opens it. */
    status: opening.status === 'loading' ? ('busy' as const) : ('ready' as const),
    Opened: opening.status === 'open' ? opening.Opened : undefined,
    open,
    close,
  };
}
