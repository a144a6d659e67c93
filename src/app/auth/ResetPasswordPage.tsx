import { useParams } from 'react-router-dom';
import { useWords } from '#features/words/useWords.ts';
import { ResetPasswordSection } from './ResetPasswordSection.tsx';
import { Title } from '../shell/Title.tsx';

export function ResetPasswordPage() {
  const { resetCopy } = useWords('auth');
  const { id = '', token = '' } = useParams();
  return (
    <>
      <Title page={resetCopy.page} />
      <ResetPasswordSection link={{ id, token }} />
    </>
  );
}
