import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from './Badge.tsx';
import type { Tone } from './tones.ts';

export type StatusBadgeProps = BadgeProps & { tone: Tone; icon: ReactNode };

/** Where something stands on its way. Colour, icon and word say it three times, so none of them may be left out. */
export const StatusBadge = (props: StatusBadgeProps) => <Badge {...props} />;
