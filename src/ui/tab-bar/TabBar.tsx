import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

type Tab<V extends string> = {
  value: V;
  label: string;
  /** Number of rows. '' reserves the space while it loads. */
  count?: string | undefined;
  /** An icon after the label, and its meaning, which is part of the accessible name. */
  mark?: { icon: ReactNode; label: string } | undefined;
};

type TabBarProps<V extends string> = {
  /** Accessible name: "Status". */
  label: string;
  tabs: ReadonlyArray<Tab<V>>;
  value: V;
  onChange: (value: V) => void;
  /** Why the tabs are disabled. */
  disabledReason?: string | undefined;
};

const tab =
  'inline-grid min-h-9 flex-none justify-items-start px-3 text-sm font-medium whitespace-nowrap text-text-muted select-none cursor-pointer data-disabled:cursor-not-allowed pointer-coarse:min-h-control-lg hover:not-data-disabled:text-text data-selected:text-text data-disabled:text-text-disabled';

/** Reserves the width of a two-digit count, so that tabs don't move when the counts load. */
const countSpace = 'grid-rows-[0_1fr] before:invisible before:pe-8 before:content-[attr(data-label)]';

/** Underline and focus ring extend equally on both sides of the text. */
const tabContent =
  'relative inline-flex items-center gap-1 tabular-nums in-data-selected:after:absolute in-data-selected:after:-inset-x-3 in-data-selected:after:bottom-0 in-data-selected:after:h-0.5 in-data-selected:after:bg-primary forced-colors:in-data-selected:after:bg-[Highlight]';

/**
 * Selects part of a list. Each tab is covered by a transparent native radio button, so that arrow keys select and the
 * bar is one Tab stop. Scrolls horizontally if it is too long.
 */
export function TabBar<V extends string>({ label, tabs, value, onChange, disabledReason }: TabBarProps<V>) {
  const name = useId();
  const bar = useRef<HTMLDivElement>(null);
  const disabled = disabledReason !== undefined || undefined;
  useSelectedTabInView(bar, value);
  useMoreTabs(bar);
  return (
    <div
      ref={bar}
      role="radiogroup"
      // Not a Tab stop in Firefox: the selected tab is.
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
      aria-description={disabledReason}
      className="tab-bar-edges flex min-w-0 flex-1 scroll-px-10 overflow-x-auto overflow-y-hidden [scrollbar-width:thin]"
    >
      <div className="flex w-max px-2">
        {tabs.map((item) => (
          <label
            key={item.value}
            data-tooltip={disabledReason}
            data-label={item.label}
            data-value={item.value}
            data-selected={item.value === value || undefined}
            data-disabled={disabled}
            className={clsx(tab, item.count !== undefined && countSpace)}
          >
            <span className={tabContent}>
              <input
                type="radio"
                name={name}
                checked={item.value === value}
                onChange={() => disabled || onChange(item.value)}
                aria-disabled={disabled}
                className="absolute -inset-x-3 inset-y-0 cursor-pointer appearance-none rounded-sm -outline-offset-2 aria-disabled:cursor-not-allowed"
              />
              {/* The space separates label and count in the accessible name. */}
              <span className="max-w-60 truncate">{item.label}</span>{' '}
              {item.count !== undefined && (
                <span translate="no" className="font-regular text-text-subtle">
                  {item.count}
                </span>
              )}
              {item.mark && (
                <>
                  <span aria-hidden="true" className="text-text-subtle [&>svg]:size-3.5">
                    {item.mark.icon}
                  </span>
                  <span className="sr-only">{item.mark.label}</span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Marks the bar if there are more tabs before or after those in view. */
function useMoreTabs(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element?.firstElementChild) return undefined;
    const update = () => {
      // Negative from right to left.
      const before = Math.abs(element.scrollLeft);
      const after = element.scrollWidth - element.clientWidth - before;
      element.toggleAttribute('data-more-before', before >= 1);
      element.toggleAttribute('data-more-after', after >= 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(element.firstElementChild);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [bar]);
}

/** Width of the fade at the edges (tabBar.css). */
const FADE_PX = 40;

/**
 * Scrolls the bar, but not the page, so that the selected tab is in view. Reads positions in a ResizeObserver, which runs
 * after the layout: an effect would lay out the whole page once more.
 */
function useSelectedTabInView(bar: RefObject<HTMLElement | null>, value: string) {
  useEffect(() => {
    const selected = bar.current?.querySelector(`[data-value='${CSS.escape(value)}']`);
    if (!bar.current || !selected) return undefined;
    const observer = new ResizeObserver(() => {
      if (!bar.current) return;
      const view = bar.current.getBoundingClientRect();
      const { left, right } = selected.getBoundingClientRect();
      const [start, end] = [view.left + FADE_PX, view.right - FADE_PX];
      if (left < start) bar.current.scrollBy({ left: left - start });
      else if (right > end) bar.current.scrollBy({ left: right - end });
    });
    observer.observe(selected);
    return () => observer.disconnect();
  }, [bar, value]);
}
