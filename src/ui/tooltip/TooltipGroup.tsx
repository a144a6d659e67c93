import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { TooltipBubble } from './TooltipBubble.tsx';
import { tipTimers } from './tipTimers.ts';
import { TIP, TooltipGroupContext } from './tooltipGroupContext.ts';

function groupTriggersOf(setAnchor: (anchor: HTMLElement | undefined) => void) {
  const { stay, hide, enter, leave, press, focus, blur } = tipTimers(setAnchor);
  let pointed: HTMLElement | undefined;
  const release = () => press(false);
  return {
    onTip: { onPointerEnter: stay, onPointerLeave: leave, onDismiss: hide },
    onGroup: {
      onPointerOver: (event: PointerEvent) =>
        within(event, (anchor) => {
          if (anchor === pointed) return;
          pointed = anchor;
          enter(anchor, event.pointerType);
        }),
      onPointerOut: ({ relatedTarget }: PointerEvent) => {
        if (!pointed || anchorAt(relatedTarget) === pointed) return;
        pointed = undefined;
        leave();
      },
      onPointerDown: (event: PointerEvent) => within(event, () => press(true)),
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: (event: FocusEvent) => within(event, focus),
      onBlur: (event: FocusEvent) => within(event, blur),
    },
  };
}

const anchorAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(`[${TIP}]`) ?? undefined) : undefined;

function within(event: { target: EventTarget }, act: (anchor: HTMLElement) => void) {
  const anchor = anchorAt(event.target);
  if (anchor) act(anchor);
}

export type TooltipGroupProps = {
  /** Draws the element that is around all of them, with what it has to listen to. */
  children: (listeners: ReturnType<typeof groupTriggersOf>['onGroup'], tip: ReactNode) => ReactElement;
};

/**
 * One tooltip for all the icons inside, instead of one for each: of a hundred rows with three icons nobody points at more
 * than one. It stands beside its anchor in the document, as any other does.
 */
export function TooltipGroup({ children }: TooltipGroupProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [{ onGroup, onTip }] = useState(() => groupTriggersOf(setAnchor));
  const tip =
    anchor?.parentElement &&
    createPortal(
      <TooltipBubble id={id} anchor={anchor} shortcut={undefined} {...onTip}>
        <AnchorName anchor={anchor} />
      </TooltipBubble>,
      anchor.parentElement,
    );
  return <TooltipGroupContext value="inGroup">{children(onGroup, tip)}</TooltipGroupContext>;
}

/** It changes under an open tip where a row is a place, and another one comes to stand there. */
function AnchorName({ anchor }: { anchor: HTMLElement }) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(anchor, { attributeFilter: ['aria-label'] });
      return () => observer.disconnect();
    },
    [anchor],
  );
  return useSyncExternalStore(subscribe, () => anchor.ariaLabel);
}
