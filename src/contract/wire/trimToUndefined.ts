/** Returns text without the space around it; undefined where nothing is left. */
export const trimToUndefined = (text: string | undefined): string | undefined => text?.trim() || undefined;
