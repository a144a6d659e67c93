import { fillPath } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { toLoginOutcome } from '#contract/accounts/adminOutcomes.ts';
import type { ProductDraft } from '#contract/products/product.ts';
import { MAX_PRICE, MAX_STOCK } from '#contract/products/productFields.ts';
import { unwrapData } from '#contract/wire/envelope.ts';
import { expectEqual, expectRefusal, expectTrue, show, showAnswer } from '../expectations.ts';
import { createImage } from '../images.ts';
import { defineRules } from '../rule.ts';
import type { Session } from '../session.ts';
import { expectFields, getProduct } from './productRules.ts';

/** Creates a product with fields that must come back as they are. */
async function expectStored(session: Session, fields: Partial<ProductDraft>): Promise<void> {
  expectFields(await getProduct(session, await session.createProduct(fields)), fields);
}

/** Creates a product with fields that must come back as they are, or be refused. Never changed, never a failure. */
async function expectStoredOrRefused(session: Session, fields: Partial<ProductDraft>): Promise<void> {
  const body = { product: session.buildDraft(fields), images: [createImage()] };
  const answer = await session.client.send(calls.createProduct, { params: {}, body });
  if (answer.status !== 200) {
    const fix = 'Store the value as it is sent, or refuse it with a 400 and a message.';
    return expectRefusal(answer, fix);
  }
  const { productId } = unwrapData(answer.body) as { productId: string };
  expectFields(await getProduct(session, productId), fields);
}

/** Values that the specification refuses (section 5), with what is wrong about the product. */
const INVALID: Readonly<Record<string, Partial<Record<keyof ProductDraft, unknown>>>> = {
  'with a blank name': { name: '   ' },
  'with a blank description': { description: '' },
  'without a category': { category: '' },
  'without a location': { locations: [] },
  'with a price of zero': { actualPrice: 0, discountedPrice: undefined },
  'with a negative price': { actualPrice: -1, discountedPrice: undefined },
  'with a discounted price above the price': { actualPrice: 10, discountedPrice: 11 },
  'with a negative stock': { stock: -1 },
};

const sendForm = ({ client }: Session, parts: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('images', createImage());
  return client.request(calls.createProduct.path, { method: 'POST', body: form });
};

const sendText = ({ client }: Session, text: string) =>
  client.request(calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });

/** Ids that no product has, as they appear in a path. */
const ODD_IDS: Readonly<Record<string, string>> = {
  'with an encoded slash': 'a%2Fb',
  'with an encoded space and quotes': '%20%22%27%20OR%201%3D1',
  'with Unicode': encodeURIComponent('कमल🪔'),
  'with a zero byte': 'a%00b',
  'of 500 characters': 'x'.repeat(500),
};

