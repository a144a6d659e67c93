import { useParams } from 'react-router-dom';
import { resetCopy } from '#features/auth/reset/resetCopy.ts';
import { ResetPasswordSection } from './ResetPasswordSection.tsx';
import { Title } from '../shell/Title.tsx';

export function ResetPasswordPage() {
  const { id = '', token = '' } = useParams();
  return (
    <>
      <Title page={resetCopy.page} />
      <ResetPasswordSection link={{ id, token }} />
    </>
  );
}
