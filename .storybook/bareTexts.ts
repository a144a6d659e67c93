/** Browsers don't translate text in these. */
const UNTRANSLATED = '[translate=no], script, style, title, textarea, option';

/** React attaches a key to text nodes it created as one of several children, but not to an element's only text. */
const isCreatedByReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Returns texts that React couldn't update or remove after the browser translates the page. */
function findBareTexts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(UNTRANSLATED) || !isCreatedByReact(node)) continue;
    texts.push(`“${text}” in <${parent.localName} class="${parent.className}">`);
  }
  return texts;
}

/** Only screens are checked, because component stories write their own text. */
const SCREENS = /^(?:app|features|flows)\//;

/** Fails a story if a text next to other content is not in an element of its own; see wrapText. */
export function failOnBareTexts({ viewMode, title }: { viewMode: string; title: string }) {
  if (viewMode === 'docs' || !SCREENS.test(title)) return;
  const texts = findBareTexts(document.body);
  if (texts.length > 0)
    throw new Error(`Texts without an element of their own (src/ui/text/wrapText.tsx):\n${texts.join('\n')}`);
}
