import type { Order } from '#contract/orders/order.ts';
import {
  type MailText,
  type Placeholder,
  splitAtPlaceholders,
} from '#contract/orderMails/orderMailTemplates.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { cleanLine, splitLines } from '#contract/text/cleanText.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import type { Language } from '#languages/language.ts';
import { escapeHtml, type MailStyle, renderMailPage, renderParagraph, styled } from './mailPage.ts';
import {
  createOrderMailValues,
  getOrderLabels,
  orderMailMessages,
  type OrderMailValues,
  type Tracking,
} from './orderMailValues.ts';

export type OrderMailInput = {
  /** Several orders of one cart, or one. */
  orders: readonly Order[];
  language: Language;
  mailText: MailText;
  store: StoreDetails;
  /** Before the path of the logo. Empty in a preview, which is on the page of the store. */
  origin: string;
};

type Rendered = { subject: string; html: string; text: string };

type Rendering = OrderMailInput & { values: OrderMailValues };

/** Placeholders that are a block if they are alone in a paragraph. */
const BLOCKS = { '{products}': 'products', '{tracking}': 'tracking' } as const;

type Block =
  | { kind: 'products' }
  | { kind: 'tracking' }
  /** A paragraph, with its placeholders replaced. Plain text, or HTML with `<br>`. */
  | { kind: 'text'; source: string };

/** Splits the text into blocks. A paragraph is left out if all of its placeholders are empty. */
function splitIntoBlocks({ mailText, values }: Rendering): Block[] {
  return mailText.text.split(/\n\s*\n/).flatMap((paragraph): Block[] => {
    const source = paragraph.trim();
    const placeholders = splitAtPlaceholders(source).flatMap((part) =>
      'placeholder' in part ? [part.placeholder] : [],
    );
    if (placeholders.length > 0 && placeholders.every((name) => values.texts[name] === '')) return [];
    return [
      Object.hasOwn(BLOCKS, source)
        ? { kind: BLOCKS[source as keyof typeof BLOCKS] }
        : { kind: 'text', source },
    ];
  });
}

/** Keeps the direction of a value out of the Arabic text around it. */
const isolate = (text: string, language: Language) =>
  language === 'ar' && text !== '' ? `\u2068${text}\u2069` : text;

/** Lines of an address keep their breaks, so they are isolated one by one. */
const fillText = (source: string, { values, language }: Rendering): string =>
  splitAtPlaceholders(source)
    .map((part) =>
      'text' in part
        ? part.text
        : values.texts[part.placeholder]
            .split('\n')
            .map((line) => isolate(line, language))
            .join('\n'),
    )
    .join('');

const toLines = (text: string) => text.split('\n').map(escapeHtml).join('<br>');

function fillHtml(source: string, { values }: Rendering): string {
  const renderValue = (name: Placeholder) =>
    values.texts[name]
      .split('\n')
      .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
      .join('<br>');
  return splitAtPlaceholders(source)
    .map((part) => ('text' in part ? toLines(part.text) : renderValue(part.placeholder)))
    .join('');
}

function renderTablesAsText({ values, language }: Rendering): string {
  return values.tables
    .map(({ title, item, amounts, total }) => {
      const sku = item.sku === undefined ? '' : ` (${orderMailMessages[language].orderTexts.sku(item.sku)})`;
      const count = item.quantity === '' ? '' : `${item.quantity} × `;
      const lines = [
        title,
        `${count}${isolate(`${item.name}${sku}`, language)}${item.amount === '' ? '' : `: ${item.amount}`}`,
        ...[...amounts, ...(total ? [total] : [])].map(({ label, amount }) => `${label}: ${amount}`),
      ];
      return lines.filter((line) => line !== undefined).join('\n');
    })
    .join('\n\n');
}

function renderTables({ values, language }: Rendering): string {
  const { orderTexts } = orderMailMessages[language];
  const t = getOrderLabels(language);
  // `align` as well, for programs that know no logical values.
  const end = `align="${language === 'ar' ? 'left' : 'right'}"`;
  const heads = `<tr>
<th scope="col" align="${language === 'ar' ? 'right' : 'left'}" ${styled('head', 'muted')}>${escapeHtml(t.product)}</th>
<th scope="col" ${end} ${styled('head', 'muted', 'end')}>${escapeHtml(t.quantity)}</th>
<th scope="col" ${end} ${styled('head', 'muted', 'end')}>${escapeHtml(orderTexts.amount)}</th>
</tr>`;
  return values.tables
    .map(({ title, item, amounts, total }) => {
      const sku =
        item.sku === undefined
          ? ''
          : `<br><span ${styled('small', 'muted')}>${escapeHtml(orderTexts.sku(item.sku))}</span>`;
      const sum = (label: string, amount: string, ...styles: readonly MailStyle[]) => `<tr>
<td colspan="2" ${styled(...styles)}>${escapeHtml(label)}</td>
<td ${end} ${styled(...styles, 'end')}>${escapeHtml(amount)}</td>
</tr>`;
      return `${title === undefined ? '' : renderParagraph(title, 'strong')}<table cellpadding="0" cellspacing="0" ${styled('table')}>
<thead>
${heads}
</thead>
<tbody>
<tr>
<td valign="top" ${styled('cell', 'line')}><bdi>${escapeHtml(item.name)}</bdi>${sku}</td>
<td valign="top" ${end} ${styled('cell', 'line', 'end')}>${escapeHtml(item.quantity)}</td>
<td valign="top" ${end} ${styled('cell', 'line', 'end')}>${escapeHtml(item.amount)}</td>
</tr>
${amounts.map(({ label, amount }) => sum(label, amount, 'sum', 'muted')).join('\n')}
${total ? sum(total.label, total.amount, 'cell', 'line', 'strong') : ''}
</tbody>
</table>`;
    })
    .join('\n');
}

