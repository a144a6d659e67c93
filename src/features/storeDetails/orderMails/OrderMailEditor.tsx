import { Mail, RotateCcw, Send, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  MAIL_LANGUAGES,
  type MailLanguage,
  type MailTemplate,
  type MailText,
} from '#contract/orderMails/orderMailTemplates.ts';
import type { MailSetting, MailSettings } from '#contract/orderMails/orderMailCalls.ts';
import { languageNames } from '#languages/language.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { LeaveDialog } from '#features/form/LeaveDialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { MailTextFields } from './MailTextFields.tsx';
import {
  createMailTexts,
  findInvalidLanguage,
  findMailTextProblems,
  isSameText,
  listChangedTexts,
  type MailDraft,
  type MailTexts,
} from './orderMailsModel.ts';

export type OrderMailEditorProps = {
  template: MailTemplate;
  setting: MailSetting;
  defaults: MailTexts;
  access: MailSettings['access'];
  /** The language that is shown first. */
  firstLanguage: MailLanguage;
  /** The administrator's address, for tests. */
  email: string;
  testStatus: 'ready' | 'busy';
  /** Shows the draft as an email; `undefined` if it is invalid. */
  renderPreview: (draft: MailDraft | undefined) => ReactNode;
  onTest: (draft: MailDraft) => void;
  /** Resolves when the texts are saved, or when the reason why they aren't was shown. */
  onSave: (texts: MailSetting['texts']) => Promise<void>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
  onClose: () => void;
};

/** What the reset has replaced. */
type Replaced = { language: MailLanguage; mailText: MailText };

function useMailTexts({ setting, defaults, firstLanguage }: OrderMailEditorProps) {
  const [texts, setTexts] = useState(() => createMailTexts(setting.texts, defaults));
  const [language, setLanguage] = useState(firstLanguage);
  const [replaced, setReplaced] = useState<Replaced>();
  const change = (mailText: MailText) => setTexts({ ...texts, [language]: mailText });
  const saved = createMailTexts(setting.texts, defaults);
  return {
    texts,
    language,
    setLanguage,
    mailText: texts[language],
    isDirty: MAIL_LANGUAGES.some((one) => !isSameText(texts[one], saved[one])),
    isDefault: isSameText(texts[language], defaults[language]),
    replaced: replaced?.language === language ? replaced : undefined,
    change(mailText: MailText) {
      setReplaced(undefined);
      change(mailText);
    },
    reset() {
      setReplaced({ language, mailText: texts[language] });
      change(defaults[language]);
    },
    restore() {
      if (replaced) change(replaced.mailText);
      setReplaced(undefined);
    },
  };
}

/** Edits the subject and the text of an email in each language, beside its preview. Closing it asks about unsaved changes. */
export function OrderMailEditor(props: OrderMailEditorProps) {
  const { template, defaults, access, email, testStatus, renderPreview, onTest, onSave, onClose } = props;
  const { editor: t, templates, mailTextProblems, mailsCard } = useMessages('orderMails');
  const { leaveDialog } = useMessages('productForm');
  const form = useMailTexts(props);
  const { texts, language, mailText, isDirty } = form;
  const [order, setOrder] = useState('');
  const [status, setStatus] = useState<'ready' | 'saving'>('ready');
  const [leaving, setLeaving] = useState<'open' | 'closed'>('closed');
  const notifyDirtyChange = useEffectEvent(props.onDirtyChange);
  useEffect(() => notifyDirtyChange(isDirty ? 'unsaved' : 'saved'), [isDirty]);
  const formElement = useRef<HTMLFormElement>(null);

  const problems = findMailTextProblems(mailText, mailTextProblems);
  const isValid = Object.keys(problems).length === 0;
  const draft = isValid ? { template, language, ...mailText, order: order.trim() || null } : undefined;
  const isGuest = access === 'guest';
  const close = () => (isDirty ? setLeaving('open') : onClose());

  async function save() {
    const invalid = findInvalidLanguage(texts, language, mailTextProblems);
    if (invalid) {
      form.setLanguage(invalid);
      // After the language's fields are shown.
      setTimeout(() => formElement.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    setStatus('saving');
    await onSave(listChangedTexts(texts, defaults));
    setStatus('ready');
  }

  return (
    <Dialog
      size="xl"
      icon={<Mail />}
      title={t.title(templates[template])}
      description={isGuest ? mailsCard.guest : mailsCard.when[template]}
      closeLabel={t.close}
      onClose={close}
      footer={
        <EditorFooter
          {...{ email, testStatus, status }}
          disabledReason={isGuest ? mailsCard.guest : undefined}
          onTest={draft && (() => onTest(draft))}
          onCancel={close}
          onSave={() => void save()}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-2">
        <form
          ref={formElement}
          noValidate
          className="grid content-start gap-4"
          onSubmit={(event) => event.preventDefault()}
        >
          <SegmentedControl
            label={t.language}
            options={MAIL_LANGUAGES.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={form.setLanguage}
          />
          <MailTextFields
            key={language}
            language={language}
            mailText={mailText}
            problems={problems}
            disabledReason={isGuest ? mailsCard.guest : undefined}
            onChange={form.change}
          />
          {!isGuest && <ResetButton form={form} />}
        </form>
        <section aria-label={t.preview} className="grid content-start gap-4">
          <TextField
            label={t.order}
            hint={t.orderHint}
            value={order}
            onChange={(event) => setOrder(event.target.value)}
            autoComplete="off"
          />
          {renderPreview(draft)}
        </section>
      </div>
      <LeaveDialog
        state={leaving}
        messages={leaveDialog}
        onLeave={onClose}
        onStay={() => setLeaving('closed')}
      />
    </Dialog>
  );
}

/** One button, so that it keeps the focus. */
function ResetButton({ form }: { form: ReturnType<typeof useMailTexts> }) {
  const t = useMessages('orderMails').editor;
  if (!form.replaced && form.isDefault) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
      <Button
        variant={form.replaced ? 'secondary' : 'ghost'}
        size="sm"
        icon={form.replaced ? <RotateCw /> : <RotateCcw />}
        onClick={form.replaced ? form.restore : form.reset}
      >
        {form.replaced ? t.restore : t.reset}
      </Button>
      <output>{form.replaced && t.resetDone}</output>
    </div>
  );
}

type EditorFooterProps = Pick<OrderMailEditorProps, 'email' | 'testStatus'> & {
  status: 'ready' | 'saving';
  disabledReason: string | undefined;
  /** Undefined if the text is invalid. */
  onTest: (() => void) | undefined;
  onCancel: () => void;
  onSave: () => void;
};

function EditorFooter({
  email,
  testStatus,
  status,
  disabledReason,
  onTest,
  onCancel,
  onSave,
}: EditorFooterProps) {
  const t = useMessages('orderMails').editor;
  return (
    <>
      <Button
        icon={<Send />}
        status={testStatus}
        disabledReason={disabledReason ?? (onTest ? undefined : t.previewInvalid)}
        onClick={onTest}
        className="sm:me-auto"
      >
        {testStatus === 'busy' ? t.testSending : t.test(email)}
      </Button>
      <Button onClick={onCancel}>{t.cancel}</Button>
      <Button
        variant="primary"
        status={status === 'saving' ? 'busy' : 'ready'}
        disabledReason={disabledReason}
        onClick={onSave}
      >
        {status === 'saving' ? t.saving : t.save}
      </Button>
    </>
  );
}
