import { useEffect, useEffectEvent, useRef } from 'react';
import { getPreviewUrls, type ProductSlot } from './imageModel.ts';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Receives files that are pasted, or dropped outside of the drop zone. Otherwise, the browser would open a
 * dropped file and lose the form.
 */
export function usePastedOrDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const receive = useEffectEvent((data: DataTransfer) => onFiles([...data.files]));
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      receive(event.dataTransfer);
    };
    const onPaste = ({ clipboardData: data }: ClipboardEvent) => {
      // Some programs also copy an image of copied text. Ignore it.
      if (data && hasFiles(data) && !data.types.includes('text/plain')) receive(data);
    };
    const controller = new AbortController();
    document.addEventListener('dragover', onDragOver, controller);
    document.addEventListener('drop', onDrop, controller);
    document.addEventListener('paste', onPaste, controller);
    return () => controller.abort();
  }, []);
}

/** Revokes the object URLs of previews that are no longer shown. */
export function useRevokeObjectUrls(slots: readonly ProductSlot[]) {
  const previousUrls = useRef<readonly string[]>([]);
  useEffect(() => {
    const urls = getPreviewUrls(slots);
    for (const url of previousUrls.current) if (!urls.includes(url)) URL.revokeObjectURL(url);
    previousUrls.current = urls;
  }, [slots]);
  const cleanupTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Delayed, because Strict Mode remounts once and the initial previews must survive that.
    clearTimeout(cleanupTimer.current);
    return () => {
      cleanupTimer.current = setTimeout(() =>
        previousUrls.current.forEach((url) => URL.revokeObjectURL(url)),
      );
    };
  }, []);
}
