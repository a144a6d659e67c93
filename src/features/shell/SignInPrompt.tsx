import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { paths } from '#features/paths.ts';

type SignInPromptProps = {
  messages: Readonly<Record<'accessTitle' | 'accessText' | 'signIn', string>>;
  /** A link for visitors who don't want to sign in. */
  home?: { label: string; href: string } | undefined;
};

/** Shown to signed-out visitors in place of a page. Signing in leads back to that page. */
export const SignInPrompt = ({ messages: t, home }: SignInPromptProps) => (
  <EmptyState
    icon={<LockKeyhole />}
    level={1}
    placement="page"
    title={t.accessTitle}
    text={t.accessText}
    actions={
      <>
        <ButtonLink variant="primary" href={paths.login}>
          {t.signIn}
        </ButtonLink>
        {home && <ButtonLink href={home.href}>{home.label}</ButtonLink>}
      </>
    }
  />
);
