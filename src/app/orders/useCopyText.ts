import { useNotify } from '../page/useNotify.ts';

/** Returns a function that copies a text and shows a toast with the outcome. */
export function useCopyText() {
  const notify = useNotify();
  return (text: string, copied: string, notCopied: string) =>
    // In a promise, because pages without HTTPS have no navigator.clipboard: the second toast shows then.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => notify('success', copied),
        () => notify('error', notCopied),
      );
}
