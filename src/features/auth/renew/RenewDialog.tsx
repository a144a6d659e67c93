import { useId } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { loginCopy } from '../login/loginCopy.ts';
import type { LoginResult, LoginValues } from '../login/loginModel.ts';
import { renewCopy as copy } from './renewCopy.ts';
import { RenewForm } from './RenewForm.tsx';
import { useRenewal } from './useRenewal.ts';

export type RenewDialogProps = {
  /** Who was signed in. */
  email: string;
  /** The shared demo login, where the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
  onCancel: () => void;
};

/** Signs in again over the page that was being worked on, which stays as it is. */
export function RenewDialog({ email, guest, onSubmit, onCancel }: RenewDialogProps) {
  const renewal = useRenewal(email, onSubmit);
  const formId = useId();
  const busy = renewal.status === 'busy';
  return (
    <Dialog
      onClose={onCancel}
      closing={busy ? 'blocked' : 'allowed'}
      title={copy.title}
      description={copy.text}
      footer={
        <>
          <Button onClick={onCancel} disabledReason={busy ? copy.waiting : undefined}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" status={renewal.status}>
            {loginCopy.submit}
          </Button>
        </>
      }
    >
      <RenewForm id={formId} renewal={renewal} guest={guest} />
    </Dialog>
  );
}
