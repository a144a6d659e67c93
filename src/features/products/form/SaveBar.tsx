import { CircleAlert } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { TOAST_OBSTACLE } from '#ui/toast/ToastViewport.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import type { Upload } from '../images/ProductImages.tsx';
import type { ProductFormMessages, FormRules } from './productFormModel.ts';

export type SaveBarInput = {
  saving: 'no' | 'yes';
  upload: Upload;
  /** Number of fields with an error. */
  problems: number;
  images: number;
  work: 'saved' | 'unsaved';
};

export type SaveBarState =
  | { status: 'saving'; text: string; share: number | undefined }
  | { status: 'attention'; text: string; blocked: string | undefined }
  | { status: 'blocked'; text: string; blocked: string }
  | { status: 'unsaved'; text: string }
  | { status: 'unchanged' };

export function getSaveBarState(input: SaveBarInput, rules: FormRules, t: ProductFormMessages): SaveBarState {
  const { saving, upload, problems, images, work } = input;
  if (saving === 'yes')
    return {
      status: 'saving',
      text: t.saving,
      share: upload.status === 'uploading' && upload.share < 1 ? upload.share : undefined,
    };
  const blocked = rules.withoutImages === 'blocked' && images === 0 ? t.noImages : undefined;
  if (problems > 0) return { status: 'attention', text: t.needAttention(problems), blocked };
  if (blocked !== undefined) return { status: 'blocked', text: blocked, blocked };
  return work === 'unsaved' ? { status: 'unsaved', text: t.unsaved } : { status: 'unchanged' };
}

type SaveBarProps = { state: SaveBarState; t: ProductFormMessages; cancelHref: string };

/** The bar at the bottom of the window with the save state and button. */
export function SaveBar({ state, t, cancelHref }: SaveBarProps) {
  const saving = state.status === 'saving';
  return (
    <div
      {...TOAST_OBSTACLE}
      className="page-bar sticky bottom-0 print:hidden z-(--z-sticky) bg-surface-raised pb-[env(safe-area-inset-bottom)] shadow-bar forced-colors:border-t"
    >
      {saving && <Progress label={t.progress} share={state.share} />}
      <div className="mx-auto flex w-full max-w-form items-center gap-2 px-(--page-gutter) py-3 max-sm:flex-wrap">
        <Message state={state} />
        {saving ? (
          <Button disabledReason={state.text} className={action}>
            {t.cancel}
          </Button>
        ) : (
          <ButtonLink href={cancelHref} className={action}>
            {t.cancel}
          </ButtonLink>
        )}
        <Button
          type="submit"
          variant="primary"
          status={saving ? 'busy' : 'ready'}
          disabledReason={'blocked' in state ? state.blocked : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className={action}
        >
          {t.submit}
        </Button>
      </div>
    </div>
  );
}

const action = 'max-sm:min-h-control-lg max-sm:flex-1';

/** Rounds down, so that 100 % means done. */
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', roundingMode: 'floor' };

/** Has its own line on a phone if there is something to do or wait for. */
function Message({ state }: Pick<SaveBarProps, 'state'>) {
  const formats = useFormats();
  const weighs = state.status !== 'unsaved' && state.status !== 'unchanged';
  return (
    <p
      data-weighs={weighs || undefined}
      className="flex min-w-0 flex-1 items-center gap-2 text-sm text-text-muted max-sm:hidden max-sm:data-weighs:flex max-sm:data-weighs:basis-full"
    >
      {(state.status === 'attention' || state.status === 'blocked') && <CircleAlert className="size-4" />}
      <output>{state.status !== 'unchanged' && state.text}</output>
      {state.status === 'saving' && state.share !== undefined && (
        <span aria-hidden="true" className="tabular-nums">
          {formats.number(state.share, PERCENT)}
        </span>
      )}
    </p>
  );
}

/** Along the bar's top edge. Indeterminate without a share. */
const Progress = ({ label, share }: { label: string; share: number | undefined }) => (
  <progress
    aria-label={label}
    max={1}
    {...(share !== undefined && { value: share })}
    className="absolute inset-x-0 top-0 block h-0.5 w-full appearance-none bg-transparent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--duration-base) [&:indeterminate]:animate-shimmer"
  />
);