const renderTrackingsAsText = ({ values, language }: Rendering): string =>
  values.trackings
    .map((tracking) =>
      [...listTrackingLines(tracking, language), tracking.url]
        .filter((line) => line !== undefined)
        .join('\n'),
    )
    .join('\n\n');

const listTrackingLines = ({ carrier, number }: Tracking, language: Language): string[] => {
  const { orderTexts: t } = orderMailMessages[language];
  return [
    ...(carrier === undefined ? [] : [`${t.carrier}: ${isolate(carrier, language)}`]),
    ...(number === undefined ? [] : [`${t.trackingNumber}: ${isolate(number, language)}`]),
  ];
};

const renderTrackings = ({ values, language }: Rendering): string =>
  values.trackings
    .map((tracking) => {
      const lines = listTrackingLines(tracking, language).map(escapeHtml).join('<br>');
      const text = lines === '' ? '' : `<p ${styled('text')}>${lines}</p>`;
      if (tracking.url === undefined) return text;
      const label = escapeHtml(orderMailMessages[language].orderTexts.track);
      return `${text}<p ${styled('text')}><a href="${escapeHtml(tracking.url)}" ${styled('button')}>${label}</a></p>`;
    })
    .join('\n');

/** The lines about the store at the end. */
function listContact({ store }: OrderMailInput): string[] {
  const { email, phone, address } = store.contact;
  return [
    cleanLine(store.storeName ?? ''),
    ...splitLines(address),
    cleanLine(phone),
    cleanLine(email),
  ].filter(Boolean);
}

function renderContactAsText(rendering: Rendering): string {
  const { language, values } = rendering;
  const { orderTexts: t } = orderMailMessages[language];
  const lines = listContact(rendering).map((line) => isolate(line, language));
  return [t.contact, lines.join('\n'), t.timeZone(values.timeZone)].join('\n\n');
}

function renderContact(rendering: Rendering): string {
  const { store, language, values } = rendering;
  const { orderTexts: t } = orderMailMessages[language];
  const email = cleanLine(store.contact.email);
  const lines = listContact(rendering).map((line) =>
    line === email
      ? `<a href="mailto:${escapeHtml(encodeURI(email))}" ${styled('link')}>${escapeHtml(email)}</a>`
      : `<bdi>${escapeHtml(line)}</bdi>`,
  );
  return `${renderParagraph(t.contact, 'small', 'muted')}
<p ${styled('text', 'small', 'muted')}>${lines.join('<br>')}</p>
${renderParagraph(t.timeZone(values.timeZone), 'small', 'muted')}`;
}

function renderBrand({ store, origin }: OrderMailInput): string {
  const name = escapeHtml(cleanLine(store.storeName ?? ''));
  if (!store.logo) return `<bdi>${name}</bdi>`;
  const url = URL.canParse(store.logo.url) ? store.logo.url : `${origin}${store.logo.url}`;
  return `<img src="${escapeHtml(url)}" alt="${name}" ${styled('logo')}>`;
}

const MAX_SUBJECT_LENGTH = 200;

/** Renders an email about orders as text and as HTML. Everything that people typed is escaped. */
export function renderOrderMail(input: OrderMailInput): Rendered {
  const { language, mailText, orders, store } = input;
  const rendering = { ...input, values: createOrderMailValues({ orders, language, store }) };
  const blocks = splitIntoBlocks(rendering);
  const toText = (block: Block) => {
    if (block.kind === 'products') return renderTablesAsText(rendering);
    return block.kind === 'tracking' ? renderTrackingsAsText(rendering) : fillText(block.source, rendering);
  };
  const toHtml = (block: Block) => {
    if (block.kind === 'products') return renderTables(rendering);
    if (block.kind === 'tracking') return renderTrackings(rendering);
    return `<p ${styled('text')}>${fillHtml(block.source, rendering)}</p>`;
  };
  // One line, whatever the values contain.
  const subject = truncateText(cleanLine(fillText(mailText.subject, rendering)), MAX_SUBJECT_LENGTH);
  return {
    subject,
    text: `${[...blocks.map(toText), renderContactAsText(rendering)].join('\n\n')}\n`,
    html: renderMailPage({
      language,
      subject,
      width: 'wide',
      brand: renderBrand(input),
      content: [...blocks.map(toHtml), renderContact(rendering)].join('\n'),
    }),
  };
}
