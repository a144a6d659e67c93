import { useState } from 'react';

type Decision = 'stay' | 'reload' | 'overwrite';

/** Opens the conflict dialog. `ask` resolves with the administrator's decision. */
export function useConflict() {
  const [pending, setPending] = useState<{ message: string; resolve: (decision: Decision) => void }>();
  return {
    state: pending
      ? ({ status: 'open', message: pending.message } as const)
      : ({ status: 'closed' } as const),
    ask: (message: string) => new Promise<Decision>((resolve) => setPending({ message, resolve })),
    decide(decision: Decision) {
      pending?.resolve(decision);
      setPending(undefined);
    },
  };
}
