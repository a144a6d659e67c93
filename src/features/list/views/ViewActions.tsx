import { BookmarkPlus, ChevronDown, Pencil, Save, Star, StarOff, Trash, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StoredView } from '#contract/lists/views.ts';
import { Button } from '#ui/button/Button.tsx';
import { Menu, type MenuItem } from '#ui/menu/Menu.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { ViewNamePanel } from './ViewNamePanel.tsx';
import type { ViewTabsState } from './viewModel.ts';

type ViewActionsProps = {
  views: ViewTabsState;
  /** Called when an action removes its button, to move the focus. */
  onDone: () => void;
};

/** The menu of the open view, and the button that saves changes. Nothing if neither applies. */
export function ViewActions({ views, onDone }: ViewActionsProps) {
  const { openView, status } = views;
  const anchor = useRef<HTMLDivElement>(null);
  const [namePanel, setNamePanel] = useState<'new' | 'rename'>();
  const close = () => setNamePanel(undefined);
  const isOwn = openView && !openView.sharedBy;
  if (status === 'unchanged' && !openView) return null;
  return (
    <div ref={anchor} className="flex flex-none items-center gap-1">
      {status === 'changed' && (
        <SaveControl
          ownView={isOwn ? openView : undefined}
          onSaveChanges={() => {
            views.onSaveChanges();
            onDone();
          }}
          onSaveAs={() => setNamePanel('new')}
        />
      )}
      {openView && (
        <ViewMenu
          views={views}
          openView={openView}
          onRename={() => setNamePanel('rename')}
          onDelete={() => {
            views.onDelete(openView);
            onDone();
          }}
        />
      )}
      {namePanel && (
        <ViewNamePanel
          saved={views.saved}
          renamed={namePanel === 'rename' ? openView : undefined}
          anchor={anchor}
          onSubmit={(name) => {
            close();
            if (namePanel === 'new') {
              views.onSaveAs(name);
              onDone();
            } else if (openView) views.onSave({ ...openView, name });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

type SaveControlProps = {
  /** The open view, if it is the administrator's own. */
  ownView: StoredView | undefined;
  onSaveChanges: () => void;
  onSaveAs: () => void;
};

/** Saves a new view, or offers to save the changes in the open one. */
function SaveControl({ ownView, onSaveChanges, onSaveAs }: SaveControlProps) {
  const t = useMessages('list').viewTabs;
  if (!ownView)
    return (
      <Button variant="ghost" size="sm" icon={<BookmarkPlus />} aria-haspopup="dialog" onClick={onSaveAs}>
        {t.save}
      </Button>
    );
  return (
    <Menu
      label={t.save}
      trigger={
        <span aria-hidden="true" className="inline-flex items-center gap-1 px-1 text-xs text-text-muted">
          <span>{t.save}</span>
          <ChevronDown className="size-4" />
        </span>
      }
      items={[
        { label: t.saveChanges(ownView.name), icon: <Save />, onSelect: onSaveChanges },
        { label: t.saveAsNew, icon: <BookmarkPlus />, onSelect: onSaveAs },
      ]}
    />
  );
}

type ViewMenuProps = {
  views: ViewTabsState;
  openView: StoredView;
  onRename: () => void;
  onDelete: () => void;
};

/** Renames, shares and deletes the open view, or makes it the default. */
function ViewMenu({ views, openView, onRename, onDelete }: ViewMenuProps) {
  const t = useMessages('list').viewTabs;
  const isDefault = views.first === openView.id;
  const isShared = openView.visibility === 'shared';
  const defaultItem: MenuItem = {
    label: isDefault ? t.removeDefault : t.makeDefault,
    icon: isDefault ? <StarOff /> : <Star />,
    onSelect: () => views.onSetDefault(isDefault ? undefined : openView.id),
  };
  const shareItem: MenuItem = {
    label: isShared ? t.unshare : t.share,
    icon: <Users />,
    onSelect: () => views.onSave({ ...openView, visibility: isShared ? 'own' : 'shared' }),
  };
  const ownItems: MenuItem[] = [
    { label: t.rename, icon: <Pencil />, onSelect: onRename },
    ...(views.sharing === 'offered' ? [shareItem] : []),
    { label: t.delete, icon: <Trash />, tone: 'critical', onSelect: onDelete },
  ];
  return (
    <Menu label={t.actions(openView.name)} items={[defaultItem, ...(openView.sharedBy ? [] : ownItems)]} />
  );
}
