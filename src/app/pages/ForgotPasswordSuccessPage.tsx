import { forgotSuccessCopy } from '#features/auth/forgot/forgotCopy.ts';
import { ForgotPasswordSuccess } from '#features/auth/forgot/ForgotPasswordSuccess.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={forgotSuccessCopy.page} />
    <ForgotPasswordSuccess />
  </>
);
