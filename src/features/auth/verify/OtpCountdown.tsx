import { useLocale } from '#features/words/useLocale.ts';
import { useWords } from '#features/words/useWords.ts';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import type { OtpState } from './otpModel.ts';

/** Shows how long the code can still be used. It keeps its place while it is empty, so that nothing jumps. */
export const OtpCountdown = ({ state }: { state: OtpState }) => (
  <span className="mb-1 flex min-h-5.5 items-center text-xs text-text-subtle">
    {/* Without a letter of its own it would stand on another line than the label. */}
    <span>{'\u200b'}</span>
    <Time state={state} />
  </span>
);

function Time({ state }: { state: OtpState }) {
  const { otpCopy: copy } = useWords('auth');
  const locale = useLocale();
  switch (state.status) {
    case 'asking':
      return <Spinner size="sm" label={copy.asking} />;
    case 'active':
    case 'expired':
      return (
        <Countdown
          secondsLeft={state.status === 'active' ? state.secondsLeft : 0}
          locale={locale}
          label={copy.expiresIn}
          lastMinuteText={copy.lastMinute}
          overText={copy.over}
        />
      );
    case 'inactive':
      return null;
    default:
      return state satisfies never;
  }
}
