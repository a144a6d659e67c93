import { waitFor } from 'storybook/test';

/** What opens has come to rest; only then is it looked at, and measured. What turns for ever doesn't count. */
export const settled = () =>
  waitFor(() => {
    const moving = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    if (moving.length > 0) throw new Error(`${moving.length} animations are still running`);
  });
