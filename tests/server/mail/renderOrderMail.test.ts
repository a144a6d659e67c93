import { describe, expect, it } from 'vitest';
import { MAIL_LANGUAGES, MAIL_TEMPLATES, type MailText } from '#contract/orderMails/orderMailTemplates.ts';
import type { Order } from '#contract/orders/order.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { mailSheets, toPreviewPage } from '#server/mail/mailPage.ts';
import { orderMailMessages } from '#server/mail/orderMailValues.ts';
import { type OrderMailInput, renderOrderMail } from '#server/mail/renderOrderMail.ts';

const store: StoreDetails = {
  storeName: 'Diya & Daughters',
  contact: {
    email: 'hello@diya.example',
    phone: '+91 80 4718 2200',
    address: '14 Residency Road\nBengaluru 560025',
  },
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  logo: null,
};

const order: Order = {
  _id: '65f1c0de65f1c0de65f1c0de',
  createdAt: '2026-11-20T20:00:00.000Z',
  quantity: 2,
  productPrice: 1250.5,
  totalDiscount: 250,
  deliveryCharges: 40,
  platformFee: 0,
  totalAmount: 2291,
  orderDetails: { orderId: 'A-1001', orderStatus: 'out_for_delivery' },
  product: { name: 'Darjeeling, 250 g' },
  buyer: { fullName: 'Asha Rao', email: 'asha@customer.example' },
  address: { name: 'Asha Rao', address: 'Flat 4B', city: 'Bengaluru', state: 'Karnataka', pinCode: '560038' },
  tracking: { carrier: 'DHL', number: 'JD 1' },
};

const render = (changes: Partial<OrderMailInput> = {}) =>
  renderOrderMail({
    orders: [order],
    language: 'en',
    mailText: orderMailMessages.en.defaultTexts.dispatch,
    store,
    origin: 'https://admin.store.example',
    ...changes,
  });
const renderText = (mailText: Partial<MailText>, changes: Partial<OrderMailInput> = {}) =>
  render({ mailText: { subject: 'Hello', text: 'Hello', ...mailText }, ...changes });

describe.each(MAIL_LANGUAGES)('a default email in %s', (language) => {
  it.each(MAIL_TEMPLATES)('says everything about a %s as plain text', (template) => {
    const { subject, text } = render({
      language,
      mailText: orderMailMessages[language].defaultTexts[template],
    });
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
  });
});

