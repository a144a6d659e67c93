/** Where Command is what Ctrl is elsewhere. */
export const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Opens the palette, as `aria-keyshortcuts` spells it. */
export const MOD_K = isMac ? 'Meta+K' : 'Control+K';
