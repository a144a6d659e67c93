let locks = 0;
let before = { overflow: '', paddingInlineEnd: '' };

/**
 * The page behind stands still until the last of those who asked for it unlocks. The scroll bar's width stays reserved,
 * so that the page doesn't move as its bar goes.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
    style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, before);
  };
}
