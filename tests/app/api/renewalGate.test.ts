import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/failure.ts';
import { createRenewalGate } from '#app/api/renewalGate.ts';
import { showLanguage } from '#app/language/messageStore.ts';
import { calls, extensions } from '#contract/calls.ts';

beforeAll(() => showLanguage('en'));

const refused = (status: number) =>
  new ApiError('a call', { kind: 'refused', status, statusText: '', message: undefined });

/** Simulates a server whose session has ended until `signIn` is called. */
function createServer() {
  let session = 'ended';
  const attempts = vi.fn(async () => {
    if (session === 'ended') throw refused(401);
    return 'done';
  });
  return { attempts, signIn: () => (session = 'alive') };
}

describe('a call that fails because the session has ended', () => {
  it('waits and is repeated after signing in again', async () => {
    const gate = createRenewalGate();
    const { attempts, signIn } = createServer();
    const onAsk = vi.fn();
    gate.subscribe(onAsk);
    const call = gate.run(calls.deleteProduct, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    expect(onAsk).toHaveBeenCalledTimes(1);
    signIn();
    gate.finish('renewed');
    await expect(call).resolves.toBe('done');
    expect(attempts).toHaveBeenCalledTimes(2);
    expect(gate.isWaiting()).toBe(false);
  });

  it('is not repeated if another administrator signs in', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const { attempts, signIn } = createServer();
    const call = gate.run(calls.deleteProduct, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('replaced');
    await expect(call).rejects.toThrow('another administrator signed in');
    expect(attempts).toHaveBeenCalledTimes(1);
    expect(gate.isWaiting()).toBe(false);
    await expect(gate.run(calls.deleteProduct, attempts)).resolves.toBe('done');
  });

  it('is not repeated if another administrator signed in while it was pending', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const slow = Promise.withResolvers<never>();
    const attempts = vi.fn<() => Promise<string>>().mockReturnValueOnce(slow.promise);
    const call = gate.run(calls.editProduct, attempts);
    gate.finish('replaced');
    gate.finish('renewed');
    slow.reject(refused(401));
    await expect(call).rejects.toThrow('another administrator signed in');
    expect(attempts).toHaveBeenCalledTimes(1);
  });

  it('is repeated for another administrator if it only reads', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const { attempts, signIn } = createServer();
    const call = gate.run(calls.getOrders, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('replaced');
    await expect(call).resolves.toBe('done');
  });

  it('fails with the original error if signing in is declined', async () => {
    const gate = createRenewalGate();
    const { attempts } = createServer();
    gate.subscribe(() => gate.isWaiting() && queueMicrotask(() => gate.finish('declined')));
    await expect(gate.run(calls.getOrders, attempts)).rejects.toThrow('401');
    expect(attempts).toHaveBeenCalledTimes(1);
  });

  it('asks only once for all waiting calls', async () => {
    const gate = createRenewalGate();
    const { attempts, signIn } = createServer();
    const questions = vi.fn();
    gate.subscribe(() => gate.isWaiting() && questions());
    const both = [gate.run(calls.getOrders, attempts), gate.run(calls.dashboardDetails, attempts)];
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('renewed');
    await expect(Promise.all(both)).resolves.toEqual(['done', 'done']);
    expect(questions).toHaveBeenCalledTimes(1);
  });

  it('is repeated without asking if the administrator signed in again while it was pending', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const slow = Promise.withResolvers<never>();
    const attempts = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValue('done');
    const call = gate.run(calls.getOrders, attempts);
    gate.finish('renewed');
    slow.reject(refused(401));
    await expect(call).resolves.toBe('done');
    expect(gate.isWaiting()).toBe(false);
  });

  it('fails if no dialog is mounted', async () => {
    const gate = createRenewalGate();
    await expect(gate.run(calls.getOrders, createServer().attempts)).rejects.toThrow('401');
    const leave = gate.subscribe(() => {});
    const call = gate.run(calls.getOrders, createServer().attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    leave();
    await expect(call).rejects.toThrow('401');
  });

  it.each([
    calls.login,
    calls.checkAdmin,
    extensions.startPasskeySignIn,
    extensions.signInWithPasskey,
    extensions.signInWithRecoveryCode,
  ])('does not wait after an expected 401: $path', async (call) => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    await expect(gate.run(call, createServer().attempts)).rejects.toThrow('401');
  });
});

it('does not wait after other failures', async () => {
  const gate = createRenewalGate();
  gate.subscribe(() => {});
  await expect(gate.run(calls.getOrders, () => Promise.reject(refused(403)))).rejects.toThrow('403');
  await expect(gate.run(calls.getOrders, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(gate.isWaiting()).toBe(false);
});
