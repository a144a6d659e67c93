import { useId } from 'react';
import { Tooltip } from '../tooltip/Tooltip.tsx';

export type Tab<V extends string> = {
  value: V;
  label: string;
  /** Number of rows. '' reserves the space while it loads. */
  count?: string | undefined;
};

type TabBarProps<V extends string> = {
  /** Accessible name: "Status". */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Why the tabs are disabled. */
  disabledReason?: string | undefined;
};

/** At least as wide as its label with a two-digit count, which may still be loading. */
const tab =
  'inline-grid min-h-9 flex-none grid-rows-[0_1fr] justify-items-start px-3 text-sm font-medium whitespace-nowrap text-text-muted select-none cursor-pointer data-blocked:cursor-not-allowed before:invisible before:pe-10 before:content-[attr(data-label)] pointer-coarse:min-h-control-lg hover:not-data-blocked:text-text data-chosen:text-text data-blocked:text-text-disabled';

/** Underline and focus ring extend equally on both sides of the text. */
const messages =
  'relative inline-flex items-center gap-1 tabular-nums in-data-chosen:after:absolute in-data-chosen:after:-inset-x-3 in-data-chosen:after:bottom-0 in-data-chosen:after:h-0.5 in-data-chosen:after:bg-primary forced-colors:in-data-chosen:after:bg-[Highlight]';

/**
 * Selects part of a list. Native radio buttons cover the tabs: one Tab stop, arrow keys choose. Scrolls sideways
 * if it is too long.
 */
export function TabBar<V extends string>({ label, tabs, value, onChange, disabledReason }: TabBarProps<V>) {
  const name = useId();
  const blocked = disabledReason !== undefined || undefined;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={blocked}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
      aria-description={disabledReason}
      className="flex overflow-x-auto overflow-y-hidden border-b border-border-subtle px-2 [scrollbar-width:thin]"
    >
      {tabs.map((one) => (
        <Tooltip
          key={one.value}
          text={disabledReason ?? ''}
          status={blocked ? 'on' : 'off'}
          closeOnClick={false}
        >
          <label
            data-label={one.label}
            data-chosen={one.value === value || undefined}
            data-blocked={blocked}
            className={tab}
          >
            <span className={messages}>
              <input
                type="radio"
                name={name}
                checked={one.value === value}
                onChange={() => blocked || onChange(one.value)}
                aria-disabled={blocked}
                className="absolute -inset-x-3 inset-y-0 cursor-pointer appearance-none rounded-sm -outline-offset-2 aria-disabled:cursor-not-allowed"
              />
              {/* The space is needed in the accessible name. */}
              <span>{one.label}</span> {one.count !== undefined && <span translate="no">{one.count}</span>}
            </span>
          </label>
        </Tooltip>
      ))}
    </div>
  );
}
