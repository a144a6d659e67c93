import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files dragged here from outside. What is dragged inside the page is none of it. */
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
