import { useId, useRef } from 'react';
import {
  type MailLanguage,
  type MailText,
  type Placeholder,
  PLACEHOLDERS,
} from '#contract/orderMails/orderMailTemplates.ts';
import { getDirection } from '#languages/language.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { MailTextProblems } from './orderMailsModel.ts';

type MailTextFieldsProps = {
  language: MailLanguage;
  mailText: MailText;
  problems: MailTextProblems;
  disabledReason: string | undefined;
  onChange: (mailText: MailText) => void;
};

/** Subject and text of an email in one language, and buttons that insert placeholders. */
export function MailTextFields({
  language,
  mailText,
  problems,
  disabledReason,
  onChange,
}: MailTextFieldsProps) {
  const t = useMessages('orderMails').editor;
  const placeholdersId = useId();
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  /** The field that the focus was in last. */
  const last = useRef<keyof MailText>('text');

  /** Replaces the selection, and puts the focus behind the placeholder. */
  function insert(name: Placeholder) {
    const field = last.current === 'subject' ? subject.current : text.current;
    if (!field) return;
    field.setRangeText(`{${name}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.focus();
    onChange({ ...mailText, [last.current]: field.value });
  }
  const common = {
    lang: language,
    dir: getDirection(language),
    requirement: 'required',
    disabledReason,
  } as const;
  return (
    <>
      <TextField
        {...common}
        ref={subject}
        label={t.subject}
        value={mailText.subject}
        error={problems.subject}
        autoComplete="off"
        onFocus={() => (last.current = 'subject')}
        onChange={(event) => onChange({ ...mailText, subject: event.target.value })}
      />
      <TextArea
        {...common}
        ref={text}
        label={t.text}
        hint={t.textHint}
        rows={12}
        value={mailText.text}
        error={problems.text}
        onFocus={() => (last.current = 'text')}
        onChange={(event) => onChange({ ...mailText, text: event.target.value })}
      />
      {disabledReason === undefined && (
        <fieldset aria-labelledby={placeholdersId} className="grid gap-2">
          <p id={placeholdersId} className="text-sm font-medium">
            {t.placeholders}
          </p>
          <div className="flex flex-wrap gap-2">
            {PLACEHOLDERS.map((name) => (
              <Button key={name} size="sm" title={`{${name}}`} onClick={() => insert(name)}>
                {t.placeholder[name]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
