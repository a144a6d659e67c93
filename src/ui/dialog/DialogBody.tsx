import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The part that scrolls. While it does, it is a stop of the Tab key, so that the arrow keys can scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = content.current?.parentElement;
    if (!content.current || !box) return;
    const mark = () => {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    // At once, not only when the browser next tells of a size: the keyboard may be quicker.
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="min-h-0 flex-1 overflow-auto overscroll-contain -outline-offset-2">
      <div ref={content} className="px-6 py-5">
        {children}
      </div>
    </div>
  );
}
