import type { Messages } from '#languages/messages.ts';
import { SettingsCard, SettingsList, SettingsRow } from '#ui/form-card/SettingsCard.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';

/**
 * Whether new orders show a notification. asking: the browser asks for permission; blocked: the permission was refused;
 * insecure: the page has no https.
 */
export type NotificationState = 'off' | 'on' | 'asking' | 'blocked' | 'unsupported' | 'insecure';

export type OrderAlertsCardProps = {
  notification: NotificationState;
  sound: 'off' | 'on';
  onNotificationChange: (setting: 'off' | 'on') => void;
  onSoundChange: (setting: 'off' | 'on') => void;
};

const toSetting = (checked: boolean) => (checked ? 'on' : 'off');

/** How this browser announces new orders. */
export function OrderAlertsCard({ notification, sound, ...handlers }: OrderAlertsCardProps) {
  const t = useMessages('account').orderAlerts;
  const product = useProductName();
  return (
    <SettingsCard title={t.title} description={t.description(product)}>
      <SettingsList>
        <SettingsRow>
          <Switch
            className="w-full"
            label={t.notification}
            hint={notification === 'asking' ? t.asking : t.notificationHint(product)}
            disabledReason={getDisabledReason(t, notification, product)}
            checked={notification === 'on' || notification === 'asking'}
            onChange={(checked) => handlers.onNotificationChange(toSetting(checked))}
          />
        </SettingsRow>
        <SettingsRow>
          <Switch
            className="w-full"
            label={t.sound}
            hint={t.soundHint(product)}
            disabledReason={notification === 'insecure' ? t.insecure(product) : undefined}
            checked={sound === 'on' && notification !== 'insecure'}
            onChange={(checked) => handlers.onSoundChange(toSetting(checked))}
          />
        </SettingsRow>
      </SettingsList>
    </SettingsCard>
  );
}

function getDisabledReason(
  t: Messages['account']['orderAlerts'],
  notification: NotificationState,
  product: string,
) {
  switch (notification) {
    case 'off':
    case 'on':
    case 'asking':
      return undefined;
    case 'blocked':
      return t.blocked;
    case 'unsupported':
    case 'insecure':
      return t[notification](product);
    default:
      return notification satisfies never;
  }
}
