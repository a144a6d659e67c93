import { useWords } from '#features/words/useWords.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { House, ShoppingBag } from 'lucide-react';
import { Logo } from '#ui/logo/Logo.tsx';
import { LanguageSelect, type LanguageSelectProps } from './LanguageSelect.tsx';
import { paths } from '../paths.ts';

export type AuthHeaderProps = LanguageSelectProps & { storefrontUrl: string | null };

/** The header of the sign-in pages. Logo and Cart lead to the storefront, where the store has one. */
export const AuthHeader = ({ storefrontUrl, onLanguage }: AuthHeaderProps) => {
  const { shellCopy: copy } = useWords('shell');
  return (
    <>
      <Logo name={copy.product} href={storefrontUrl ?? paths.dashboard} />
      <nav className="ms-auto flex sm:gap-1">
        <ButtonLink variant="ghost" className="max-sm:px-2" icon={<House />} href={paths.dashboard}>
          <Words>{copy.home}</Words>
        </ButtonLink>
        <ButtonLink
          variant="ghost"
          className="max-sm:px-2"
          icon={<ShoppingBag />}
          href={storefrontUrl ?? paths.cart}
        >
          <Words>{copy.cart}</Words>
        </ButtonLink>
        <LanguageSelect onLanguage={onLanguage} />
      </nav>
    </>
  );
};

/** On the smallest phones there is room for the icons alone. */
const Words = ({ children }: { children: string }) => <span className="max-[24rem]:sr-only">{children}</span>;
