/** All media rules of the page, those inside layers and other rules included. */
function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule ? findMediaRules(rule.cssRules as CSSRuleList) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

const isAboutMotion = ({ media }: CSSMediaRule) => media.mediaText.includes('prefers-reduced-motion');

/**
 * A page can't change what the reader's system asks for, but it can let its own rules for `prefers-reduced-motion: reduce`
 * hold. The product asks for it in its styles only. Returns how to take it back.
 */
export function pretendReducedMotion(): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => findMediaRules(sheet.cssRules))
    .filter(isAboutMotion)
    .map((rule) => ({ rule, before: rule.media.mediaText }));
  for (const { rule, before } of changed) {
    rule.media.mediaText = before
      .replace('(prefers-reduced-motion: reduce)', '(min-width: 0px)')
      .replace('(prefers-reduced-motion: no-preference)', '(max-width: 0px)');
  }
  return () => {
    for (const { rule, before } of changed) rule.media.mediaText = before;
  };
}
