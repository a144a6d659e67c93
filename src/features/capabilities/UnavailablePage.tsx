import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '../paths.ts';

type UnavailablePageProps = {
  icon: ReactNode;
  /** The page's title, and what the backend lacks. */
  messages: Readonly<Record<'page' | 'unsupported' | 'unsupportedText', string>>;
  /** Of the page in other states. @default 'page' */
  width?: 'page' | 'form';
};

/** Shown at the address of a page that the backend has no calls for. */
export const UnavailablePage = ({ icon, messages: t, width }: UnavailablePageProps) => {
  const { toDashboard } = useMessages('shell').statusPage;
  return (
    <Page
      width={width}
      title={t.page}
      state={{
        status: 'unavailable',
        icon,
        title: t.unsupported,
        text: t.unsupportedText,
        actions: (
          <ButtonLink variant="primary" href={paths.dashboard}>
            {toDashboard}
          </ButtonLink>
        ),
      }}
    />
  );
};
