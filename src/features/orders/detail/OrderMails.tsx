import { RotateCw, Send } from 'lucide-react';
import type { OrderMail } from '#contract/orderMails/orderMailCalls.ts';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Button } from '#ui/button/Button.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { DateTime, DetailSection, MessageWithElement } from './DetailSection.tsx';

export type OrderMailsState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `sending`: the email that is being sent by hand. */
  | { status: 'loaded'; mails: readonly OrderMail[]; sending: MailTemplate | 'none' };

type OrderMailsProps = {
  state: OrderMailsState;
  onRetry: () => void;
  onSend: (template: MailTemplate) => void;
};

/** Leaves out emails that were never sent and can't be. */
const isShown = ({ sending, waiting, failed, sent }: OrderMail) =>
  sending === 'possible' || waiting !== undefined || failed !== undefined || sent.length > 0;

/** The emails to the customer of an order: when each was sent, and to whom. Renders nothing if there are none. */
export function OrderMails({ state, onRetry, onSend }: OrderMailsProps) {
  const t = useMessages('orderMails').orderSection;
  const mails = state.status === 'loaded' ? state.mails.filter(isShown) : [];
  if (state.status === 'loaded' && mails.length === 0) return null;
  return (
    <DetailSection title={t.title} className="print:hidden">
      {state.status === 'loading' && <Skeleton width="16rem" />}
      {state.status === 'failed' && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-text-muted">
          <span>{t.failed}</span>
          <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
            {t.retry}
          </Button>
        </p>
      )}
      {state.status === 'loaded' && (
        <ul className="grid grid-cols-1 gap-3">
          {mails.map((mail) => (
            <Mail
              key={mail.template}
              mail={mail}
              status={state.sending === mail.template ? 'busy' : 'ready'}
              onSend={() => onSend(mail.template)}
            />
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

type MailProps = { mail: OrderMail; status: 'ready' | 'busy'; onSend: () => void };

function Mail({ mail, status, onSend }: MailProps) {
  const { orderSection: t, templates } = useMessages('orderMails');
  const product = useProductName();
  const { template, sending, waiting, failed, sent } = mail;
  const name = templates[template];
  const isAgain = sent.length > 0;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium">{name}</p>
        <ol className="text-text-muted">
          {sent.map(({ at, to, by }) => (
            <li key={at} className="wrap-anywhere tabular-nums">
              <DateTime iso={at} />{' '}
              <MessageWithElement message={t.sentTo}>
                <bdi>{to}</bdi>
              </MessageWithElement>
              {trimToUndefined(by) && (
                <>
                  {' '}
                  <MessageWithElement message={t.by}>
                    <bdi>{by}</bdi>
                  </MessageWithElement>
                </>
              )}
            </li>
          ))}
        </ol>
        {waiting && (
          <p className="text-text-muted">{waiting.attempts === 0 ? t.waiting : t.retrying(product)}</p>
        )}
        {failed && <p className="text-critical-strong">{t[failed.reason]}</p>}
      </div>
      <Button
        size="sm"
        icon={<Send />}
        status={status}
        aria-label={status === 'busy' ? undefined : isAgain ? t.sendAgainOf(name) : t.sendOf(name)}
        disabledReason={sending === 'possible' ? undefined : t.notPossible[sending]}
        onClick={onSend}
      >
        {status === 'busy' ? t.busy : isAgain ? t.sendAgain : t.send}
      </Button>
    </li>
  );
}
