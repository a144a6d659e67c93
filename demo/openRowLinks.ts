const asksForTab = ({ button, ctrlKey, metaKey }: MouseEvent) => button === 1 || ctrlKey || metaKey;

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || href.startsWith('//') || !asksForTab(event)) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(`#${href}`);
}

/**
 * Opens a list's link in a new tab inside the demo. The links of rows are plain ones (src/app/list/useRowLinks.ts), of
 * the host's root: the app follows them itself, but a new tab would look for them outside of the demo's folder.
 */
export function openRowLinksInside(): void {
  addEventListener('click', onClick, { capture: true });
  addEventListener('auxclick', onClick, { capture: true });
}
