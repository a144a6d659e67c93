import { clsx } from 'clsx';
import { type Language, languageNames } from '#languages/language.ts';
import { buttonStyle } from '#ui/button/Button.tsx';
import { Globe } from 'lucide-react';
import { useLanguage } from '../words/useLanguage.ts';
import { useWords } from '../words/useWords.ts';

export type LanguageSelectProps = { onLanguage: (language: Language) => void };

const languages = Object.entries(languageNames) as [Language, string][];

/**
 * Chooses the language on the pages of the sign-in: the browser's own select, invisible over what looks like the buttons beside
 * it; on a phone, an icon. Each language has its own name, so that nobody has to read the one that is shown.
 */
export function LanguageSelect({ onLanguage }: LanguageSelectProps) {
  const { shellCopy: copy } = useWords('shell');
  const language = useLanguage();
  const shown = language === 'pseudo' ? 'en' : language;
  return (
    <span
      className={clsx(
        buttonStyle({ variant: 'ghost' }),
        'relative max-sm:px-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Globe />
      <span lang={shown} className="max-sm:hidden" aria-hidden="true">
        {languageNames[shown]}
      </span>
      <select
        aria-label={copy.language}
        title={copy.language}
        value={shown}
        onChange={(event) => onLanguage(event.target.value as Language)}
        className="absolute inset-0 w-full cursor-pointer bg-surface text-base text-text opacity-0"
      >
        {languages.map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
