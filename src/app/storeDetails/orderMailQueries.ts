import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import {
  getOrderMailSettings,
  previewOrderMail,
  saveOrderMail,
  saveOrderMailLanguage,
  testOrderMail,
} from '#contract/orderMails/orderMailCalls.ts';
import { send } from '../api/send.ts';

/** The emails to customers, if the backend has `ORDER_MAILS_CAPABILITY`. */
export const orderMailSettingsQuery = queryOptions({
  queryKey: ['order mail settings'],
  queryFn: ({ signal }) => send(getOrderMailSettings, { params: {}, body: undefined }, signal),
});

/** An unsaved email about an order. The last one stays until the next one is there. */
export const mailPreviewQuery = (draft: Body<typeof previewOrderMail>) =>
  queryOptions({
    queryKey: ['order mail preview', draft],
    queryFn: ({ signal }) => send(previewOrderMail, { params: {}, body: draft }, signal),
    placeholderData: keepPreviousData,
    // The server has said why it refuses the text or the order.
    retry: false,
    gcTime: 0,
  });

/** Saves the setting of one email over the version that its `updatedAt` names. */
export function useSaveOrderMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ template, ...mail }: { template: MailTemplate } & Body<typeof saveOrderMail>) =>
      (await send(saveOrderMail, { params: { template }, body: mail })).mail,
    onSuccess: (mail, { template }) =>
      client.setQueryData(
        orderMailSettingsQuery.queryKey,
        (settings) => settings && { ...settings, mails: { ...settings.mails, [template]: mail } },
      ),
  });
}

export function useSaveMailLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<typeof saveOrderMailLanguage>) =>
      send(saveOrderMailLanguage, { params: {}, body }),
    onSuccess: (_, { language }) =>
      client.setQueryData(
        orderMailSettingsQuery.queryKey,
        (settings) => settings && { ...settings, defaultLanguage: language },
      ),
  });
}

/** Sends a test to the administrator. */
export const useTestMail = () =>
  useMutation({
    mutationFn: (body: Body<typeof testOrderMail>) => send(testOrderMail, { params: {}, body }),
  });
