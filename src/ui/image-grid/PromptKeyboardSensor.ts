import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Moves by keys. The package's sensor hears keys only a task after it has been started; on a busy page an arrow that
 * follows quickly comes before that, and would be lost. Such keys are kept, and given to it once it listens; until it
 * has had them all, those that follow are kept too, so that none gets ahead.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    let keeping = true;
    const keep = (event: KeyboardEvent) => {
      if (!keeping) return;
      event.preventDefault();
      event.stopPropagation();
      early.push(event);
    };
    document.addEventListener('keydown', keep, true);
    // Each in a task of its own: where a key leads depends on what the one before has done.
    const give = () => {
      const event = early.shift();
      if (!event) return document.removeEventListener('keydown', keep, true);
      keeping = false;
      event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      keeping = true;
      setTimeout(give);
    };
    // After the sensor's own, which was asked for before.
    setTimeout(give);
  }
}
