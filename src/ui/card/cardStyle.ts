/** The surface of a card, for what is one but has another element. */
export const cardStyle = 'rounded-lg border border-border bg-surface shadow-card';
