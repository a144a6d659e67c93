import type { MailSetting } from '#contract/orderMails/orderMailCalls.ts';
import { MAIL_LANGUAGES, type MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { StoredMailSettings } from '../../base/orderMails.ts';
import type { SqlDatabase, Tables } from '../schema.ts';

/** The fact that names the language of orders without a known one. */
export const LANGUAGE_FACT = 'language of order mails';

const OFF: MailSetting = { state: 'off', texts: {}, updatedAt: null };

const toSetting = (row: Tables['order_mails']): MailSetting => ({
  state: row.state,
  texts: JSON.parse(row.texts) as MailSetting['texts'],
  updatedAt: row.updated_at,
});

export async function readMailSettings(database: SqlDatabase): Promise<StoredMailSettings> {
  const rows = await database.selectFrom('order_mails').selectAll().execute();
  const saved = new Map(rows.map((row) => [row.template, toSetting(row)]));
  const get = (template: MailTemplate) => saved.get(template) ?? OFF;
  return {
    mails: {
      confirmation: get('confirmation'),
      dispatch: get('dispatch'),
      cancellation: get('cancellation'),
      refund: get('refund'),
    },
    defaultLanguage: await readMailLanguage(database),
  };
}

/** Returns the language of orders without a known one: English until an administrator chooses another. */
export async function readMailLanguage(
  database: SqlDatabase,
): Promise<StoredMailSettings['defaultLanguage']> {
  const row = await database
    .selectFrom('facts')
    .select('value')
    .where('name', '=', LANGUAGE_FACT)
    .executeTakeFirst();
  return MAIL_LANGUAGES.find((language) => language === row?.value) ?? 'en';
}

/** Writes a setting unless someone has saved it since `before`. */
export async function writeMailSetting(
  database: SqlDatabase,
  values: Tables['order_mails'],
  before: string | null,
): Promise<boolean> {
  const saved = await database
    .insertInto('order_mails')
    .values(values)
    .onConflict((conflict) =>
      before === null
        ? conflict.doNothing()
        : conflict.column('template').doUpdateSet(values).where('order_mails.updated_at', '=', before),
    )
    .returning('template')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Returns whether an email is on. */
export async function isMailOn(database: SqlDatabase, template: MailTemplate): Promise<boolean> {
  const row = await database
    .selectFrom('order_mails')
    .select('state')
    .where('template', '=', template)
    .executeTakeFirst();
  return row?.state === 'on';
}
