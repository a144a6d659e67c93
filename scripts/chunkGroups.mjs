/**
 * Which modules travel together. Left alone, the build makes a file of each set of modules that the same pages share: 23 for a
 * list, most of them below 1 KB, and over HTTP/1.1 a browser asks for six at a time. A group takes what its modules import
 * with it, unless a group of a higher priority has it.
 */
export const chunkGroups = [
  // What the first script imports.
  { name: 'start', tags: ['$initial'], priority: 3 },
  // What pages before and behind the sign-in both have, and the small parts that forms of the sign-in share.
  {
    name: 'common',
    priority: 2,
    test: /\/ui\/(app-shell\/AuthLayout|empty-state|link|notice|password-field|text-field)|\/features\/(auth\/Auth|auth\/credentials|auth\/login\/login|shell\/(AuthHeader|StatusPages|navigation))|\/app\/(session\/SessionGate|shell\/(PageOutlet|Title))/,
  },
  // What every page behind the sign-in has, and the values that several of them show.
  {
    name: 'shell',
    priority: 1,
    test: /\/features\/(shell\/(FullHeader|LogoutDialog|Sidebar)|format|products\/(productModel|stockCopy))|\/app\/(session\/RequireAuth|shell\/useRetry|queries\/hasFailed)|\/ui\/(access-prompt|badge|skeleton|thumbnail)\/|\/contract\/products\/discount/,
  },
  // What every list has.
  { name: 'list', priority: 0, test: /\/(app|features)\/list\/|\/ui\/table\// },
];
