import { useEffect, useEffectEvent, useRef } from 'react';
import { getPreviewUrls, type ProductSlot } from './imageModel.ts';

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Receives files that are pasted into the page or dropped beside the drop zone. Otherwise the browser would open a
 * dropped file and lose the form.
 */
export function usePastedOrDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((data: DataTransfer) => onFiles([...data.files]));
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const onPaste = ({ clipboardData: data }: ClipboardEvent) => {
      // Some programs copy text with an image of it: the text is meant.
      if (data && carriesFiles(data) && !data.types.includes('text/plain')) take(data);
    };
    const stop = new AbortController();
    document.addEventListener('dragover', onDragOver, stop);
    document.addEventListener('drop', onDrop, stop);
    document.addEventListener('paste', onPaste, stop);
    return () => stop.abort();
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
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Strict Mode unmounts and remounts once: the initial previews must survive that.
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => previousUrls.current.forEach((url) => URL.revokeObjectURL(url)));
    };
  }, []);
}
