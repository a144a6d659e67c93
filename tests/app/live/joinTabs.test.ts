import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinTabs, type Tabs } from '#app/live/joinTabs.ts';
import { ManualClock } from '#mocks/ManualClock.ts';

// Tabs talk through the BroadcastChannel of Node, which is the one of browsers.

type Tab = Tabs & {
  clock: ManualClock;
  isLeading: () => boolean;
  /** Changes the leader's state. */
  publish: (state: string) => void;
  /** The leader's states that this tab received. */
  states: string[];
  /** Stops the tab's timers and messages, until the returned function is called. */
  freeze: () => () => void;
};

const tabs = new Set<Tab>();

/** A channel whose messages can wait. */
class PausableChannel extends BroadcastChannel {
  static last: PausableChannel;
  #waiting: unknown[] | undefined;
  constructor(name: string) {
    super(name);
    PausableChannel.last = this;
    this.addEventListener('message', (event) => {
      if (!this.#waiting) return;
      event.stopImmediatePropagation();
      this.#waiting.push(event.data);
    });
  }
  pause() {
    this.#waiting = [];
  }
  resume() {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const data of waiting) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => void vi.stubGlobal('BroadcastChannel', PausableChannel));
afterEach(() => {
  for (const tab of tabs) tab.leave();
  tabs.clear();
  vi.unstubAllGlobals();
});

function openTab(name = 'asha'): Tab {
  const clock = new ManualClock();
  const states: string[] = [];
  let publishState: ((state: string) => void) | undefined;
  const joined = joinTabs<string>({
    name,
    clock,
    lead(publish) {
      publishState = publish;
      publish('connecting');
      return () => {
        publishState = undefined;
      };
    },
    onState: (state) => states.push(state),
  });
  const channel = PausableChannel.last;
  const tab: Tab = {
    ...joined,
    clock,
    states,
    isLeading: () => publishState !== undefined,
    publish: (state) => publishState?.(state),
    freeze() {
      tabs.delete(tab);
      channel.pause();
      return () => {
        tabs.add(tab);
        channel.resume();
      };
    },
  };
  tabs.add(tab);
  return tab;
}

/** Waits until all messages have arrived, and the answers to them. */
async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await setImmediate();
}

/** Less than a tab waits for an answer. */
const STEP_MS = 200;

/** Lets time pass in all tabs that aren't frozen. */
async function pass(ms: number) {
  await settle();
  for (let left = ms; left > 0; left -= STEP_MS) {
    for (const { clock } of tabs) clock.advance(Math.min(left, STEP_MS));
    await settle();
  }
}

const findLeaders = () => [...tabs].filter((tab) => tab.isLeading());

async function openTabs(count: number) {
  const first = openTab();
  await pass(1000);
  const others = Array.from({ length: count - 1 }, () => openTab());
  await pass(1000);
  expect(findLeaders()).toEqual([first]);
  return { leader: first, others };
}

it('leads if no other tab answers', async () => {
  const tab = openTab();
  expect(tab.isLeading()).toBe(false);
  await pass(250);
  expect(tab.isLeading()).toBe(true);
});

it('gets the leader’s state at once, and each change once', async () => {
  const { leader } = await openTabs(1);
  leader.publish('first');
  const follower = openTab();
  await settle();
  expect(follower.states).toEqual(['first']);
  leader.publish('second');
  await settle();
  expect(follower.states).toEqual(['first', 'second']);
  expect(leader.states).toEqual([]);
});

it('has one leader when tabs open at the same time', async () => {
  for (let count = 0; count < 8; count += 1) openTab();
  await pass(2000);
  expect(findLeaders()).toHaveLength(1);
});

it('has another leader soon after the leader is closed', async () => {
  const { leader } = await openTabs(4);
  leader.leave();
  tabs.delete(leader);
  await pass(250);
  expect(findLeaders()).toHaveLength(1);
});

it('keeps its leader when a follower is closed', async () => {
  const { leader, others } = await openTabs(3);
  others[0]!.leave();
  tabs.delete(others[0]!);
  await pass(15_000);
  expect(findLeaders()).toEqual([leader]);
});

it('keeps its leader while nothing happens', async () => {
  const { leader } = await openTabs(4);
  await pass(25_000);
  expect(findLeaders()).toEqual([leader]);
});

it('replaces a leader that crashed or is frozen, which follows when it continues', async () => {
  const { leader, others } = await openTabs(3);
  const thaw = leader.freeze();
  await pass(12_000);
  const [next, ...rest] = findLeaders();
  expect([others.includes(next!), rest]).toEqual([true, []]);
  next!.publish('newer');
  thaw();
  await settle();
  expect(findLeaders()).toEqual([next]);
  leader.publish('outdated');
  await settle();
  expect(others.flatMap(({ states }) => states)).not.toContain('outdated');
});

it('doesn’t wait for a frozen leader when a tab is shown', async () => {
  const { leader, others } = await openTabs(2);
  leader.freeze();
  others[0]!.check();
  await pass(250);
  expect(others[0]!.isLeading()).toBe(true);
});

it('lets a tab take over', async () => {
  const { others } = await openTabs(3);
  others[1]!.claim();
  await settle();
  expect(findLeaders()).toEqual([others[1]]);
});

it('doesn’t mix the tabs of two administrators', async () => {
  const { leader } = await openTabs(1);
  const other = openTab('ravi');
  await pass(1000);
  expect([leader, other].map((tab) => tab.isLeading())).toEqual([true, true]);
  leader.publish('of Asha');
  await settle();
  expect(other.states).toEqual([]);
});
