import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ListTool } from './listDefinition.ts';

/** Buttons for the whole list, or one menu with them on phones. */
export function ListTools({ tools }: { tools: readonly ListTool[] }) {
  const t = useMessages('list').tools;
  const toolbarTools = tools.filter(({ shownOn }) => shownOn !== 'phones');
  return (
    <>
      {toolbarTools.map(({ label, icon, status, disabledReason, onSelect, ref }) => (
        // No text, because the dashboard's toolbar would wrap.
        <IconButton
          key={label}
          {...{ label, icon, status, disabledReason, ref }}
          frame="bordered"
          aria-haspopup="dialog"
          onClick={onSelect}
          className="max-sm:hidden"
        />
      ))}
      <div className="sm:hidden [&>button]:size-control-lg">
        <Menu
          label={t.more}
          items={tools.map(({ label, icon, disabledReason, onSelect }) => ({
            label,
            icon,
            disabledReason,
            onSelect,
          }))}
        />
      </div>
    </>
  );
}