export const oddInputRules = defineRules('odd inputs', {
  'stores Unicode as it is sent': (session) =>
    expectStored(session, {
      name: `दिया 🪔👩‍👩‍👧 ${session.runId}`,
      description: 'مصباح يدوي الصنع — 手作りのランプ\nʻOkina, naïve, Ωμέγα, 🏳️‍🌈',
    }),

  'stores HTML as text': (session) =>
    expectStored(session, {
      name: `<b>Lamp</b> & "co" ${session.runId}`,
      description: `<script>alert('lamp')</script> &amp; <img src=x onerror=alert(1)>`,
    }),

  'stores SQL and template signs as text': (session) =>
    expectStored(session, {
      name: `Robert'); DROP TABLE products;-- ${session.runId}`,
      description: '{{7*7}} ${7*7} %s %n \\u0041 \\',
    }),

  'stores a long text whole, or refuses it': async (session) => {
    await expectStored(session, { description: 'Warm light. '.repeat(150).trim() });
    await expectStoredOrRefused(session, { description: 'Warm light. '.repeat(4000).trim() });
    await expectStoredOrRefused(session, { name: `${'Lamp '.repeat(200)}${session.runId}` });
  },

  'stores numbers at their limits, or refuses them': async (session) => {
    await expectStored(session, { actualPrice: 1, discountedPrice: undefined, stock: 0 });
    const limits = [
      { actualPrice: MAX_PRICE, discountedPrice: undefined, stock: MAX_STOCK },
      { actualPrice: 0.01, discountedPrice: undefined },
      { actualPrice: 99_999.99, discountedPrice: 0.1 },
    ];
    for (const fields of limits) await expectStoredOrRefused(session, fields);
  },

  'create-product refuses products that the form refuses': async (session) => {
    for (const [what, fields] of Object.entries(INVALID)) {
      const product = session.buildDraft(fields as Partial<ProductDraft>);
      const body = { product, images: [createImage()] };
      const answer = await session.client.send(calls.createProduct, { params: {}, body });
      expectRefusal(answer, `Refuse a product ${what} with a 400 and a message that says what is wrong.`);
    }
  },

  'create-product refuses missing fields and other types': async (session) => {
    const getFix = (what: string) =>
      `Check each field of the \`product\` part: refuse ${what} with a 400 and a message.`;
    const { name: _, ...nameless } = session.buildDraft();
    const wrongType = { ...session.buildDraft(), stock: { count: 1 }, name: 7 };
    expectRefusal(
      await sendForm(session, { product: JSON.stringify(nameless) }),
      getFix('one without `name`'),
    );
    expectRefusal(
      await sendForm(session, { product: JSON.stringify(wrongType) }),
      getFix('a number as `name` and an object as `stock`'),
    );
    expectRefusal(await sendForm(session, { product: 'null' }), getFix('`null`'));
    expectRefusal(await sendForm(session, {}), getFix('a form without it'));
  },

  'create-product refuses malformed JSON': async (session) => {
    const fix = 'Answer 400 with a message if the `product` part is no JSON.';
    expectRefusal(await sendForm(session, { product: '{"name": "Lamp' }), fix);
  },

  'login refuses malformed JSON': async (session) => {
    const fix = 'Answer 400 with a message if the body is no JSON.';
    expectRefusal(await sendText(session, '{"email": "a@b.example"'), fix);
  },

  'login refuses missing fields and other types': async (session) => {
    for (const text of ['{}', '[]', 'null', '{"email": ["a"], "password": {"$ne": ""}}']) {
      const answer = await sendText(session, text);
      const isSignedIn =
        answer.status === 200 && toLoginOutcome(unwrapData(answer.body) as never).outcome === 'signedIn';
      expectTrue(answer.status < 500 && !isSignedIn, {
        expected: `a refusal of ${text}`,
        received: showAnswer(answer),
        fix: 'Check the type of each field, and refuse the request with a 400 and a message.',
      });
    }
  },

  'get-product answers 404 to ids that no product can have': async ({ client }) => {
    for (const [what, id] of Object.entries(ODD_IDS)) {
      const path = fillPath(calls.getProduct.path, { productId: '' }) + id;
      const answer = await client.request(path, { method: 'GET' });
      const fix = `Answer 404 (or 400) to an id ${what}. Decode the path once, and look the id up as text.`;
      expectRefusal(answer, fix, [404, 400, 414]);
    }
  },

  'delete-product with an unknown id deletes nothing': async (session) => {
    const id = await session.createProduct();
    const count = async () => {
      const { products } = await session.client.call(calls.getAllProducts, { params: {}, body: undefined });
      return products.length;
    };
    const before = await count();
    const answer = await session.client.send(calls.deleteProduct, {
      params: { id: `${id}' OR '1'='1` },
      body: undefined,
    });
    expectTrue(answer.status < 500, {
      expected: 'status 404',
      received: showAnswer(answer),
      fix: 'Answer 404 if no product has the id.',
    });
    expectEqual(
      await count(),
      before,
      'number of products',
      `Delete only the product with the id ${show(id)}.`,
    );
  },
});
