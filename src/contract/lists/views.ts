import * as z from 'zod/mini';
import { lineText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { lenientArray, nullish } from '../wire/lenient.ts';
import { LIST_NAMES } from './lists.ts';

/**
 * Capability of a backend that stores views. It isn't announced to an account that several people share: their views
 * stay in the browser.
 */
export const VIEWS_CAPABILITY = 'views';

/** Per administrator and list. */
export const MAX_VIEWS = 50;
/** Lengths are in UTF-16 code units. */
export const MAX_VIEW_NAME_LENGTH = 60;
/** Fits a search of the maximum length, percent-encoded. */
export const MAX_VIEW_QUERY_LENGTH = 10_000;
const MAX_ID_LENGTH = 60;
/** More than any list has. */
const MAX_COLUMNS = 100;

const textUpTo = (length: number) => z.string().check(z.maxLength(length));
const id = z.string().check(z.minLength(1), z.maxLength(MAX_ID_LENGTH));
const name = lineText.check(z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH));
const columnIds = z.readonly(z.array(textUpTo(MAX_ID_LENGTH)).check(z.maxLength(MAX_COLUMNS)));
const density = z.enum(['comfortable', 'compact']);

/** Column order, hidden columns and density of a list. */
const listLayout = z.object({
  /** Column ids. Columns that are not listed come last. */
  order: columnIds,
  /**
   * Ids of columns that differ from their default: hidden ones, and shown ones that are hidden at first. Not called `toggled`,
   * because browsers have stored it as `hidden`.
   */
  hidden: columnIds,
  density,
});
export type ListLayout = z.output<typeof listLayout>;

export const DEFAULT_LAYOUT: ListLayout = { order: [], hidden: [], density: 'comfortable' };

const lenientColumnIds = z.catch(z.readonly(lenientArray(z.string())), []);
/** Reads invalid parts as those of the default layout. */
export const lenientLayout = z.catch(
  z.object({
    order: lenientColumnIds,
    hidden: lenientColumnIds,
    density: z.catch(density, DEFAULT_LAYOUT.density),
  }),
  DEFAULT_LAYOUT,
);

/** Fields of a view, except its layout. */
export const viewFields = {
  /** Created by the client. */
  id,
  name,
  /** Query string of the list's URL with search, filters and sort. */
  query: textUpTo(MAX_VIEW_QUERY_LENGTH),
  /** `shared`: every administrator can use the view. */
  visibility: z.enum(['own', 'shared']),
  /** Set once, by the client. Views are listed in this order. */
  createdAt: z.iso.datetime({ precision: 3 }),
};
const storedFields = {
  ...viewFields,
  /** Name of the owner. Missing for the administrator's own views. */
  sharedBy: nullish(z.string()),
};
const storedView = z.object({ ...storedFields, layout: listLayout });
/** A view on the server. Names may repeat, for example if two browsers save the same one. */
export type StoredView = z.output<typeof storedView>;

const list = z.enum(LIST_NAMES);
/** Id of the view that the list opens with. Missing if there is none, or if it isn't shared any more. */
const defaultId = nullish(id);

/** Returns the administrator's views of a list and those that others share, oldest first. */
export const getViews = defineCall({
  method: 'GET',
  path: '/api/admin/views',
  capability: VIEWS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  query: z.object({ list }),
  response: z.object({ views: z.array(storedView), defaultId }),
  parsedResponse: z.object({
    views: lenientArray(z.object({ ...storedFields, layout: lenientLayout })),
    defaultId: z.catch(defaultId, undefined),
  }),
});

/** Adds a view, or replaces the administrator's view with its id. Repeating the call changes nothing. */
export const saveView = defineCall({
  method: 'POST',
  path: '/api/admin/views',
  capability: VIEWS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ ...viewFields, list, layout: listLayout }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Deletes one of the administrator's views. It stops being anyone's default. */
export const deleteView = defineCall({
  method: 'DELETE',
  path: '/api/admin/views/:id',
  capability: VIEWS_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Sets the administrator's default view of a list: an own or a shared view, or null for none. */
export const setDefaultView = defineCall({
  method: 'POST',
  path: '/api/admin/default-view',
  capability: VIEWS_CAPABILITY,
  bodyType: 'json',
  body: z.object({ list, id: z.nullable(id) }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});
