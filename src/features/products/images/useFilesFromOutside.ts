import { useEffect, useEffectEvent } from 'react';

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Files that come to the page as a whole: pasted, or dropped beside the place for them. Unheard, the browser would open
 * a dropped file instead of the page, and what was typed would be gone.
 */
export function useFilesFromOutside(onFiles: (files: readonly File[]) => void) {
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
      // Copied text brings a picture of itself along from some programs: the text is meant.
      if (data && carriesFiles(data) && !data.types.includes('text/plain')) take(data);
    };
    const stop = new AbortController();
    document.addEventListener('dragover', onDragOver, stop);
    document.addEventListener('drop', onDrop, stop);
    document.addEventListener('paste', onPaste, stop);
    return () => stop.abort();
  }, []);
}
