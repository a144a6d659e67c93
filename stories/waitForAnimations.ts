import { waitFor } from 'storybook/test';

/** Waits until animations have ended, except endless ones, so that positions can be measured. */
export const waitForAnimations = () =>
  waitFor(() => {
    const moving = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length > 0) throw new Error(`${moving.length} animations are still running`);
  });
