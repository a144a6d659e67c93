/** Values stand between these characters (Unicode FSI and PDI), which also isolate their direction. */
const [START, END] = ['\u2068', '\u2069'];
const ISOLATED = new RegExp(`${START}([^${END}]*)${END}`);
const DIRECTION_MARKS = /[\u2066-\u2069\u202a-\u202e]/g;

/** Marks a value of a line, such as a name or a price. */
export const markValue = (value: string) => `${START}${value.replace(DIRECTION_MARKS, '')}${END}`;

export type LinePart = { kind: 'text' | 'value'; text: string };

/** Splits a line into texts and marked values. */
export const splitLine = (line: string): LinePart[] =>
  line
    .split(ISOLATED)
    .map((text, index): LinePart => ({ kind: index % 2 === 0 ? 'text' : 'value', text }))
    .filter(({ text }) => text !== '');

/** Removes the marks around values, for files. */
export const toPlainText = (line: string): string => line.replace(DIRECTION_MARKS, '');
