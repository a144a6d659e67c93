import { beforeEach, expect, it } from 'vitest';
import {
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEW_QUERY_LENGTH,
  MAX_VIEWS,
  type StoredView,
} from '#contract/lists/views.ts';
import { createPerson, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const VIEWS = '/api/admin/views';
const DEFAULT_VIEW = '/api/admin/default-view';

let server: ServerUnderTest;
let asha: Person;
let ravi: Person;

async function register(email: string, fullName: string): Promise<Person> {
  const person = createPerson(server);
  await person.register({ email, fullName });
  await person.verify(getNewestCodeOrLink(server.mails), email);
  return person;
}

beforeEach(async () => {
  server = await startServerUnderTest();
  asha = await register('asha@store.example', 'Asha Rao');
  ravi = await register('ravi@store.example', 'Ravi Iyer');
});

const view: StoredView = {
  id: 'v1',
  name: 'Low stock',
  query: 'stock=low',
  layout: { order: ['stock'], hidden: ['discount'], density: 'compact' },
  visibility: 'own',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const save = (person: Person, changes: object = {}) =>
  readData(person.post(VIEWS, { ...view, list: 'products', ...changes }));
const getViews = (person: Person, list = 'products') => readData(person.get(`${VIEWS}?list=${list}`));

it('shows a view to its owner in every browser, and to others if it is shared', async () => {
  expect(await save(asha)).toEqual({});
  expect(await getViews(asha)).toEqual({ views: [view] });
  expect(await getViews(asha, 'orders')).toEqual({ views: [] });
  expect(await getViews(ravi)).toEqual({ views: [] });
  const shared = { ...view, visibility: 'shared' };
  await save(asha, shared);
  expect(await getViews(asha)).toEqual({ views: [shared] });
  expect(await getViews(ravi)).toEqual({ views: [{ ...shared, sharedBy: 'Asha Rao' }] });
});

it('sets the default view of one administrator', async () => {
  await save(asha, { visibility: 'shared' });
  expect(await readData(ravi.post(DEFAULT_VIEW, { list: 'products', id: 'v1' }))).toEqual({});
  expect(await getViews(ravi)).toMatchObject({ defaultId: 'v1' });
  expect(await getViews(asha)).not.toHaveProperty('defaultId');
  await readData(ravi.post(DEFAULT_VIEW, { list: 'products', id: null }));
  expect(await getViews(ravi)).not.toHaveProperty('defaultId');
});

it('refuses to change or delete the views of others', async () => {
  await save(asha, { visibility: 'shared' });
  const refused = { status: 403, message: 'Only the owner of this view can change or delete it.' };
  expect(await save(ravi, { name: 'Mine' })).toEqual(refused);
  expect(await readData(ravi.delete(`${VIEWS}/v1`))).toEqual(refused);
  await save(asha);
  const notFound = { status: 404, message: 'View not found.' };
  expect(await readData(ravi.delete(`${VIEWS}/v1`))).toEqual(notFound);
  expect(await readData(ravi.post(DEFAULT_VIEW, { list: 'products', id: 'v1' }))).toEqual(notFound);
  expect(await readData(asha.delete(`${VIEWS}/v1`))).toEqual({});
  expect(await readData(asha.delete(`${VIEWS}/v1`))).toEqual(notFound);
});

it('refuses more views than the limit [ASVS 2.3.2]', async () => {
  for (let index = 0; index < MAX_VIEWS; index += 1) await save(asha, { id: `v${index}` });
  const message = `You can save up to ${MAX_VIEWS} views in each list. Delete one first.`;
  expect(await save(asha, { id: 'more' })).toEqual({ status: 409, message });
  expect(await save(asha, { id: 'v0', name: 'Renamed' })).toEqual({});
});

it.each([
  ['name', ' \n ', 'text that isn’t blank'],
  ['name', 'x'.repeat(MAX_VIEW_NAME_LENGTH + 1), `at most ${MAX_VIEW_NAME_LENGTH} characters`],
  ['query', 'x'.repeat(MAX_VIEW_QUERY_LENGTH + 1), `at most ${MAX_VIEW_QUERY_LENGTH} characters`],
  ['id', 'x'.repeat(61), 'at most 60 characters'],
  ['list', 'reports', 'one of products, orders, customers, history'],
  ['visibility', 'public', 'one of own, shared'],
  ['createdAt', 'yesterday', 'valid'],
])('refuses a view with the wrong %s (%#)', async (field, value, expected) => {
  const message = `The field '${field}' must be ${expected}.`;
  expect(await save(asha, { [field]: value })).toEqual({ status: 400, message, field });
  expect(await getViews(asha)).toEqual({ views: [] });
});

it('refuses a layout with more columns than any list has', async () => {
  const order = Array.from({ length: 101 }, (_, index) => `c${index}`);
  expect(await save(asha, { layout: { ...view.layout, order } })).toEqual({
    status: 400,
    message: "The field 'layout.order' must be valid.",
    field: 'layout',
  });
});

it('announces views to administrators, but not to the guest, whom many people share', async () => {
  const getCapabilities = async (person: Pick<Person, 'get'>) =>
    ((await readData(person.get('/api/admin/check-admin'))) as { capabilities: string[] }).capabilities;
  await server.visitor.signIn();
  expect(await getCapabilities(asha)).toContain('views');
  expect(await getCapabilities(server.visitor)).not.toContain('views');
});
