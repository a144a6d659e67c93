import { AuthLayout } from '#ui/app-shell/AuthLayout.tsx';
import stillDay from '#features/auth/art/still-day.svg';
import stillNight from '#features/auth/art/still-night.svg';
import { AuthHeader } from '#features/shell/AuthHeader.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { useSettings } from '../settings.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useChangeLanguage } from './useChangeLanguage.ts';

export function SignedOutLayout() {
  const t = useMessages('shell').layout;
  const { storefrontUrl, brand } = useSettings();
  return (
    <AuthLayout
      skipLabel={t.skip}
      header={<AuthHeader storefrontUrl={storefrontUrl} onLanguageChange={useChangeLanguage()} />}
      illustration={brand?.signInPicture ?? { light: stillDay, dark: stillNight }}
    >
      <PageOutlet />
    </AuthLayout>
  );
}
