import stillDay from '#features/auth/art/still-day.svg';
import stillNight from '#features/auth/art/still-night.svg';
import { AuthHeader } from '#features/shell/AuthHeader.tsx';
import { shellCopy as copy } from '#features/shell/shellCopy.ts';
import { AuthLayout as AuthFrame } from '#ui/app-shell/AuthLayout.tsx';
import { useSettings } from '../settings/SettingsContext.ts';
import { PageOutlet } from './PageOutlet.tsx';

export function AuthLayout() {
  const { storefrontUrl } = useSettings();
  return (
    <AuthFrame
      skipLabel={copy.skip}
      header={<AuthHeader storefrontUrl={storefrontUrl} />}
      illustration={{ light: stillDay, dark: stillNight }}
    >
      <PageOutlet />
    </AuthFrame>
  );
}