describe('the values of an order', () => {
  it('have the currency and the time zone of the order, and the region of its language', () => {
    const abroad = { ...order.orderDetails, orderCurrency: 'EUR', orderTimeZone: 'America/New_York' };
    const { text } = renderText(
      { text: '{orderDate}: {total}' },
      { orders: [{ ...order, orderDetails: abroad, locale: 'de-AT' }], language: 'de' },
    );
    expect(text).toContain('20. November 2026: €\u00a02.291');
    expect(text).toContain('Zeitzone: America/New_York');
  });

  it('have those of the store if the order has none', () => {
    expect(renderText({ text: '{orderDate}: {total}' }).text).toContain('21 November 2026: ₹2,291');
  });

  it('of several orders are added up, and their parcel is shown once', () => {
    const other = { ...order, _id: 'other', orderDetails: { orderId: 'A-1002' }, totalAmount: 9 };
    const orders = [order, other];
    const { text, subject } = renderText(
      { subject: '{orderNumber}', text: '{products}: {total}\n\n{tracking}' },
      { orders },
    );
    expect(subject).toBe('A-1001 and A-1002');
    expect(text).toContain('2 × Darjeeling, 250 g and 2 × Darjeeling, 250 g: ₹2,300');
    expect(text.match(/JD 1$/gm)).toHaveLength(1);
    expect(renderText({ text: '{products}' }, { orders }).text).toMatch(
      /^Order A-1001\n[^]*^Order A-1002\n/m,
    );
  });

  it('may all be missing', () => {
    const text = MAIL_TEMPLATES.map((template) => orderMailMessages.en.defaultTexts[template].text).join(
      '\n\n',
    );
    const mail = renderText({ text }, { orders: [{ _id: order._id }] });
    expect(mail.text).not.toMatch(/undefined|null|\{/);
    expect(mail.text).toContain('Hello there,');
    expect(mail.text).not.toContain('Delivery address');
  });

  it('contain the SKU of the product', () => {
    const product = { name: 'Tea', sku: 'TEA-1' };
    const { text, html } = renderText({ text: '{products}' }, { orders: [{ ...order, product }] });
    expect(text).toContain('Tea (SKU TEA-1)');
    expect(html).toContain('>SKU TEA-1<');
  });
});

describe('what people typed', () => {
  const evil = `<img src=x onerror="alert(1)">'&`;
  const escaped = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;';

  it('is escaped everywhere in the HTML [ASVS 1.1.2, 1.2.1]', () => {
    const { html } = renderText(
      { subject: evil, text: `${evil} {customerName}\n\n{products}\n\n{address}\n\n{tracking}` },
      {
        orders: [
          {
            ...order,
            orderDetails: { orderId: evil },
            product: { name: evil },
            buyer: { fullName: evil },
            address: { address: evil },
            tracking: { carrier: evil, number: evil, url: `https://x.example/"><script>` },
          },
        ],
        store: { ...store, storeName: evil, contact: { email: evil, phone: evil, address: evil } },
      },
    );
    expect(html).not.toMatch(/<img|<script|onerror="/);
    expect(html.split(escaped).length).toBeGreaterThan(9);
    expect(html).toContain('href="https://x.example/');
  });

  it('never adds a header [ASVS 1.2.1, 1.3.11]', () => {
    const buyer = { fullName: 'Asha\r\nBcc: eve@evil.example' };
    const { subject } = renderText({ subject: 'Hi {customerName}' }, { orders: [{ ...order, buyer }] });
    expect(subject).toBe('Hi Asha Bcc: eve@evil.example');
  });

  it('is no link unless it is an address of the web', () => {
    const tracking = { carrier: 'Own van', number: '1', url: 'javascript:alert(1)' };
    const { html, text } = renderText({ text: '{tracking}' }, { orders: [{ ...order, tracking }] });
    expect(html + text).not.toContain('javascript:');
  });

  it('in a value is no placeholder', () => {
    const buyer = { fullName: '{total}' };
    expect(renderText({ text: 'Hi {customerName}' }, { orders: [{ ...order, buyer }] }).text).toContain(
      'Hi {total}',
    );
  });
});

describe('a paragraph', () => {
  it('is left out if all of its placeholders are empty', () => {
    const { tracking: _, ...unsent } = order;
    const { text } = renderText(
      { text: 'Track it: {tracking}\n\nHello\n\n{tracking} for {orderNumber}' },
      { orders: [unsent] },
    );
    expect(text).toMatch(/^Hello\n\n for A-1001\n/);
  });

  it('keeps its line breaks', () => {
    const { html, text } = renderText({ text: 'One\nTwo\n\n\nThree' });
    expect(text).toMatch(/^One\nTwo\n\nThree\n/);
    expect(html).toMatch(/>One<br>Two<\/p>\n<p [^>]*>Three<\/p>/);
  });
});

describe('the page', () => {
  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('in %s is %s', (language, direction) => {
    expect(render({ language }).html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  it('has the logo with the name of the store as its text', () => {
    const { html } = render({ store: { ...store, logo: { url: '/uploads/logo.png', publicId: 'logo' } } });
    expect(html).toContain(
      '<img src="https://admin.store.example/uploads/logo.png" alt="Diya &amp; Daughters"',
    );
  });

  it('follows the theme of the reader', () => {
    const { html } = render();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  // The policy of the preview allows these style elements by their hash, and no inline styles.
  it('looks the same without inline styles, because its sheets repeat them', () => {
    const page = toPreviewPage(render().html);
    expect(page).not.toContain('style="');
    for (const sheet of mailSheets) expect(page).toContain(`<style>${sheet}</style>`);
    const used = new Set(
      [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    for (const name of used) expect(mailSheets[0]).toContain(`.${name}{`);
  });
});
