import { resetSuccessCopy } from '#features/auth/reset/resetCopy.ts';
import { ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordSuccess.tsx';
import { Title } from '../shell/Title.tsx';

export const ResetPasswordSuccessPage = () => (
  <>
    <Title page={resetSuccessCopy.page} />
    <ResetPasswordSuccess />
  </>
);
