import {
  MAIL_TEMPLATES,
  type MailLanguage,
  type MailTemplate,
} from '#contract/orderMails/orderMailTemplates.ts';
import type { MailSettings } from '#contract/orderMails/orderMailCalls.ts';
import { languageNames } from '#languages/language.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { CardFailure, CardLoading } from '#features/loading/CardLoading.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { OrderMailsState } from './orderMailsModel.ts';

type OrderMailsCardProps = {
  state: OrderMailsState;
  onRetry: () => void;
  onSwitch: (template: MailTemplate, state: 'on' | 'off') => void;
  onEdit: (template: MailTemplate) => void;
  onLanguageChange: (language: MailLanguage) => void;
};

/** The emails to customers: which are sent, and in what language. */
export function OrderMailsCard(props: OrderMailsCardProps) {
  const t = useMessages('orderMails').mailsCard;
  return (
    <Card title={t.title} description={t.explanation}>
      <CardBody>
        <OrderMailsContent {...props} />
      </CardBody>
    </Card>
  );
}

function OrderMailsContent({ state, onRetry, ...actions }: OrderMailsCardProps) {
  const t = useMessages('orderMails').mailsCard;
  switch (state.status) {
    case 'loading':
      return <CardLoading messages={t} />;
    case 'failed':
      return <CardFailure messages={t} onRetry={onRetry} />;
    case 'loaded':
      return <LoadedMails {...state} {...actions} />;
    default:
      return state satisfies never;
  }
}

type LoadedMailsProps = Omit<Extract<OrderMailsState, { status: 'loaded' }>, 'status'> &
  Pick<OrderMailsCardProps, 'onSwitch' | 'onEdit' | 'onLanguageChange'>;

function LoadedMails({ settings, saving, onSwitch, onEdit, onLanguageChange }: LoadedMailsProps) {
  const t = useMessages('orderMails').mailsCard;
  const isGuest = settings.access === 'guest';
  return (
    <>
      {isGuest && (
        <Notice tone="info" className="mb-2">
          {t.guest}
        </Notice>
      )}
      <ul>
        {MAIL_TEMPLATES.map((template) => (
          <MailRow
            key={template}
            template={template}
            mail={settings.mails[template]}
            access={settings.access}
            status={saving === template ? 'saving' : 'saved'}
            onSwitch={(state) => onSwitch(template, state)}
            onEdit={() => onEdit(template)}
          />
        ))}
      </ul>
      <Select
        className="mt-4 max-w-sm"
        label={t.language}
        hint={t.languageHint}
        // The notice says why.
        disabledReason={isGuest ? t.languageHint : undefined}
        options={Object.entries(languageNames).map(([value, label]) => ({
          value: value as MailLanguage,
          label,
        }))}
        value={settings.defaultLanguage}
        onChange={onLanguageChange}
      />
    </>
  );
}

type MailRowProps = {
  template: MailTemplate;
  mail: MailSettings['mails'][MailTemplate];
  access: MailSettings['access'];
  status: 'saving' | 'saved';
  onSwitch: (state: 'on' | 'off') => void;
  onEdit: () => void;
};

function MailRow({ template, mail, access, status, onSwitch, onEdit }: MailRowProps) {
  const { mailsCard: t, templates } = useMessages('orderMails');
  const name = templates[template];
  // The switch shows what is being saved.
  const isOn = (mail.state === 'on') !== (status === 'saving');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border-subtle py-3 not-first:border-t">
      <Switch
        className="min-w-0 flex-[1_1_14rem]"
        label={name}
        hint={t.when[template]}
        disabledReason={access === 'guest' ? t.when[template] : undefined}
        checked={isOn}
        onChange={(checked) => status === 'saved' && onSwitch(checked ? 'on' : 'off')}
      />
      <Button size="sm" aria-label={t.editOf(name)} onClick={onEdit}>
        {t.edit}
      </Button>
    </li>
  );
}
