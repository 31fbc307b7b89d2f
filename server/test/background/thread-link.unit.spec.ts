import { MessageChannel } from 'node:worker_threads';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { UnfitStoreFault } from '@ecrin/platform/ports/store-fit.ts';
import { TranscriberFault } from '@ecrin/platform/ports/transcriber.ts';
import { expect, it, onTestFinished } from 'vitest';
import { askAbortably, createAbortableCalls } from '#background/abortable-calls.ts';
import { decodeFault, encodeFault } from '#background/fault-codec.ts';
import { linkThreads } from '#background/thread-link.ts';

type Functions = Readonly<{
  double: (given: number) => Promise<number>;
  fail: () => Promise<never>;
  wait: (callId: string) => Promise<string>;
  abort: (callId: string) => void;
}>;

/** Both ends of a channel, as two threads have them. */
const linked = (functions: Functions) => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  linkThreads<object, Functions>(port1, functions);
  return linkThreads<Functions, object>(port2, {});
};

const calls = createAbortableCalls();
const functions: Functions = {
  double: async (given) => 2 * given,
  fail: async () => {
    throw new LanguageFault('over-budget', 'the budget is spent', 5);
  },
  wait: (callId) =>
    calls.run(
      callId,
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('given up')));
        }),
    ),
  abort: calls.abort,
};

it('given a function of the other thread, then it is called with values, and answers', async () => {
  expect(await linked(functions).double(21)).toBe(42);
});

it('given a fault there, then it is thrown here with its class and facts', async () => {
  const failed = linked(functions).fail();
  await expect(failed).rejects.toBeInstanceOf(LanguageFault);
  await expect(failed).rejects.toMatchObject({ kind: 'over-budget', retryAfterMs: 5, message: 'the budget is spent' });
});

it('given the end of the thread, then calls under way and later ones are refused', async () => {
  const link = linked(functions);
  const waiting = link.wait('one');
  link.$close(new Error('the thread ended'));
  await expect(waiting).rejects.toThrow('the thread ended');
  await expect(link.double(1)).rejects.toThrow();
});

it('given a call that is given up, then the other thread stops it, and the reason is thrown', async () => {
  const link = linked(functions);
  const controller = new AbortController();
  const asking = { signal: controller.signal, abort: (callId: string) => void link.abort.asEvent(callId) };
  const asked = askAbortably(asking, (callId) => link.wait(callId));
  controller.abort(new Error('nobody waits any more'));
  await expect(asked).rejects.toThrow('nobody waits any more');
});

const sent = (fault: Error): Error => decodeFault(structuredClone(encodeFault(fault)));

it.each([
  new EventStoreFault('wrong-revision', 'thought-1 is at 3'),
  new TranscriberFault('unreadable-audio', 'no sound', null),
  new UnfitStoreFault('put the events back'),
])('given $name, then it is the same after it was sent', (fault) => {
  expect(sent(fault)).toBeInstanceOf(fault.constructor);
  expect(sent(fault)).toMatchObject({
    stack: fault.stack,
    message: fault.message,
    ...Object.fromEntries(Object.entries(fault)),
  });
});

it('given another error, then it keeps its name', () => {
  expect(sent(new TypeError('not a function'))).toMatchObject({ name: 'TypeError', message: 'not a function' });
});
