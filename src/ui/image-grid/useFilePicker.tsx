import { type ChangeEvent, useRef } from 'react';

type FilePicker = {
  label: string;
  /** The types to offer, as for an input: "image/png,image/jpeg". */
  accept: string;
  many: boolean;
  onPick: (files: readonly File[]) => void;
};

/** The browser's way to choose files, for a button that looks like ours. */
export function useFilePicker({ label, accept, many, onPick }: FilePicker) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Else the same file could not be chosen again.
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
