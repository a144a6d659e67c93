export const softTones = {
  neutral: 'border-border bg-surface-sunken text-text-muted',
  accent: 'border-accent-border bg-accent-soft text-accent-strong',
  positive: 'border-positive-border bg-positive-soft text-positive-strong',
  caution: 'border-caution-border bg-caution-soft text-caution-strong',
  critical: 'border-critical-border bg-critical-soft text-critical-strong',
  info: 'border-info-border bg-info-soft text-info-strong',
};

export const textTones = {
  neutral: 'text-text-muted',
  accent: 'text-accent-strong',
  positive: 'text-positive-strong',
  caution: 'text-caution-strong',
  critical: 'text-critical-strong',
  info: 'text-info-strong',
};

export type Tone = keyof typeof softTones;
