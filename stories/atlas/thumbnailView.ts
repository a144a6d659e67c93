type View = { zoom: number; origin: string };

/** The part of the picture that a thumbnail shows, for states that change a small area. Keyed by the start of the state's id. */
const views: Record<string, View> = {
  'shell.header.auth': { zoom: 2, origin: '0 0' },
  'shell.header.full': { zoom: 3, origin: '100% 0' },
  'shell.sidebar.overlay-open': { zoom: 1, origin: '0 0' },
  'shell.sidebar.products-expanded': { zoom: 2, origin: '0 0' },
  'shell.sidebar.active-item': { zoom: 2, origin: '0 0' },
  'shell.footer.newsletter': { zoom: 3, origin: '100% 0' },
  'shell.footer': { zoom: 3, origin: '0 0' },
  'shell.crash': { zoom: 2.2, origin: '50% 18%' },
  'shell.toast.stack': { zoom: 2.8, origin: '100% 100%' },
  'shell.toast': { zoom: 2, origin: '100% 8%' },
};

/** On a phone these fill the width. The thumbnail shows the top of the picture. */
const phoneViews: Record<string, View> = {
  'shell.header': { zoom: 1, origin: '0 0' },
  'shell.footer': { zoom: 1, origin: '0 0' },
};

export type Size = 'desktop' | 'phone';

const viewsBySize = { desktop: views, phone: phoneViews };

export const statesWithView = [...Object.keys(views), ...Object.keys(phoneViews)];

/** Returns the part of a picture that a thumbnail shows, or `undefined` for the whole picture. */
export function getThumbnailView(stateId: string, size: Size): View | undefined {
  const key = Object.keys(viewsBySize[size]).find((prefix) => stateId.startsWith(prefix));
  return key === undefined ? undefined : viewsBySize[size][key];
}
