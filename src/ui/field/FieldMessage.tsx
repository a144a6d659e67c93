import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldMessageProps = {
  id: string;
  error: string | undefined;
  hint: ReactNode;
  hintMode: 'visible' | 'hidden';
};

/**
 * The hint, or the error in its place. The control is described by either, which is heard when the focus comes to it.
 * But errors mostly appear when the focus has just gone on, so the error also stands in a live region: polite, because
 * it must not cut off the name of the next field, as an alert would.
 */
export function FieldMessage({ id, error, hint, hintMode }: FieldMessageProps) {
  return (
    <>
      <div aria-live="polite" className="col-span-2 row-start-3">
        {error && (
          <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs text-critical-strong">
            <CircleAlert className="size-[1.167em] translate-y-[0.08em] text-critical" />
            {error}
          </p>
        )}
      </div>
      {!error && hint && (
        <p
          id={id}
          className={clsx(
            'text-xs text-text-subtle',
            hintMode === 'hidden' ? 'sr-only' : 'col-span-2 row-start-4 mt-1.5',
          )}
        >
          {hint}
        </p>
      )}
    </>
  );
}
