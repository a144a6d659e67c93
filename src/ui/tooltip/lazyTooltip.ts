import type { createTooltip } from './tooltipElement.ts';

type Tooltip = ReturnType<typeof createTooltip>;

/**
 * The tooltip's element, whose code comes when somebody first points at what has one: until then it is asked for, but not
 * shown. Without it the labels are still read out, so nobody is told; the next try asks again.
 */
export function createLazyTooltip() {
  let tooltip: Tooltip | undefined;
  let wanted: HTMLElement | undefined;

  function load() {
    if (tooltip) return;
    import('./tooltipElement.ts').then(
      (module) => {
        tooltip ??= module.createTooltip();
        tooltip.show(wanted);
      },
      () => undefined,
    );
  }
  return {
    load,
    show(anchor: HTMLElement | undefined) {
      wanted = anchor;
      if (tooltip) tooltip.show(anchor);
      else if (anchor) load();
    },
    contains: (target: EventTarget | null) =>
      target instanceof Node && tooltip !== undefined && tooltip.tip.contains(target),
    getAnchor: () => (tooltip ? tooltip.getAnchor() : wanted),
  };
}
