import { type FormEvent, type RefObject, useId, useState } from 'react';
import { cleanLine } from '#contract/text/cleanText.ts';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS, type StoredView } from '#contract/lists/views.ts';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { type NameError, validateName } from './viewChanges.ts';

type ViewNamePanelProps = {
  saved: readonly StoredView[];
  /** The view to rename; undefined for a new view, which may replace another one. */
  renamed: StoredView | undefined;
  onSubmit: (name: string) => void;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Asks for the name of a view. */
export function ViewNamePanel({ saved, renamed, onSubmit, onClose, anchor }: ViewNamePanelProps) {
  const t = useMessages('listTools').viewName;
  const formId = useId();
  const [name, setName] = useState(renamed?.name ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const currentError = validateName({ saved }, name, renamed?.id);
  const error = isSubmitted ? currentError : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!currentError) onSubmit(cleanLine(name));
  };
  return (
    <Popover
      title={renamed ? t.renameTitle : t.title}
      closeLabel={t.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          {error === 'taken' && !renamed && (
            <Button onClick={() => onSubmit(cleanLine(name))}>{t.replace}</Button>
          )}
          <Button type="submit" form={formId} variant="primary">
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          ref={selectText}
          data-autofocus
          label={t.name}
          hint={renamed ? undefined : t.hint}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={error && getErrorText(t, error)}
          autoComplete="off"
        />
      </form>
    </Popover>
  );
}

function getErrorText({ nameErrors }: Messages['listTools']['viewName'], error: NameError): string {
  if (error === 'tooLong') return nameErrors.tooLong(MAX_VIEW_NAME_LENGTH);
  return error === 'limitReached' ? nameErrors.limitReached(MAX_VIEWS) : nameErrors[error];
}

/** Defined once, because React calls a new ref callback on every render. */
function selectText(input: HTMLInputElement | null) {
  input?.select();
}
