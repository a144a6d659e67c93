import { Button, type ButtonProps } from '../button/Button.tsx';
import { useFilePicker } from '../image-grid/fileInput.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onClick' | 'accept'> & {
  /** Names what is chosen, for who hears the browser's own control. */
  label: string;
  /** The types that are offered, as for an input: ".csv,image/png". What is chosen is not checked here. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
};

/** A button that lets the browser ask for files. */
export function FileButton({ label, accept, onFiles, ...button }: FileButtonProps) {
  const { open, input } = useFilePicker({ label, accept, many: true, onPick: onFiles });
  return (
    <>
      <Button {...button} onClick={open} />
      {input}
    </>
  );
}
