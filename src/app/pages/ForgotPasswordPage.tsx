import { forgotCopy } from '#features/auth/forgot/forgotCopy.ts';
import { ForgotPasswordSection } from '../sections/ForgotPasswordSection.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={forgotCopy.page} />
    <ForgotPasswordSection />
  </>
);
