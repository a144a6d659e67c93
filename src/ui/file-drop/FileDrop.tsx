import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useFileDrop, useFilePicker } from '../image-grid/fileInput.tsx';
import { Button, type ButtonProps } from '../button/Button.tsx';

export type FileDropProps = ComponentProps<'div'> &
  Pick<FileButtonProps, 'label' | 'accept' | 'icon' | 'onFiles'> & {
    /** The words of the button. */
    action: string;
    /** Below the button: what can be dropped here. */
    children: ReactNode;
  };

/** A place where files can be dropped, and a button that asks for them. What comes is not checked here. */
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
