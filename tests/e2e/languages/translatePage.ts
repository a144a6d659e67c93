import type { Page } from 'playwright';

/**
 * Changes a page like a browser's translation: replaces each current and future text node with nested elements, except
 * where `translate` is "no". The texts stay the same, so tests can find them.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const untranslated = 'script, style, title, textarea, option, font, [translate=no]';
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations)
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else translateAll(node);
        }
    }).observe(document, { childList: true, subtree: true });
  });
