import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId } from 'react';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltipTriggers } from './useTooltipTriggers.ts';

type Triggers = ReturnType<typeof useTooltipTriggers>['onAnchor'];
type AnchorProps = Pick<HTMLAttributes<HTMLElement>, keyof Triggers | 'aria-describedby'>;

export type TooltipProps = {
  /** Without one there is no tooltip, and the element stays the same. */
  label: ReactNode;
  /** The key that does the same, drawn as a key cap. */
  shortcut?: string | undefined;
  /**
   * `description`: it says more than the name, and screen readers hear it too. `label`: it only repeats the name that
   * the element has by itself. @default 'description'
   */
  type?: 'description' | 'label' | undefined;
  /** One element that can have the focus, and that hands the props it is given to its node. */
  children: ReactElement<AnchorProps>;
};

const hasWords = (label: ReactNode) => label !== undefined && label !== null && label !== '';

const both = <E,>(first: ((event: E) => void) | undefined, second: (event: E) => void) =>
  first
    ? (event: E) => {
        first(event);
        second(event);
      }
    : second;

/**
 * A few words at an element: at once with keyboard focus, after a moment with the pointer, never by touch. So it must
 * never be the only place of a name or of anything that is needed.
 */
export function Tooltip({ label, shortcut, type = 'description', children }: TooltipProps) {
  const id = useId();
  const { anchor, onAnchor, onTip } = useTooltipTriggers();
  const own = children.props;
  const describes = hasWords(label) && type === 'description';
  const describedBy = describes ? [own['aria-describedby'], id].filter(Boolean).join(' ') : undefined;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: both(own.onPointerEnter, onAnchor.onPointerEnter),
        onPointerLeave: both(own.onPointerLeave, onAnchor.onPointerLeave),
        onPointerDown: both(own.onPointerDown, onAnchor.onPointerDown),
        onPointerUp: both(own.onPointerUp, onAnchor.onPointerUp),
        onPointerCancel: both(own.onPointerCancel, onAnchor.onPointerCancel),
        onFocus: both(own.onFocus, onAnchor.onFocus),
        onBlur: both(own.onBlur, onAnchor.onBlur),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {(describes || (anchor && hasWords(label))) && (
        <TooltipBubble id={id} anchor={anchor} shortcut={shortcut} {...onTip}>
          {label}
        </TooltipBubble>
      )}
    </>
  );
}
