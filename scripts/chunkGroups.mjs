/**
 * Modules of `src` that travel together, by the beginnings of their paths; tests/scripts/chunkGroups.test.ts says where one leads
 * nowhere.
 */
export const sharedModules = {
  /** What pages before and behind the sign-in both have. */
  common: [
    'ui/empty-state/',
    'ui/field/',
    'ui/icon-button/',
    'ui/link/',
    'ui/logo/',
    'ui/notice/',
    'ui/text-field/',
    'features/shell/OfflineNotice',
    'features/shell/StatusPages',
    'features/words/',
    'app/language/useLanguageChoice',
    'app/session/SessionGate',
    'app/shell/PageOutlet',
    'app/shell/Title',
    'app/browser/clock',
  ],
  /** What pages before the sign-in have, and the small parts that its forms share. */
  auth: [
    'ui/app-shell/AuthLayout',
    'ui/password-field/',
    'features/auth/Auth',
    'features/auth/credentials',
    'features/auth/login/login',
    'features/shell/AuthHeader',
  ],
  /** What every page behind the sign-in has, and the values that several of them show. */
  shell: [
    'features/shell/FullHeader',
    'features/shell/Sidebar',
    'features/format/',
    'features/products/productModel',
    'app/session/RequireAuth',
    'app/shell/AdminLayout',
    'app/palette/usePalette.ts',
    'app/palette/useShortcuts',
    'app/palette/PaletteDialogs',
    'app/shell/SidebarSection',
    'app/shell/useLogoutDialog',
    'app/shell/useSidebar',
    'features/palette/modKey',
    'features/palette/shortcuts.ts',
    'features/shell/Footer',
    'features/shell/shellModel',
    'ui/app-shell/AppShell',
    'ui/app-shell/useOverlay',
    'app/shell/useLazyTool',
    'app/shell/useRetry',
    'app/queries/hasFailed',
    'ui/access-prompt/',
    'ui/badge/',
    'ui/skeleton/',
    'ui/thumbnail/',
    'contract/products/discount',
    'contract/products/prices',
    'app/live/',
    'app/queries/products',
    'app/queries/orders',
    'app/queries/dashboard',
    // Lists and forms have it. In a file of its own it takes twice as much, apart from the menu, which is much like it.
    'ui/select/',
  ],
  /** What every dialog has; the pages that may open one don't need it at first. */
  dialog: ['ui/confirm-dialog/', 'ui/dialog/Dialog', 'ui/dialog/Modal'],
  /** What the forms of a product and the import have. */
  product: [
    'features/products/form/productFormModel',
    'features/products/images/imageModel',
    'features/products/images/useImageFiles',
    'ui/image-grid/fileInput',
    'ui/money-field/',
  ],
  /** What every list has. */
  list: ['app/bulk/LazyBulkSection', 'app/list/', 'features/list/', 'ui/table/'],
};

/** What of these comes only when somebody asks for it. */
export const onDemandModules = [
  'features/list/FilterPanel',
  'features/list/FilterRangeField',
  'features/list/FilterChips',
  'features/list/filterChip',
  'features/list/filterRange',
  // The export comes with its dialog, all but the button.
  'features/list/export/ExportDialog',
  'features/list/export/ExportChoices',
  'features/list/export/exportModel',
  'app/list/export/ExportSection',
  'app/list/export/csvFile',
  'app/list/readRows',
  'app/list/export/useCsvExport',
  // And what a list looks like is chosen in a panel: its button, what is stored and its application come before.
  'app/list/views/ViewSection',
  'app/list/views/storedViews',
  'features/list/views/ViewPanel',
  'features/list/views/ViewColumns',
  'features/list/views/ViewNameForm',
  'features/list/views/SavedView',
  'features/list/views/useViewEditing',
  'features/list/views/viewChanges',
  // Only products have menus in their cards, only orders have tabs.
  'ui/table/RowMenu',
  'features/list/ListTabs',
];

/** @param {string[]} beginnings */
const isOneOf = (beginnings) => {
  const places = beginnings.map((one) => `/src/${one}`);
  return (/** @type {string} */ id) => places.some((place) => id.includes(place));
};

/** The words of a language that every page needs: one file, where the build would make three. */
const wordsOfEveryPage = /\/src\/languages\/(\w\w)\/(?:catalogue|shell|rules)\.ts$/;

const isList = isOneOf(sharedModules.list);
const isOnDemand = isOneOf(onDemandModules);

/**
 * Names a file by its module. Words are named by their language too: 'de-orders'.
 * @param {{ name: string, facadeModuleId?: string | null }} chunk
 */
export function nameChunk({ name, facadeModuleId }) {
  const language = /\/src\/languages\/(\w+)\/\w+\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return `assets/${language === undefined ? '' : `${language}-`}${name}-[hash].js`;
}

/**
 * Which modules travel together. Left alone, the build makes a file of each set of modules that the same pages share: 23 for a
 * list, most of them below 1 KB, and over HTTP/1.1 a browser asks for six at a time. A group takes what its modules import
 * with it, unless a group of a higher priority has it.
 */
export const chunkGroups = [
  // What the first script imports.
  { name: 'start', tags: ['$initial'], priority: 3 },
  {
    name: (/** @type {string} */ id) => `${wordsOfEveryPage.exec(id)?.[1]}-words`,
    debugName: 'words',
    priority: 2,
    test: wordsOfEveryPage,
  },
  { name: 'common', priority: 2, test: isOneOf(sharedModules.common) },
  { name: 'auth', priority: 1, test: isOneOf(sharedModules.auth) },
  { name: 'shell', priority: 1, test: isOneOf(sharedModules.shell) },
  { name: 'dialog', priority: 0, test: isOneOf(sharedModules.dialog) },
  { name: 'product', priority: 0, test: isOneOf(sharedModules.product) },
  { name: 'list', priority: 0, test: (/** @type {string} */ id) => isList(id) && !isOnDemand(id) },
];
