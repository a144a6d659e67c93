import type { Words } from '#languages/words.ts';
import type { Formats } from '../format/formats.ts';

export type ReportsCopy = Words['reports']['reportsCopy'];

/** What a report is written with: its words, and how numbers, amounts and dates are written. */
export type ReportWriting = { copy: ReportsCopy; formats: Formats };
