import { lazy, Suspense, useEffect, useState } from 'react';

const TooltipPopup = lazy(() =>
  import('#ui/tooltip/TooltipPopup.tsx').then(
    (module) => ({ default: module.TooltipPopup }),
    // The page works without tooltips: controls have accessible names.
    () => ({ default: () => null }),
  ),
);

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Loads the popup of the tooltips at the first key press or movement of the mouse. Touch opens no tooltips. */
export function LazyTooltipPopup() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) return;
    const controller = new AbortController();
    const load = (event: Event) => {
      if (!isTouch(event)) setNeeded(true);
    };
    for (const type of ['pointermove', 'keydown'])
      addEventListener(type, load, { capture: true, passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isNeeded]);
  return <Suspense>{isNeeded && <TooltipPopup />}</Suspense>;
}
