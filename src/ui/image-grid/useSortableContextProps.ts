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
    useSensor(PromptKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      scrollBehavior: 'auto',
    }),
  );
  const place = useRef<UniqueIdentifier>(null);
  const indexOf = (id: unknown) => slots.findIndex((slot) => slot.id === id);
  const announce = (announcement: Announcement, id: unknown, at: unknown) =>
    announcement(slots[indexOf(id)]?.alt ?? '', indexOf(at) + 1, slots.length);
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
          place.current = active.id;
          return announce(labels.lifted, active.id, active.id);
        },
        // An image is over its own place when lifted; announcing that would interrupt `lifted`.
        onDragOver: ({ active, over }) => {
          if (!over || over.id === place.current) return undefined;
          place.current = over.id;
          return announce(labels.moved, active.id, over.id);
        },
        onDragEnd: ({ active, over }) => announce(labels.dropped, active.id, over?.id ?? active.id),
        onDragCancel: ({ active }) => announce(labels.cancelled, active.id, active.id),
      },
    },
  };
}

/**
 * dnd-kit's sensor listens to keys one task after it starts, so a quick arrow key would be lost. This one queues
 * such keys and replays them in order.
 */
class PromptKeyboardSensor extends KeyboardSensor {
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
    // One task per key, because the effect of a key depends on the one before.
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
