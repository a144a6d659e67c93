import type { Session } from './session.ts';

/** Something that every backend must do, or every backend that announces a capability. */
export type Rule = {
  /** What it is about, in the groups of reports: 'products'. */
  area: string;
  /** Says what the backend does. Unique in its area. */
  name: string;
  capability?: string | undefined;
  /** Changes what can't be undone, such as an order. */
  isLasting?: boolean;
  /** Throws a `RuleFailure` or a `RuleSkipped`. */
  run(session: Session): Promise<void>;
};

/** The input of a call without parameters and body. */
export const nothing = { params: {}, body: undefined };

type RuleOptions = Pick<Rule, 'capability' | 'isLasting'>;

/** Creates the rules of an area from functions by name. */
export const defineRules = (
  area: string,
  rules: Readonly<Record<string, Rule['run']>>,
  options: RuleOptions = {},
): Rule[] => Object.entries(rules).map(([name, run]) => ({ area, name, run, ...options }));
