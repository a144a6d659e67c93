import { resetSuccessCopy } from '#features/auth/reset/resetCopy.ts';
import { ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordSuccess.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={resetSuccessCopy.page} />
    <ResetPasswordSuccess />
  </>
);
