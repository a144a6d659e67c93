import { useState } from 'react';

type Decision = 'stay' | 'reload' | 'overwrite';

/** Opens the ConflictDialog, which gets `dialog` as props. `ask` resolves with the administrator's decision. */
export function useConflict() {
  const [pending, setPending] = useState<{ message: string; resolve: (decision: Decision) => void }>();
  const decide = (decision: Decision) => () => {
    pending?.resolve(decision);
    setPending(undefined);
  };
  return {
    ask: (message: string) => new Promise<Decision>((resolve) => setPending({ message, resolve })),
    dialog: {
      state: pending
        ? ({ status: 'open', message: pending.message } as const)
        : ({ status: 'closed' } as const),
      onStay: decide('stay'),
      onReload: decide('reload'),
      onOverwrite: decide('overwrite'),
    },
  };
}
