import { useCallback } from 'react';
import { paths } from '#features/paths.ts';
import type { ToastTone } from '#ui/toast/toastQueue.ts';
import { usePathname } from '../router/PathnameContext.ts';
import { useToast } from '#ui/toast/ToastProvider.tsx';

/** Says something in passing: bottom centre on the dashboard, elsewhere top right, where it covers no field. */
export function useNotify(): (tone: ToastTone, text: string) => void {
  const toast = useToast();
  const position = usePathname() === paths.dashboard ? 'bottom-center' : 'top-right';
  return useCallback((tone, text) => toast({ tone, text, position }), [toast, position]);
}
