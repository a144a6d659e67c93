import { type Toast, type ToastTone, useToast } from '#ui/toast/ToastProvider.tsx';

/** Returns a function that shows a toast. */
export function useNotify(): (tone: ToastTone, text: string, announcement?: Toast['announcement']) => void {
  const { add } = useToast();
  return (tone, text, announcement) => add({ tone, text, announcement });
}
