/** Returns whether a text contains the code, not counting its digits within a longer number. */
export const containsCode = (text: string, code: string): boolean =>
  new RegExp(String.raw`(?<!\d)${code}(?!\d)`).test(text);
