import { CircleAlert } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { useFormats } from '#features/format/useFormats.ts';

export type SaveBarState =
  | { status: 'saving'; text: string; progress: number | undefined }
  | { status: 'attention'; text: string; disabledReason: string | undefined }
  | { status: 'blocked'; text: string; disabledReason: string }
  | { status: 'unsaved'; text: string }
  | { status: 'unchanged' };

type SaveBarProps = {
  state: SaveBarState;
  messages: Readonly<Record<'progress' | 'cancel' | 'submit', string>>;
  cancelHref: string;
  /** Id of the form, if the bar is outside of it. */
  formId?: string | undefined;
};

/** The bar at the bottom of the window with the save state and button. */
export function SaveBar({ state, messages: t, cancelHref, formId }: SaveBarProps) {
  const isSaving = state.status === 'saving';
  return (
    <div className="page-bar relative bottom-0 tall:sticky print:hidden z-(--z-sticky) bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-(--shadow-bar) forced-colors:border-t">
      {isSaving && <Progress label={t.progress} progress={state.progress} />}
      <div className="mx-auto flex w-full max-w-form items-center gap-2 px-(--page-gutter) py-3 max-sm:flex-wrap">
        <Message state={state} />
        {isSaving ? (
          <Button disabledReason={state.text} className={buttonStyle}>
            {t.cancel}
          </Button>
        ) : (
          <ButtonLink href={cancelHref} className={buttonStyle}>
            {t.cancel}
          </ButtonLink>
        )}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          status={isSaving ? 'busy' : 'ready'}
          disabledReason={'disabledReason' in state ? state.disabledReason : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={buttonStyle}
        >
          {t.submit}
        </Button>
      </div>
    </div>
  );
}

const buttonStyle = 'max-sm:min-h-control-lg max-sm:flex-1';

/** Rounds down, so that 100 % means done. */
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', roundingMode: 'floor' };

/** On phones, shown on its own line, and only if there is something to do or to wait for. */
function Message({ state }: Pick<SaveBarProps, 'state'>) {
  const formats = useFormats();
  const isImportant = state.status !== 'unsaved' && state.status !== 'unchanged';
  return (
    <p
      data-important={isImportant || undefined}
      className="flex min-w-0 flex-1 items-center gap-2 text-sm text-text-muted max-sm:hidden max-sm:data-important:flex max-sm:data-important:basis-full"
    >
      {(state.status === 'attention' || state.status === 'blocked') && <CircleAlert className="size-4" />}
      <output>{state.status !== 'unchanged' && state.text}</output>
      {state.status === 'saving' && state.progress !== undefined && (
        <span aria-hidden="true" className="tabular-nums">
          {formats.number(state.progress, PERCENT)}
        </span>
      )}
    </p>
  );
}

/** A progress bar at the top edge. Indeterminate if the progress is undefined. */
const Progress = ({ label, progress }: { label: string; progress: number | undefined }) => (
  <progress
    aria-label={label}
    max={1}
    {...(progress !== undefined && { value: progress })}
    className="absolute inset-x-0 top-0 block h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--duration-base) [&:indeterminate]:animate-shimmer"
  />
);
