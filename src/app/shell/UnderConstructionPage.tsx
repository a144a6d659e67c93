import { useLocation } from 'react-router-dom';
import { UnderConstruction } from '#features/shell/StatusPages.tsx';
import { getPageLabel } from '#features/shell/navigation.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Title } from '../page/Title.tsx';

export function UnderConstructionPage() {
  const { statusPage } = useMessages('shell');
  const { navigation } = useMessages('adminShell');
  const page = getPageLabel(navigation, useLocation().pathname) ?? statusPage.underConstruction;
  return (
    <>
      <Title page={page} />
      <UnderConstruction page={page} />
    </>
  );
}
