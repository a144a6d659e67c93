import { useNotify } from '../shell/useNotify.ts';

/** Puts a text on the clipboard, where the browser has one for this page, and says whether it is there. */
export function useCopyText() {
  const notify = useNotify();
  return (text: string, copied: string, notCopied: string) =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => notify('success', copied),
        () => notify('error', notCopied),
      );
}
