import { useEffect, useEffectEvent } from 'react';
import type { Account } from '#contract/accounts/account.ts';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { AccountFormCard } from './AccountFormCard.tsx';
import {
  createProfileSchema,
  type ProfileValues,
  type SaveOutcome,
  toProfileValues,
} from './accountModel.ts';
import { useAccountForm } from './useAccountForm.ts';

export type ProfileCardProps = {
  account: Pick<Account, 'fullName' | 'email' | 'phoneNumber'>;
  onSave: (values: ProfileValues) => Promise<SaveOutcome<ProfileValues>>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
};

/** The administrator's name and phone number. */
export function ProfileCard({ account, onSave, onDirtyChange }: ProfileCardProps) {
  const t = useMessages('account').profile;
  const schema = createProfileSchema(useMessages('auth'));
  const { field, isDirty, status, submit } = useAccountForm(schema, toProfileValues(account), onSave);
  const notifyDirtyChange = useEffectEvent(onDirtyChange);
  useEffect(() => notifyDirtyChange(isDirty ? 'unsaved' : 'saved'), [isDirty]);
  return (
    <AccountFormCard
      title={t.title}
      status={status}
      onSubmit={submit}
      submitLabel={t.submit}
      note={isDirty ? t.unsaved : undefined}
    >
      <TextField {...field('fullName')} label={t.name} requirement="required" autoComplete="name" />
      <TextField label={t.email} type="email" value={account.email} readOnly hint={t.emailHint} />
      <TextField
        {...field('phoneNumber')}
        label={t.phone}
        requirement="optional"
        optionalLabel={t.optional}
        type="tel"
        autoComplete="tel"
      />
    </AccountFormCard>
  );
}
