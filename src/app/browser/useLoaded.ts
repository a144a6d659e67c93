import { useEffect, useEffectEvent, useState } from 'react';

/** Gets code once it is needed; a failure is told, and the next need tries again. */
export function useLoaded<Module>(
  need: 'needed' | 'notNeeded',
  load: () => Promise<Module>,
  onFailure: (error: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const fail = useEffectEvent(onFailure);
  const isWanted = need === 'needed' && !module;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      // In a function: a component would be called for the next state.
      (loaded) => setModule(() => loaded),
      (error: unknown) => fail(error),
    );
  }, [isWanted, load]);
  return module;
}
