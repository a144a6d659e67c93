import {
  closestCenter,
  type DragEndEvent,
  type DndContextProps,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
  KeyboardSensor,
  type KeyboardSensorProps,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import type { ImageSlot } from './imageSlot.ts';

type Announcement = (alt: string, position: number, count: number) => string;

export type MoveLabels = {
  /** How to move an image by keyboard; read by screen readers at each image. */
  moveHelp: string;
  /** Announcements while an image is moved. */
  lifted: Announcement;
  moved: Announcement;
  dropped: Announcement;
  cancelled: Announcement;
};

/** Returns the props that make images movable by mouse, long press and keyboard, with announcements. */
export function useSortableContextProps(
  slots: readonly ImageSlot[],
  labels: MoveLabels,
  onMove: (id: string, toIndex: number) => void,
): DndContextProps {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(QueueingKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const lastOverId = useRef<UniqueIdentifier>(null);
  const indexOf = (id: unknown) => slots.findIndex((slot) => slot.id === id);
  const announce = (announcement: Announcement, id: unknown, overId: unknown) =>
    announcement(slots[indexOf(id)]?.alt ?? '', indexOf(overId) + 1, slots.length);
  return {
    sensors,
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && over.id !== active.id) onMove(String(active.id), indexOf(over.id));
    },
    accessibility: {
      screenReaderInstructions: { draggable: labels.moveHelp },
      announcements: {
        onDragStart: ({ active }) => {
          lastOverId.current = active.id;
          return announce(labels.lifted, active.id, active.id);
        },
        // dnd-kit also reports the image's own position at the start. Announcing it would interrupt `lifted`.
        onDragOver: ({ active, over }) => {
          if (!over || over.id === lastOverId.current) return undefined;
          lastOverId.current = over.id;
          return announce(labels.moved, active.id, over.id);
        },
        onDragEnd: ({ active, over }) => announce(labels.dropped, active.id, over?.id ?? active.id),
        onDragCancel: ({ active }) => announce(labels.cancelled, active.id, active.id),
      },
    },
  };
}

/**
 * dnd-kit's sensor starts to listen for keys in a later task and would lose keys pressed before. This sensor queues
 * them and replays them in order.
 */
class QueueingKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const pendingKeys: KeyboardEvent[] = [];
    let isQueueing = true;
    const queueKey = (event: KeyboardEvent) => {
      if (!isQueueing) return;
      event.preventDefault();
      event.stopPropagation();
      pendingKeys.push(event);
    };
    document.addEventListener('keydown', queueKey, true);
    // One task per key, because dnd-kit needs the position after the previous key.
    const replayNext = () => {
      const event = pendingKeys.shift();
      if (!event) return document.removeEventListener('keydown', queueKey, true);
      isQueueing = false;
      event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      isQueueing = true;
      setTimeout(replayNext);
    };
    // Runs after the sensor's own timeout.
    setTimeout(replayNext);
  }
}
