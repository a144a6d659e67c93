/** Whether a text has this code in it. The same digits within a longer number, such as a time, are not the code. */
export const containsCode = (text: string, code: string): boolean =>
  new RegExp(String.raw`(?<!\d)${code}(?!\d)`).test(text);
