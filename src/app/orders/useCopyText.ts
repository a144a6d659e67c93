import { useNotify } from '../shell/useNotify.ts';

/** Returns a function that copies a text and shows a toast with the outcome. */
export function useCopyText() {
  const notify = useNotify();
  return (text: string, copied: string, notCopied: string) =>
    // navigator.clipboard is undefined on pages without HTTPS, which must end in the second handler.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => notify('success', copied),
        () => notify('error', notCopied),
      );
}
