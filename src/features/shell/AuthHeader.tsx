import { clsx } from 'clsx';
import { House, ShoppingBag, Globe } from 'lucide-react';
import { type Language, languageNames } from '#languages/language.ts';
import { ButtonLink, buttonStyle } from '#ui/button/Button.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '../paths.ts';
import { useLanguage } from '../messages/MessagesContext.ts';
import { ProductLogo } from './ProductLogo.tsx';

type AuthHeaderProps = LanguageSelectProps & { storefrontUrl: string | null };

/** The header of sign-in pages. Logo and Cart link to the storefront, if there is one. */
export const AuthHeader = ({ storefrontUrl, onLanguageChange }: AuthHeaderProps) => {
  const t = useMessages('shell').layout;
  return (
    <>
      <ProductLogo href={storefrontUrl ?? paths.dashboard} />
      <nav className="ms-auto flex sm:gap-1">
        <ButtonLink variant="ghost" className="max-sm:px-2" icon={<House />} href={paths.dashboard}>
          <LinkText>{t.home}</LinkText>
        </ButtonLink>
        <ButtonLink
          variant="ghost"
          className="max-sm:px-2"
          icon={<ShoppingBag />}
          href={storefrontUrl ?? paths.cart}
        >
          <LinkText>{t.cart}</LinkText>
        </ButtonLink>
        <LanguageSelect onLanguageChange={onLanguageChange} />
      </nav>
    </>
  );
};

/** Visually hidden on the smallest phones, where only the icons fit. */
const LinkText = ({ children }: { children: string }) => (
  <span className="max-[24rem]:sr-only">{children}</span>
);

type LanguageSelectProps = { onLanguageChange: (language: Language) => void };

const languages = Object.entries(languageNames) as [Language, string][];

/** Selects the language. The native select is transparent and covers the button. Languages are named in themselves. */
function LanguageSelect({ onLanguageChange }: LanguageSelectProps) {
  const t = useMessages('shell').layout;
  const language = useLanguage();
  const shownLanguage = language === 'pseudo' ? 'en' : language;
  return (
    <span
      className={clsx(
        buttonStyle({ variant: 'ghost' }),
        'relative max-sm:px-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Globe />
      <span lang={shownLanguage} className="max-sm:hidden" aria-hidden="true">
        {languageNames[shownLanguage]}
      </span>
      <select
        aria-label={t.language}
        title={t.language}
        value={shownLanguage}
        onChange={(event) => onLanguageChange(event.target.value as Language)}
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
