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
  /** How to move an image by keyboard; screen readers tell it at each image. */
  moveHelp: string;
  /** What screen readers hear meanwhile. */
  lifted: Announcement;
  moved: Announcement;
  dropped: Announcement;
  cancelled: Announcement;
};

/** How images are moved: by mouse, by a finger that stays a moment, by keys; and what is said meanwhile. */
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
        // It is over its own place as soon as it is lifted; that would speak over the lifting.
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
 * Moves by keys. The package's sensor hears keys only a task after it has been started; on a busy page an arrow that
 * follows quickly comes before that, and would be lost. Such keys are kept, and given to it once it listens; until it
 * has had them all, those that follow are kept too, so that none gets ahead.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
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
    // Each in a task of its own: where a key leads depends on what the one before has done.
    const replayNext = () => {
      const event = pendingKeys.shift();
      if (!event) return document.removeEventListener('keydown', queueKey, true);
      isQueueing = false;
      event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      isQueueing = true;
      setTimeout(replayNext);
    };
    // After the sensor's own, which was asked for before.
    setTimeout(replayNext);
  }
}
