import type { Migration } from 'kysely/migration';

export const taxNumber: Migration = {
  async up({ schema }) {
    await schema.alterTable('store_details').addColumn('tax_number', 'text').execute();
  },
};
