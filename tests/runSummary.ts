import type { Reporter, TestModule } from 'vitest/node';

const LISTED = 10;

/** Prints the slowest files of a long run, so that everybody sees what grew, and counts its tests. */
export const runSummary: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= 2 * LISTED) return;
    const getSeconds = (module: TestModule) => {
      const { collectDuration, duration } = module.diagnostic();
      return (collectDuration + duration) / 1000;
    };
    const lines = modules
      .toSorted((one, other) => getSeconds(other) - getSeconds(one))
      .slice(0, LISTED)
      .map((module) => `${getSeconds(module).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`);
    const count = (state: 'passed' | 'failed') =>
      modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
    console.log(['\nThe slowest files:', ...lines, ''].join('\n'));
    // CI services recognize a line of this form.
    console.log(`${count('passed')} passed, ${count('failed')} failed`);
  },
};
