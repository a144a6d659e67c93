import { type DragEvent, useState, type ChangeEvent, useRef } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Handles files dragged in from outside the page. */
export function useFileDrop(onDropped: (files: readonly File[]) => void) {
  const [state, setState] = useState<'idle' | 'over'>('idle');
  const enter = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setState('over');
  };
  return {
    state,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setState('idle');
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setState('idle');
        onDropped([...event.dataTransfer.files]);
      },
    },
  };
}

type FilePicker = {
  label: string;
  /** File types to offer: "image/png,image/jpeg". */
  accept: string;
  many: boolean;
  onPick: (files: readonly File[]) => void;
};

/** Opens the browser's file picker from any button. */
export function useFilePicker({ label, accept, many, onPick }: FilePicker) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise the same file couldn't be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onPick(files);
  };
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={many}
        onChange={pick}
      />
    ),
  };
}
