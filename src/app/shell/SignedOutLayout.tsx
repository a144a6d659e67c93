import { AuthLayout } from '#ui/app-shell/AuthLayout.tsx';
import stillDay from '#features/auth/art/still-day.svg';
import stillNight from '#features/auth/art/still-night.svg';
import { AuthHeader } from '#features/shell/AuthHeader.tsx';
import { useWords } from '#features/words/useWords.ts';
import { useLanguageChoice } from '../language/language.ts';
import { useSettings } from '../settings.ts';
import { PageOutlet } from './PageOutlet.tsx';

export function SignedOutLayout() {
  const { shellCopy: copy } = useWords('shell');
  const { storefrontUrl } = useSettings();
  return (
    <AuthLayout
      skipLabel={copy.skip}
      header={<AuthHeader storefrontUrl={storefrontUrl} onLanguage={useLanguageChoice()} />}
      illustration={{ light: stillDay, dark: stillNight }}
    >
      <PageOutlet />
    </AuthLayout>
  );
}
