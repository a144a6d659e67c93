import {
  MAIL_TEMPLATES,
  type MailLanguage,
  type MailTemplate,
} from '#contract/orderMails/orderMailTemplates.ts';
import type { MailSettings } from '#contract/orderMails/orderMailCalls.ts';
import { languageNames } from '#languages/language.ts';
import { Button } from '#ui/button/Button.tsx';
import { SettingsBody, SettingsCard, SettingsList, SettingsRow } from '#ui/form-card/SettingsCard.tsx';
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
    <SettingsCard title={t.title} description={t.explanation}>
      <OrderMailsContent {...props} />
    </SettingsCard>
  );
}

function OrderMailsContent({ state, onRetry, ...actions }: OrderMailsCardProps) {
  const t = useMessages('orderMails').mailsCard;
  switch (state.status) {
    case 'loading':
      return (
        <SettingsBody>
          <CardLoading messages={t} />
        </SettingsBody>
      );
    case 'failed':
      return (
        <SettingsBody>
          <CardFailure messages={t} onRetry={onRetry} />
        </SettingsBody>
      );
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
        <SettingsBody className="border-b border-border-subtle">
          <p className="text-text-muted">{t.guest}</p>
        </SettingsBody>
      )}
      <SettingsList>
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
      </SettingsList>
      <SettingsBody className="border-t border-border-subtle">
        <Select
          label={t.language}
          hint={t.languageHint}
          // The text above says why.
          disabledReason={isGuest ? t.languageHint : undefined}
          options={Object.entries(languageNames).map(([value, label]) => ({
            value: value as MailLanguage,
            label,
          }))}
          value={settings.defaultLanguage}
          onChange={onLanguageChange}
        />
      </SettingsBody>
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
    <SettingsRow>
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
    </SettingsRow>
  );
}
