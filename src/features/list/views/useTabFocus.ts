import { type RefObject, useEffect, useRef } from 'react';
import type { ViewTabsState } from './viewModel.ts';

/**
 * Returns a function that moves the focus to the selected tab once the open view has changed, because that change
 * removes the pressed button. Without tabs, the focus moves to `fallback`.
 */
export function useTabFocus(
  tabs: RefObject<HTMLElement | null>,
  views: ViewTabsState | undefined,
  fallback: RefObject<HTMLElement | null>,
) {
  const viewState = JSON.stringify([views?.openView?.id, views?.status]);
  const stateAtRequest = useRef<string>(undefined);
  useEffect(() => {
    if (stateAtRequest.current === undefined || stateAtRequest.current === viewState) return;
    stateAtRequest.current = undefined;
    // After a closing dialog has returned the focus.
    const timer = setTimeout(() => {
      const selected = tabs.current?.querySelector<HTMLElement>('input:checked');
      (selected ?? fallback.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [tabs, fallback, viewState]);
  return () => {
    stateAtRequest.current = viewState;
  };
}
