import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

type FileDropProps = ComponentProps<'div'> &
  Pick<FileButtonProps, 'label' | 'accept' | 'icon' | 'onFiles'> & {
    /** Text of the button. */
    action: string;
    /** Beside the button. */
    otherActions?: ReactNode;
    /** Text below the button. Says what can be dropped. */
    children: ReactNode;
  };

/** A drop zone for files, with a button to choose them. */
export function FileDrop({
  label,
  accept,
  icon,
  onFiles,
  action,
  otherActions,
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
        'grid content-center justify-items-center gap-2 rounded-md border border-dashed border-border-control px-4 py-8 text-center data-[drop=over]:border-accent data-[drop=over]:bg-accent-soft',
        className,
      )}
    >
      <div className="flex flex-wrap justify-center gap-2">
        <FileButton variant="primary" {...{ label, accept, icon, onFiles }}>
          {action}
        </FileButton>
        {otherActions}
      </div>
      <p className="text-sm text-text-muted">{children}</p>
    </div>
  );
}

type FileButtonProps = Omit<ButtonProps, 'onClick' | 'accept'> & {
  /** Accessible name of the file input. */
  label: string;
  /** File types that the file picker offers, as in HTML: ".csv,image/png". Dropped files are not checked. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
};

/** A button that opens the browser's file picker. */
export function FileButton({ label, accept, onFiles, ...button }: FileButtonProps) {
  const { open, input } = useFilePicker({ label, accept, multiple: true, onPick: onFiles });
  return (
    <>
      <Button {...button} onClick={open} />
      {input}
    </>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Returns the props of a drop zone for files, and whether files are over it. */
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

type FilePickerOptions = {
  label: string;
  /** File types that the file picker offers: "image/png,image/jpeg". */
  accept: string;
  multiple: boolean;
  onPick: (files: readonly File[]) => void;
};

/** Returns a function that opens the browser's file picker, and the hidden input to render. */
export function useFilePicker({ label, accept, multiple, onPick }: FilePickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen again.
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
        multiple={multiple}
        onChange={pick}
      />
    ),
  };
}
