import { ArrowLeft } from 'lucide-react';
import { paths } from '#features/paths.ts';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { AuthTitle } from '../AuthTitle.tsx';
import { otpCopy as copy } from './otpCopy.ts';
import type { OtpState } from './otpModel.ts';
import { VerifyOtpForm, type VerifyOtpFormProps } from './VerifyOtpForm.tsx';

const subtitles: Record<OtpState['status'], string> = {
  asking: copy.enterCode,
  active: copy.enterCode,
  expired: copy.codeExpired,
  inactive: copy.noCode,
};

export const VerifyOtpView = (props: VerifyOtpFormProps) => (
  <>
    <AuthTitle title={copy.title} subtitle={subtitles[props.state.status]} />
    <VerifyOtpForm {...props} />
    <p className="mt-7 text-center">
      <ButtonLink variant="ghost" icon={<ArrowLeft className="rtl:-scale-x-100" />} href={paths.register}>
        {copy.back}
      </ButtonLink>
    </p>
  </>
);
