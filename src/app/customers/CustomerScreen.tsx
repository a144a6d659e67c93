import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { UnavailablePage } from '#features/capabilities/UnavailablePage.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useToday } from '../browser/useToday.ts';
import { Title } from '../page/Title.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCustomersOffered } from './useCustomersOffered.ts';

/** Shows the children, or why there are no customers: nobody is signed in, or the backend can't list them. */
export function CustomerScreen({ children }: { children: ReactNode }) {
  const t = useMessages('customers').customerList;
  const offered = useCustomersOffered();
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        {offered === 'unavailable' ? (
          <UnavailablePage icon={<Users />} messages={t} />
        ) : (
          <TodayContext value={today}>{children}</TodayContext>
        )}
      </RequireAuth>
    </>
  );
}
