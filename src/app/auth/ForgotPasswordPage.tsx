import { forgotCopy } from '#features/auth/forgot/forgotCopy.ts';
import { ForgotPasswordSection } from './ForgotPasswordSection.tsx';
import { Title } from '../shell/Title.tsx';

export const ForgotPasswordPage = () => (
  <>
    <Title page={forgotCopy.page} />
    <ForgotPasswordSection />
  </>
);
