import { type ListViews, parseListViews } from '#features/list/views/viewModel.ts';

/** Whose choices for which list: a browser may be shared, and each administrator has their own. */
export const getViewsKey = (list: string, email: string) => `views:${list}:${email}`;

/** Returns what was chosen before, or as it is for who never chose. */
export function loadViews(key: string): ListViews {
  try {
    return parseListViews(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    // Storage is forbidden here, or its text is not ours.
    return parseListViews(null);
  }
}

export function saveViews(key: string, views: ListViews): 'kept' | 'notKept' {
  try {
    localStorage.setItem(key, JSON.stringify(views));
    return 'kept';
  } catch {
    // Storage is forbidden or full here: the panel says so.
    return 'notKept';
  }
}
