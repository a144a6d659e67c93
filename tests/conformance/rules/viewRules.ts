import { extensions } from '#contract/calls.ts';
import { type StoredView, VIEWS_CAPABILITY } from '#contract/lists/views.ts';
import { expectEqual, expectRefusal } from '../expectations.ts';
import { defineRules, nothing } from '../rule.ts';
import type { Session } from '../session.ts';

const { deleteView, getViews, saveView, setDefaultView } = extensions;

const createView = (): StoredView => ({
  id: `conformance-${crypto.randomUUID()}`,
  name: 'Conformance',
  query: 'stock=low&sort=stock.ascending',
  layout: { order: ['stock', 'price'], hidden: ['discount'], density: 'compact' },
  visibility: 'own',
  createdAt: new Date().toISOString(),
});

const readViews = ({ client }: Session) => client.call(getViews, { ...nothing, query: { list: 'history' } });

const findView = async (session: Session, id: string) =>
  (await readViews(session)).views.find((view) => view.id === id);

const setDefault = ({ client }: Session, id: string | null) =>
  client.call(setDefaultView, { params: {}, body: { list: 'history', id } });

export const viewRules = defineRules(
  'views',
  {
    'saves, changes, sets as default and deletes a view': async (session) => {
      const { client } = session;
      const view = createView();
      const { defaultId: before } = await readViews(session);
      session.onCleanUp(() => client.send(deleteView, { params: { id: view.id }, body: undefined }));
      await client.call(saveView, { params: {}, body: { ...view, list: 'history' } });
      expectEqual(await findView(session, view.id), view, 'the view', 'Return a view as it was saved.');

      const changed = { ...view, name: 'Changed', visibility: 'shared' as const };
      await client.call(saveView, { params: {}, body: { ...changed, list: 'history' } });
      const replaced = 'Replace the view with the same id, and return it once.';
      const same = (await readViews(session)).views.filter(({ id }) => id === view.id);
      expectEqual(same, [changed], 'the views with this id', replaced);

      await setDefault(session, view.id);
      const kept = 'Return the id of the default view in defaultId.';
      expectEqual((await readViews(session)).defaultId, view.id, 'defaultId', kept);

      await client.call(deleteView, { params: { id: view.id }, body: undefined });
      const { views, defaultId } = await readViews(session);
      const gone = 'Leave a deleted view out of the views, and out of defaultId.';
      expectEqual(
        views.some(({ id }) => id === view.id),
        false,
        'the view is listed',
        gone,
      );
      expectEqual(defaultId, undefined, 'defaultId', gone);
      if (before != null) await setDefault(session, before);
    },

    'lists the views of one list': async (session) => {
      const { client } = session;
      const view = createView();
      session.onCleanUp(() => client.send(deleteView, { params: { id: view.id }, body: undefined }));
      await client.call(saveView, { params: {}, body: { ...view, list: 'history' } });
      const { views } = await client.call(getViews, { ...nothing, query: { list: 'customers' } });
      const isListed = views.some(({ id }) => id === view.id);
      expectEqual(isListed, false, 'the view of another list', 'Return only views of the list in the query.');
      await client.call(deleteView, { params: { id: view.id }, body: undefined });
    },

    'refuses unknown views and lists': async ({ client }) => {
      const id = `nothing-${crypto.randomUUID()}`;
      const fix = 'Answer 404 if the administrator has no view with this id.';
      expectRefusal(await client.send(deleteView, { params: { id }, body: undefined }), fix, [404]);
      expectRefusal(await client.send(setDefaultView, { params: {}, body: { list: 'history', id } }), fix);
      const query = { list: 'reports' as 'orders' };
      expectRefusal(await client.send(getViews, { ...nothing, query }), 'Refuse an unknown list with a 400.');
    },
  },
  { capability: VIEWS_CAPABILITY },
);
