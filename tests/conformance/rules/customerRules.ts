import { extensions } from '#contract/calls.ts';
import { CUSTOMERS_CAPABILITY } from '#contract/customers/customersCapability.ts';
import { expectEqual, expectRefusal, skip } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';

const { getCustomer, getCustomerPage } = extensions;

export const customerRules = defineRules(
  'customers',
  {
    'returns a customer of the list': async ({ client }) => {
      const query = { sort: 'spent.descending' };
      const { customers } = await client.call(getCustomerPage, { ...nothing, query });
      const [first] = customers;
      if (!first) return skip('the store has no customers');
      const { customer } = await client.call(getCustomer, { params: { id: first._id }, body: undefined });
      expectEqual(
        customer,
        first,
        'customer',
        'Return the same customer as the list, by the id of the list.',
      );
    },

    'refuses an unknown customer': async ({ client }) => {
      const answer = await client.send(getCustomer, { params: { id: 'nobody' }, body: undefined });
      expectRefusal(answer, 'Answer 404 if there is no such customer.', [404]);
    },

    'refuses a range that is none': async ({ client }) => {
      const answer = await client.send(getCustomerPage, { ...nothing, query: { orders: 'many' } });
      expectRefusal(answer, 'Answer 400 to a filter that is no range, such as 2..5.');
    },
  },
  { capability: CUSTOMERS_CAPABILITY },
);
