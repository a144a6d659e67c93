import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import { getOrderMails, sendOrderMail } from '#contract/orderMails/orderMailCalls.ts';
import type { Order } from '#contract/orders/order.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderMails, type OrderMailsState } from '#features/orders/detail/OrderMails.tsx';
import { logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { send } from '../api/send.ts';
import { useNotify } from '../page/useNotify.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';

/** How often an email that waits is looked at. */
const POLL_MS = 5000;

/** The emails change with the status and the payment of the order. */
const orderMailsQuery = ({ _id: id, orderDetails, paymentDetails }: Order) =>
  queryOptions({
    queryKey: ['order mails', id, orderDetails?.orderStatus, paymentDetails?.paymentStatus],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await send(getOrderMails, { params: { id }, body: undefined }, signal)).mails,
  });

/** Loads the emails about an order, and sends them again. Only for backends with `ORDER_MAILS_CAPABILITY`. */
export function OrderMailsSection({ order }: { order: Order }) {
  const t = useMessages('orderMails');
  const client = useQueryClient();
  const notify = useNotify();
  const options = orderMailsQuery(order);
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting) ? POLL_MS : false),
  });
  useLogFailure(query.error);
  const sending = useMutation({
    mutationFn: (template: MailTemplate) =>
      send(sendOrderMail, { params: { id: order._id }, body: { template } }),
    onSuccess: ({ mails }) => client.setQueryData(options.queryKey, mails),
  });

  const getState = (): OrderMailsState => {
    if (query.data)
      return {
        status: 'loaded',
        mails: query.data,
        sending: sending.isPending ? sending.variables : 'none',
      };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };

  async function sendMail(template: MailTemplate) {
    try {
      await sending.mutateAsync(template);
      notify('success', t.orderSection.sent(t.templates[template]));
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, t.orderSection.sendFailed));
      void query.refetch();
    }
  }
  return (
    <OrderMails
      state={getState()}
      onRetry={() => void query.refetch()}
      onSend={(template) => void sendMail(template)}
    />
  );
}
