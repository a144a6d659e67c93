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

/** Lets the rules for `feature: value` hold, and those for `feature: opposite` no longer. */
function pretend(feature: string, value: string, opposite: string) {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => findMediaRules(sheet.cssRules))
    .filter(({ media }) => media.mediaText.includes(feature))
    .map((rule) => ({ rule, before: rule.media.mediaText }));
  for (const { rule, before } of changed) {
    rule.media.mediaText = before
      .replace(`(${feature}: ${value})`, ALWAYS)
      .replace(`(${feature}: ${opposite})`, NEVER);
  }
  return {
    rules: changed.map(({ rule }) => rule),
    stop: () => {
      for (const { rule, before } of changed) rule.media.mediaText = before;
    },
  };
}

/** The product asks for it in its styles only. Returns how to take it back. */
export const pretendReducedMotion = () => pretend('prefers-reduced-motion', 'reduce', 'no-preference').stop;

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
  const { stop } = pretend('forced-colors', 'active', 'none');
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
