import { useState } from 'react';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Lookup } from '#ui/combobox/Lookup.tsx';
import { FieldsCard } from '#ui/form-card/FieldsCard.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { languageNames } from '#languages/language.ts';
import { FormSelect } from '#features/form/FormSelect.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { FieldRow } from './FieldRow.tsx';
import type { OrderForm } from './useNewOrderForm.ts';
import { ADDRESS_FIELDS, CONTACT_FIELDS, type FoundCustomer } from './newOrderModel.ts';
import type { CustomerSearch } from './orderSearch.ts';

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

/** Who orders: an earlier customer, whose details fill the form, or a new one. */
export function CustomerCard({
  form,
  customers,
}: {
  form: OrderForm;
  customers: CustomerSearch | undefined;
}) {
  const { newOrder: t } = useMessages('newOrder');
  return (
    <FieldsCard title={t.customer}>
      {customers && <CustomerLookup form={form} customers={customers} />}
      <TextField {...form.field('fullName')} label={t.fullName} requirement="required" autoComplete="off" />
      <FieldRow>
        <TextField {...form.field('phoneNumber')} label={t.phone} type="tel" autoComplete="off" />
        <TextField {...form.field('email')} label={t.email} type="email" autoComplete="off" />
        <FormSelect form={form} name="locale" label={t.language} options={languages} />
      </FieldRow>
      <p className="text-xs text-text-muted">{t.contactHint}</p>
    </FieldsCard>
  );
}

function CustomerLookup({ form, customers }: { form: OrderForm; customers: CustomerSearch }) {
  const { newOrder: t } = useMessages('newOrder');
  const [announcement, setAnnouncement] = useState('');
  const { rows, query, onQueryChange, status } = customers;

  async function fill(customer: FoundCustomer) {
    const options = { shouldDirty: true, shouldTouch: true } as const;
    for (const name of CONTACT_FIELDS) form.setValue(name, customer[name], options);
    form.clearErrors(CONTACT_FIELDS);
    setAnnouncement(t.chosenCustomer(customer.fullName));
    const before = form.getValues(ADDRESS_FIELDS).join('\n');
    const address = await customers.readAddress(customer);
    // What was typed meanwhile stays.
    if (!address || form.getValues(ADDRESS_FIELDS).join('\n') !== before) return;
    for (const name of ADDRESS_FIELDS) form.setValue(name, address[name], options);
    form.clearErrors(ADDRESS_FIELDS);
  }
  return (
    <>
      <Lookup
        label={t.findCustomer}
        placeholder={t.findCustomerExample}
        hint={t.findCustomerHint}
        query={query}
        onQueryChange={onQueryChange}
        status={status}
        options={rows.map(({ id, fullName, email, phoneNumber }) => ({
          value: id,
          label: fullName || email || phoneNumber,
          detail: [email, phoneNumber].filter(Boolean).join(' · '),
          lead: <Avatar name={fullName} />,
        }))}
        onChoose={(id) => {
          const customer = rows.find((row) => row.id === id);
          if (customer) void fill(customer);
        }}
        messages={{ searching: t.searching, noMatch: t.noCustomer, failed: t.searchFailed }}
      />
      <output className="sr-only">{announcement}</output>
    </>
  );
}
