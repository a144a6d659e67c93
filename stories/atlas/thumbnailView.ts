type View = { zoom: number; origin: string };

/** Pictures of small things on a large ground, by the beginning of their states' ids: which part a thumbnail shows. */
const views: Record<string, View> = {
  'shell.header.auth': { zoom: 2, origin: '0 0' },
  'shell.header.full': { zoom: 3, origin: '100% 0' },
  'shell.sidebar.products-expanded': { zoom: 2, origin: '0 0' },
  'shell.sidebar.active-item': { zoom: 2, origin: '0 0' },
  'shell.footer.newsletter': { zoom: 3, origin: '100% 0' },
  'shell.footer': { zoom: 3, origin: '0 0' },
  'shell.crash': { zoom: 2.2, origin: '50% 18%' },
  'shell.toast.stack': { zoom: 2.8, origin: '100% 100%' },
  'shell.toast': { zoom: 2, origin: '100% 8%' },
};

/** On a phone these fill the width, and the ground below them is left out. */
const phoneViews: Record<string, View> = {
  'shell.header': { zoom: 1, origin: '0 0' },
  'shell.footer': { zoom: 1, origin: '0 0' },
};

export type Size = 'desktop' | 'phone';

const viewsOf = { desktop: views, phone: phoneViews };

export const viewedStates = [...Object.keys(views), ...Object.keys(phoneViews)];

/** The part of a picture that is worth a thumbnail; the whole of it where nothing is said. */
export function getThumbnailView(stateId: string, size: Size): View | undefined {
  const key = Object.keys(viewsOf[size]).find((beginning) => stateId.startsWith(beginning));
  return key === undefined ? undefined : viewsOf[size][key];
}
