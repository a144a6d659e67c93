import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { getAcceptCommand, isOpen, type Look } from './changesModel.ts';

type AcceptBarProps = { matching: Look[]; ticked: Look[]; onTickAll: (checked: boolean) => void };

/** The command that accepts the ticked looks. Committed ones need none, and can't be ticked. */
export function AcceptBar({ matching, ticked, onTickAll }: AcceptBarProps) {
  const [copied, setCopied] = useState<string>();
  const open = matching.filter(isOpen);
  const command = ticked.length > 0 ? getAcceptCommand(ticked) : undefined;
  return (
    <section
      aria-label="Accept"
      className="sticky bottom-2 grid gap-2 rounded-lg border border-border bg-surface-raised px-3 py-2 shadow-(--shadow-dialog)"
    >
      <div className="flex flex-wrap items-center gap-3">
        <output className="flex-1 text-sm">
          {open.length > 0 && `${ticked.length} of ${open.length} ticked. `}
          {open.length < matching.length &&
            `${matching.length - open.length} committed: merging the branch accepts them.`}
        </output>
        {open.length > 0 && (
          <>
            <Button size="sm" onClick={() => onTickAll(true)}>
              Tick all
            </Button>
            <Button size="sm" onClick={() => onTickAll(false)}>
              Untick all
            </Button>
          </>
        )}
      </div>
      {command && (
        <div className="flex items-start gap-3">
          <textarea
            aria-label="Command that accepts the ticked looks"
            readOnly
            rows={2}
            value={command}
            className="flex-1 rounded-sm border border-border-control bg-surface-sunken p-2 font-mono text-xs break-all"
          />
          <Button
            size="sm"
            variant="primary"
            onClick={() => void navigator.clipboard.writeText(command).then(() => setCopied(command))}
          >
            {copied === command ? 'Copied' : 'Copy command'}
          </Button>
        </div>
      )}
    </section>
  );
}
