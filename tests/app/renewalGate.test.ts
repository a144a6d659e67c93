import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/failure.ts';
import { createRenewalGate } from '#app/api/renewalGate.ts';
import { showLanguage } from '#app/language/messageStore.ts';
import { calls } from '#contract/calls.ts';

beforeAll(() => showLanguage('en'));

const refused = (status: number) =>
  new ApiError('a call', { kind: 'refused', status, statusText: '', message: undefined });

/** A server whose session has ended until somebody signs in again. */
function aServer() {
  let session = 'ended';
  const attempts = vi.fn(async () => {
    if (session === 'ended') throw refused(401);
    return 'done';
  });
  return { attempts, signIn: () => (session = 'alive') };
}

describe('a call that finds the session ended', () => {
  it('waits, and is tried once more when somebody has signed in again', async () => {
    const gate = createRenewalGate();
    const { attempts, signIn } = aServer();
    const asked = vi.fn();
    gate.subscribe(asked);
    const call = gate.run(calls.deleteProduct, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
    signIn();
    gate.finish('renewed');
    await expect(call).resolves.toBe('done');
    expect(attempts).toHaveBeenCalledTimes(2);
    expect(gate.isWaiting()).toBe(false);
  });

  it('is not sent in the name of another administrator', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const { attempts, signIn } = aServer();
    const call = gate.run(calls.deleteProduct, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('replaced');
    await expect(call).rejects.toThrow('another administrator signed in');
    expect(attempts).toHaveBeenCalledTimes(1);
    expect(gate.isWaiting()).toBe(false);
    await expect(gate.run(calls.deleteProduct, attempts)).resolves.toBe('done');
  });

  it('is not sent for another administrator who signed in while it was on its way', async () => {
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

  it('is answered for another administrator where it only reads', async () => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    const { attempts, signIn } = aServer();
    const call = gate.run(calls.getOrders, attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('replaced');
    await expect(call).resolves.toBe('done');
  });

  it('fails as it did when nobody wants to sign in', async () => {
    const gate = createRenewalGate();
    const { attempts } = aServer();
    gate.subscribe(() => gate.isWaiting() && queueMicrotask(() => gate.finish('declined')));
    await expect(gate.run(calls.getOrders, attempts)).rejects.toThrow('401');
    expect(attempts).toHaveBeenCalledTimes(1);
  });

  it('asks once for all calls that wait', async () => {
    const gate = createRenewalGate();
    const { attempts, signIn } = aServer();
    const questions = vi.fn();
    gate.subscribe(() => gate.isWaiting() && questions());
    const both = [gate.run(calls.getOrders, attempts), gate.run(calls.dashboardDetails, attempts)];
    await expect.poll(() => gate.isWaiting()).toBe(true);
    signIn();
    gate.finish('renewed');
    await expect(Promise.all(both)).resolves.toEqual(['done', 'done']);
    expect(questions).toHaveBeenCalledTimes(1);
  });

  it('is repeated without a question where somebody signed in again while it was on its way', async () => {
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

  it('fails where nobody is there to be asked', async () => {
    const gate = createRenewalGate();
    await expect(gate.run(calls.getOrders, aServer().attempts)).rejects.toThrow('401');
    const leave = gate.subscribe(() => {});
    const call = gate.run(calls.getOrders, aServer().attempts);
    await expect.poll(() => gate.isWaiting()).toBe(true);
    leave();
    await expect(call).rejects.toThrow('401');
  });

  it.each([calls.login, calls.checkAdmin])('is none where the 401 is the answer: $path', async (call) => {
    const gate = createRenewalGate();
    gate.subscribe(() => {});
    await expect(gate.run(call, aServer().attempts)).rejects.toThrow('401');
  });
});

it('lets every other failure pass', async () => {
  const gate = createRenewalGate();
  gate.subscribe(() => {});
  await expect(gate.run(calls.getOrders, () => Promise.reject(refused(403)))).rejects.toThrow('403');
  await expect(gate.run(calls.getOrders, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(gate.isWaiting()).toBe(false);
});
