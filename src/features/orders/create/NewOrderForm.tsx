import { useRef } from 'react';
import { CANONICAL_LOCALE } from '#contract/money/parseAmount.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { focusSubmit } from '#ui/form-card/focusSubmit.ts';
import { Page } from '#ui/page/Page.tsx';
import { PageColumns } from '#ui/page/PageColumns.tsx';
import { DraftNotice } from '#features/form/DraftNotice.tsx';
import type { DraftOffer } from '#features/form/draftOffer.ts';
import { SaveBar, type SaveBarState } from '#features/form/SaveBar.tsx';
import { useSubmitKey } from '#features/form/useSubmitKey.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { CustomerCard } from './CustomerCard.tsx';
import type { CustomerSearch } from './orderSearch.ts';
import { DeliveryCard, NoteCard, PaymentCard, SummaryCard } from './NewOrderCards.tsx';
import { OrderedProductCard, type OrderedProductCardProps } from './OrderedProductCard.tsx';
import {
  convertNumbers,
  getChosenProduct,
  hasSameFields,
  NEW_ORDER_FIELDS,
  type NewOrderValues,
} from './newOrderModel.ts';
import { type NewOrderFormOptions, type OrderForm, useNewOrderForm } from './useNewOrderForm.ts';

export type NewOrderFormProps = NewOrderFormOptions &
  Pick<OrderedProductCardProps, 'products' | 'onRetryProduct'> & {
    /** Below the title. */
    description: string;
    /** Undefined if the store's customers can't be listed. */
    customers: CustomerSearch | undefined;
    /** A draft from an earlier visit. */
    draft?: DraftOffer<NewOrderValues> | undefined;
    /** Why the last attempt failed, if no field is to blame. */
    failure?: string | undefined;
  };

/** The form of an order that an administrator places. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { newOrder: t } = useMessages('newOrder');
  const { description, draft, failure, product, products, customers, currency } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useNewOrderForm(props);
  useSubmitKey(element);
  const isSaving = form.status === 'busy';
  const errorCount = NEW_ORDER_FIELDS.filter((name) => form.getError(name) !== undefined).length;
  const getState = (): SaveBarState => {
    if (isSaving) return { status: 'saving', text: t.saving, progress: undefined };
    if (errorCount > 0)
      return { status: 'attention', text: t.needAttention(errorCount), disabledReason: undefined };
    if (failure !== undefined) return { status: 'attention', text: failure, disabledReason: undefined };
    return form.formState.isDirty ? { status: 'unsaved', text: t.unsaved } : { status: 'unchanged' };
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={t.page}
      onSubmit={(event) => {
        focusSubmit(event.currentTarget);
        form.submit(event);
      }}
      className="page-with-bar relative"
    >
      <Page width="form" title={t.page} description={description} inert={isSaving}>
        {draft && <OrderDraftNotice form={form} draft={draft} initial={props.initial} />}
        <PageColumns
          ratio="wideStart"
          start={
            <>
              <CustomerCard form={form} customers={customers} />
              <OrderedProductCard
                {...{ form, product, products, currency }}
                onRetryProduct={props.onRetryProduct}
              />
              <DeliveryCard form={form} />
            </>
          }
          end={
            <>
              <PaymentCard form={form} />
              <NoteCard form={form} />
              <SummaryCard form={form} product={getChosenProduct(product)} />
            </>
          }
        />
      </Page>
      <SaveBar state={getState()} messages={t} cancelHref={paths.orders} />
    </form>
  );
}

type OrderDraftNoticeProps = {
  form: OrderForm;
  draft: DraftOffer<NewOrderValues>;
  initial: NewOrderValues;
};

/** Swaps the form's content with the draft, so that neither is lost. */
function OrderDraftNotice({ form, draft, initial }: OrderDraftNoticeProps) {
  const { newOrderDraft: t } = useMessages('newOrder');
  const { locale } = useFormats();
  const name = cleanLine(draft.fields.fullName);
  const restore = () => {
    const current = convertNumbers(form.getValues(), locale, CANONICAL_LOCALE);
    form.reset(convertNumbers(draft.fields, CANONICAL_LOCALE, locale), { keepDefaultValues: true });
    draft.onRestored(hasSameFields(current, initial) ? undefined : current);
  };
  return (
    <DraftNotice
      title={t.titles[draft.kind === 'copy' ? 'copy' : 'new']}
      text={name ? t.named(name) : t.unnamed}
      messages={t}
      onRestore={restore}
      onDiscard={draft.onDiscard}
    />
  );
}
