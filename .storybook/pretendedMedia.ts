// A page can't change what the reader's system asks for, but it can let its own rules for that hold.

/** All media rules of the page, those inside layers and other rules included. */
function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? findMediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** Gives the media rules of the page other conditions. Returns how to take it back. */
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

/** Lets the rules for `feature: value` hold, and those for `feature: opposite` no longer. */
const pretend = (feature: string, value: string, opposite: string) =>
  rewriteConditions((condition) =>
    condition.replace(`(${feature}: ${value})`, ALWAYS).replace(`(${feature}: ${opposite})`, NEVER),
  );

/** The product asks for it in its styles only. Returns how to take it back. */
export const pretendReducedMotion = () => pretend('prefers-reduced-motion', 'reduce', 'no-preference');

/** Twice as many rem: a condition is true from twice the width on. */
export const doubleRem = (condition: string) =>
  condition.replace(/(\d*\.?\d+)rem\b/g, (_, count: string) => `${Number(count) * 2}rem`);

/**
 * Draws the page as in a browser whose text is set to twice its size. There a rem of a media condition is larger as well,
 * while the size of the root element changes only the rem of declarations. Returns how to take it back.
 */
export function pretendDoubleText(): () => void {
  const restore = rewriteConditions(doubleRem);
  const root = document.documentElement;
  root.style.fontSize = '200%';
  return () => {
    root.style.removeProperty('font-size');
    restore();
  };
}

/** Which of the system's colours takes the place of a token. What has no row is a ground. */
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

/** The last that fits: the more particular ones come later. */
const getSystemColour = (token: string) =>
  Object.entries(systemColours).findLast(([, pattern]) => pattern.test(token))?.[0] ?? 'Canvas';

/**
 * Draws the page in the system's own colours, nearly as a contrast theme does: every colour of ours is a token, and there
 * are no shadows. Returns how to take it back.
 */
export function pretendForcedColours(): () => void {
  const stop = pretend('forced-colors', 'active', 'none');
  const tokens = [...findTokens()].filter((token) => !isFixed(token));
  const sheet = document.createElement('style');
  sheet.textContent = `
    :root, [data-theme] { ${tokens.map((token) => `--color-${token}: ${getSystemColour(token)} !important;`).join(' ')} }
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; }
  `;
  document.head.append(sheet);
  return () => {
    sheet.remove();
    stop();
  };
}
