import { forgotSuccessCopy } from '#features/auth/forgot/forgotCopy.ts';
import { ForgotPasswordSuccess } from '#features/auth/forgot/ForgotPasswordSuccess.tsx';
import { Title } from '../shell/Title.tsx';

export const ForgotPasswordSuccessPage = () => (
  <>
    <Title page={forgotSuccessCopy.page} />
    <ForgotPasswordSuccess />
  </>
);
