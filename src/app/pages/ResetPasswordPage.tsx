import { useParams } from 'react-router-dom';
import { resetCopy } from '#features/auth/reset/resetCopy.ts';
import { ResetPasswordSection } from '../sections/ResetPasswordSection.tsx';
import { Title } from '../Title.tsx';

export function Component() {
  const { id = '', token = '' } = useParams();
  return (
    <>
      <Title page={resetCopy.page} />
      <ResetPasswordSection link={{ id, token }} />
    </>
  );
}
