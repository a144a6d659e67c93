// A page can't change the system's preferences, but it can rewrite its own media queries.

/** Returns all media rules of the page, including nested ones. */
function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? findMediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Rewrites the conditions of all media rules. Returns a function that restores them. */
function rewriteConditions(rewrite: (condition: string) => string): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => findMediaRules(sheet.cssRules))
    .map((rule) => ({ rule, before: rule.media.mediaText, after: rewrite(rule.media.mediaText) }))
    .filter(({ before, after }) => before !== after);
  for (const { rule, after } of changed) rule.media.mediaText = after;
  return () => {
    for (const { rule, before } of changed) rule.media.mediaText = before;
  };
}

/** Makes `feature: value` match and `feature: opposite` never match. Returns a function that undoes this. */
const simulate = (feature: string, value: string, opposite: string) =>
  rewriteConditions((condition) =>
    condition.replace(`(${feature}: ${value})`, ALWAYS).replace(`(${feature}: ${opposite})`, NEVER),
  );

/** Media queries are enough, because no script of the app reads this preference. Returns a function that undoes it. */
export const simulateReducedMotion = () => simulate('prefers-reduced-motion', 'reduce', 'no-preference');

/** Doubles the rem values of a media condition. */
export const doubleRem = (condition: string) =>
  condition.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * 2}rem`);

/**
 * Simulates a browser text size of 200%. Media queries are rewritten too, because they ignore the
 * root font size. Returns a function that undoes this.
 */
export function simulateDoubleText(): () => void {
  const restore = rewriteConditions(doubleRem);
  const root = document.documentElement;
  root.style.fontSize = '200%';
  return () => {
    root.style.removeProperty('font-size');
    restore();
  };
}

/** Tokens by their system colour. All other tokens are backgrounds and become `Canvas`. */
const systemColours = {
  CanvasText: /^(text|border|on-tooltip|(positive|caution|critical|info)(-strong|-border)?$)/,
  GrayText: /^text-disabled$/,
  LinkText: /^accent(-hover|-active|-strong|-border)?$/,
  Highlight: /^focus$/,
  ButtonFace: /^(primary|critical-(solid|hover|active))/,
  ButtonText: /^(on-(primary|accent|critical)|border-control)/,
  'rgb(0 0 0 / 0.6)': /^overlay$/,
};

const findTokens = () =>
  new Set(
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .flatMap((text) => [...text.matchAll(/--color-([a-z-]+):/g)].map(([, token]) => token!)),
  );

const isFixed = (token: string) => ['transparent', 'current'].includes(token);

/** The last match wins, because later patterns are more specific. */
const getSystemColour = (token: string) =>
  Object.entries(systemColours).findLast(([, pattern]) => pattern.test(token))?.[0] ?? 'Canvas';

/** Shows the page in system colours, similar to a contrast theme. Returns a function that undoes this. */
export function simulateForcedColours(): () => void {
  const restore = simulate('forced-colors', 'active', 'none');
  const tokens = [...findTokens()].filter((token) => !isFixed(token));
  const sheet = document.createElement('style');
  sheet.textContent = `
    :root, [data-theme] { ${tokens.map((token) => `--color-${token}: ${getSystemColour(token)} !important;`).join(' ')} }
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }
  `;
  document.head.append(sheet);
  return () => {
    sheet.remove();
    restore();
  };
}
