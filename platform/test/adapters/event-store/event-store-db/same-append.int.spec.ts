import { timedOut } from '@ecrin/testing/fakes/event-store-db/grpc-errors.ts';
import {
  anEvent,
  expectFault,
  idsOf,
  newStreamName,
  readIds,
  someEvents,
} from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { fakeServer } from './fake-server.fixtures.ts';

const { start, open } = fakeServer();

describe('the same append from two processes at once', () => {
  it.each(['no-stream', 'any'] as const)(
    'given that the first is not committed when the second comes (%s), then the server drops the second, and both get the same result',
    async (expected) => {
      await start({ commitMs: 300, prepareTimeoutMs: 400 });
      const [stream, events] = [newStreamName(), someEvents(2)];
      const [one, other] = await Promise.all([open(), open()].map((store) => store.append(stream, expected, events)));
      expect(one).toEqual(other);
      expect(one).toMatchObject({ revision: 1 });
      expect(await readIds(open(), stream)).toEqual(idsOf(events));
    },
  );
  it('given that the first is committed long after the server’s timeout, then the second is answered within its own', async () => {
    await start({ commitMs: 900, prepareTimeoutMs: 200 });
    const [stream, events] = [newStreamName(), someEvents(2)];
    const [one, other] = await Promise.all([open(), open()].map((store) => store.append(stream, 'no-stream', events)));
    expect(one).toEqual(other);
  });
  it('given a server with a longer timeout than ours, then the stream is read before ours ends', async () => {
    await start({ commitMs: 200, prepareTimeoutMs: 60_000 });
    const [stream, events] = [newStreamName(), someEvents(1)];
    const [one, other] = await Promise.all(
      [open(3_000), open(3_000)].map((store) => store.append(stream, 'no-stream', events)),
    );
    expect(one).toEqual(other);
  });
  it('given other words under the same id, then the second gets a fault', async () => {
    const double = await start({ commitMs: 300, prepareTimeoutMs: 400 });
    const [stream, event] = [newStreamName(), anEvent()];
    const first = open().append(stream, 'no-stream', [event]);
    await expect.poll(() => double.counts.append).toBe(1);
    await expectFault(open().append(stream, 'no-stream', [{ ...event, data: { thoughtId: 'another' } }]), 'id-reused');
    await first;
  });
});

describe('an append that the server reports as timed out', () => {
  it('given that it was committed anyway, then its receipt is returned, and it is sent once', async () => {
    const double = await start();
    const [stream, events, store] = [newStreamName(), someEvents(3), open()];
    double.decideCalls((method) => (method === 'append' ? 'time-out-after' : 'serve'));
    const answer = await store.append(stream, 'no-stream', events);
    expect(double.counts.append).toBe(1);
    double.decideCalls(() => 'serve');
    expect(answer).toEqual(await open().append(stream, 'no-stream', events));
    expect(answer).toMatchObject({ revision: 2 });
  });
  it('given that nothing was stored, then it is sent again', async () => {
    const double = await start();
    const [stream, event] = [newStreamName(), anEvent()];
    let refused = 0;
    double.decideCalls((method) => (method === 'append' && refused++ === 0 ? timedOut() : 'serve'));
    expect(await open().append(stream, 'any', [event])).toMatchObject({ revision: 0 });
    expect(double.log.stream(stream)).toHaveLength(1);
  });
  it('given that it always times out, then the caller gets the fault within their own deadline', async () => {
    const double = await start();
    double.decideCalls((method) => (method === 'append' ? timedOut() : 'serve'));
    await expectFault(open(500).append(newStreamName(), 'no-stream', [anEvent()]), 'timed-out');
  });
});

describe('appends of one process to one stream', () => {
  it('given the same one four times at once, then all get one answer and it is sent once', async () => {
    const double = await start({ commitMs: 100, prepareTimeoutMs: 60_000 });
    const [stream, events, store] = [newStreamName(), someEvents(2), open()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => store.append(stream, 'no-stream', events)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(double.counts.append).toBe(1);
  });
  it('given several after whichever is the last, then none is refused by the server on the way', async () => {
    const double = await start({ commitMs: 20, prepareTimeoutMs: 60_000 });
    const [stream, store] = [newStreamName(), open()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => store.append(stream, 'any', [anEvent()])));
    expect(answers.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(double.counts.append).toBe(6);
  });
  it('given one that hangs, then those of other streams do not wait for it', async () => {
    const double = await start();
    const store = open(3_000);
    let hung = 0;
    double.decideCalls((method) => (method === 'append' && hung++ === 0 ? 'hang' : 'serve'));
    const hanging = store.append(newStreamName(), 'no-stream', [anEvent()]).then(
      () => 'kept',
      () => 'failed',
    );
    await expect.poll(() => double.counts.append).toBe(1);
    const other = store.append(newStreamName(), 'no-stream', [anEvent()]).then(() => 'other');
    expect(await Promise.race([hanging, other])).toBe('other');
    await Promise.all([hanging, other]);
  });
});
