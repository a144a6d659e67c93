import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { key, required } from './0001-first-release-accounts.ts';

/** Emails to customers: their settings, and the orders that a waiting one is about. */
export const orderMails: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('order_mails')
      .addColumn('template', 'text', key)
      .addColumn('state', 'text', required)
      .addColumn('texts', 'text', required)
      .addColumn('updated_at', 'text', required)
      .execute();
    for (const column of ['group_key', 'admin_id', 'failure'] as const)
      await schema.alterTable('mail_outbox').addColumn(column, 'text').execute();
    await schema.alterTable('mail_outbox').addColumn('failed_at', 'bigint').execute();
    await schema.createIndex('mail_outbox_by_group').unique().on('mail_outbox').column('group_key').execute();
    await schema
      .createTable('mail_outbox_orders')
      .addColumn('mail_id', 'text', (column) =>
        column.notNull().references('mail_outbox.id').onDelete('cascade'),
      )
      .addColumn('order_id', 'text', required)
      .addPrimaryKeyConstraint('mail_outbox_orders_pk', ['mail_id', 'order_id'])
      .execute();
    await schema
      .createIndex('mail_outbox_orders_by_order')
      .on('mail_outbox_orders')
      .column('order_id')
      .execute();
  },
};
