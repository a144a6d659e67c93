/** Browsers translate no text in these. */
const UNTRANSLATED = '[translate=no], script, style, title, textarea, option';

/** React marks the text nodes that it made itself; the only text of an element is none of them. */
const isMadeByReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/** Returns the texts of a page that React could neither change nor remove once the browser has translated them. */
export function findBareTexts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(UNTRANSLATED) || !isMadeByReact(node)) continue;
    texts.push(`“${text}” in <${parent.localName} class="${parent.className}">`);
  }
  return texts;
}

/** Of the product's screens. A story about a component brings texts of its own. */
const SCREENS = /^(?:app|features|flows)\//;

/** A text beside other content has an element of its own: a browser that translates the page replaces text nodes. */
export function failOnBareTexts({ viewMode, title }: { viewMode: string; title: string }) {
  if (viewMode === 'docs' || !SCREENS.test(title)) return;
  const texts = findBareTexts(document.body);
  if (texts.length > 0)
    throw new Error(`Texts without an element of their own (src/ui/text/wrapText.tsx):\n${texts.join('\n')}`);
}
