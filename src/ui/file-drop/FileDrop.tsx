import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFileDrop, useFilePicker } from '../image-grid/fileInput.tsx';
import { Button, type ButtonProps } from '../button/Button.tsx';

type FileDropProps = ComponentProps<'div'> &
  Pick<FileButtonProps, 'label' | 'accept' | 'icon' | 'onFiles'> & {
    /** Text of the button. */
    action: string;
    /** Below the button: what can be dropped. */
    children: ReactNode;
  };

/** A drop zone for files with a button to choose them. Doesn't check the files. */
export function FileDrop({
  label,
  accept,
  icon,
  onFiles,
  action,
  className,
  children,
  ...rest
}: FileDropProps) {
  const drop = useFileDrop(onFiles);
  return (
    <div
      {...rest}
      {...drop.handlers}
      data-drop={drop.state}
      className={clsx(
        'grid justify-items-center gap-2 rounded-md border border-dashed border-border-control px-4 py-8 text-center data-[drop=over]:border-accent data-[drop=over]:bg-accent-soft',
        className,
      )}
    >
      <FileButton variant="primary" {...{ label, accept, icon, onFiles }}>
        {action}
      </FileButton>
      <p className="text-sm text-text-muted">{children}</p>
    </div>
  );
}

type FileButtonProps = Omit<ButtonProps, 'onClick' | 'accept'> & {
  /** Accessible name of the file input. */
  label: string;
  /** File types to offer, as for an input: ".csv,image/png". Not checked. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file picker. */
export function FileButton({ label, accept, onFiles, ...button }: FileButtonProps) {
  const { open, input } = useFilePicker({ label, accept, many: true, onPick: onFiles });
  return (
    <>
      <Button {...button} onClick={open} />
      {input}
    </>
  );
}
