import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';

type SortableItem = {
  id: string;
  /** Names the item in the labels of its buttons. */
  name: string;
  content: ReactNode;
};

type SortableListLabels = {
  moveUp: (name: string) => string;
  moveDown: (name: string) => string;
  /** Why the first item can't move up, and the last one down. */
  isTop: string;
  isBottom: string;
  /** Announced after a move. */
  moved: (name: string, place: number, count: number) => string;
};

type SortableListProps = {
  items: ReadonlyArray<SortableItem>;
  labels: SortableListLabels;
  onMove: (id: string, toIndex: number) => void;
};

/**
 * A list whose items are moved by dragging their handle, or with two buttons each, which also work by keyboard. Focus
 * stays on the button of the moved item.
 */
export function SortableList({ items, labels, onMove }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 3 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 100, tolerance: 8 } }),
  );
  const move = (item: SortableItem, toIndex: number) => {
    onMove(item.id, toIndex);
    setAnnouncement(labels.moved(item.name, toIndex + 1, items.length));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        // The buttons are for keyboards and screen readers.
        accessibility={{ announcements: noAnnouncements, screenReaderInstructions: { draggable: '' } }}
        onDragEnd={({ active, over }) => {
          const item = items.find(({ id }) => id === active.id);
          const toIndex = items.findIndex(({ id }) => id === over?.id);
          if (item && toIndex >= 0 && over?.id !== active.id) move(item, toIndex);
        }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul className="-ms-1.5 -me-2 grid">
            {items.map((item, index) => (
              <MovableItem
                key={item.id}
                {...{ item, labels, index }}
                count={items.length}
                onMove={(toIndex) => move(item, toIndex)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <output className="sr-only">{announcement}</output>
    </>
  );
}

const announceNothing = () => undefined;
const noAnnouncements = {
  onDragStart: announceNothing,
  onDragOver: announceNothing,
  onDragEnd: announceNothing,
  onDragCancel: announceNothing,
};

type MovableItemProps = {
  item: SortableItem;
  labels: SortableListLabels;
  index: number;
  count: number;
  onMove: (toIndex: number) => void;
};

function MovableItem({ item, labels, index, count, onMove }: MovableItemProps) {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      data-shifting={transition ? '' : undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined }}
      className="flex items-center rounded-sm data-dragging:relative data-dragging:z-1 data-dragging:bg-surface-raised data-dragging:shadow-(--shadow-raised) data-shifting:transition-transform data-shifting:duration-(--duration-base) forced-colors:data-dragging:border"
    >
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden="true"
        className="grid min-h-8 w-6 flex-none cursor-grab touch-none place-items-center text-text-subtle active:cursor-grabbing pointer-coarse:min-h-control-lg pointer-coarse:w-9 [&>svg]:size-4"
      >
        <GripVertical />
      </span>
      {item.content}
      <IconButton
        size="sm"
        icon={<ArrowUp />}
        label={labels.moveUp(item.name)}
        disabledReason={index === 0 ? labels.isTop : undefined}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        size="sm"
        icon={<ArrowDown />}
        label={labels.moveDown(item.name)}
        disabledReason={index === count - 1 ? labels.isBottom : undefined}
        onClick={() => onMove(index + 1)}
      />
    </li>
  );
}
