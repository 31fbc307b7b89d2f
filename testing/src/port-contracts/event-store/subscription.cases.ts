import { describe, expect, it } from 'vitest';
import { elapsedProcessTime } from '#kits/process-time.ts';
import { all, anEvent, newStreamName, idsOf, someEvents, take, type EventStoreCases } from './event-store.fixtures.ts';

export const subscriptionCases: EventStoreCases = (store, _limits, restart) => {
  describe('subscriptions', () => {
    it('given a position, then later events are received, once and in order', async () => {
      const [stream, events] = [newStreamName(), someEvents(40)];
      const { position } = await store().append(newStreamName(), 'any', [anEvent()]);
      await store().append(stream, 'no-stream', events);
      const taken = await take(store().subscribe({ after: position, maxBatch: 7 }), 40, [stream]);
      expect(idsOf(taken)).toEqual(idsOf(events));
    });
    it('given the start, then all events are received', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', someEvents(3));
      const everything = await all(store().readAll());
      const taken: string[] = [];
      for await (const batch of store().subscribe({ after: null })) {
        taken.push(...idsOf(batch));
        if (taken.length >= everything.length) break;
      }
      expect(taken).toEqual(idsOf(everything));
    });
    it('given the end, then only new events are received', async () => {
      const stream = newStreamName();
      await store().append(stream, 'no-stream', someEvents(3));
      const subscription = store().subscribe({ after: 'end' });
      const taking = take(subscription, 1, [stream]);
      const event = anEvent();
      await store().append(stream, 2, [event]);
      expect(idsOf(await taking)).toEqual([event.id]);
    });
    it('given a maximum batch size, then no batch is larger', async () => {
      const { position } = await store().append(newStreamName(), 'no-stream', someEvents(1));
      await store().append(newStreamName(), 'no-stream', someEvents(20));
      const sizes: number[] = [];
      for await (const batch of store().subscribe({ after: position, maxBatch: 6 })) {
        sizes.push(batch.length);
        if (sizes.reduce((sum, size) => sum + size) >= 20) break;
      }
      expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
    });
    it('given a waiting subscriber, when an event is appended, then it wakes at once', async () => {
      const stream = newStreamName();
      const subscription = store().subscribe({ after: 'end' });
      const taking = take(subscription, 1, [stream]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await store().append(stream, 'no-stream', [anEvent()]);
      expect(await elapsedProcessTime(() => taking)).toBeLessThan(100);
    });
    it('given concurrent writers, when a subscriber catches up and goes live, then nothing is lost or duplicated', async () => {
      const streams = Array.from({ length: 8 }, newStreamName);
      const { position } = await store().append(newStreamName(), 'any', [anEvent()]);
      const write = async (stream: string) => {
        for (let revision = -1; revision < 49; revision += 1)
          await store().append(stream, revision < 0 ? 'no-stream' : revision, [anEvent()]);
      };
      const writing = Promise.all(streams.map(write));
      const taken = await take(store().subscribe({ after: position, maxBatch: 11 }), 400, streams);
      await writing;
      expect(new Set(idsOf(taken)).size).toBe(400);
      const positions = taken.map((event) => event.position);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      for (const stream of streams) {
        expect(taken.filter((event) => event.stream === stream).map(({ revision }) => revision)).toEqual(
          Array.from({ length: 50 }, (_, index) => index),
        );
      }
    });
    it('given several subscribers, then each receives all events', async () => {
      const [stream, events] = [newStreamName(), someEvents(5)];
      const taking = [1, 2, 3].map(() => take(store().subscribe({ after: 'end' }), 5, [stream]));
      await store().append(stream, 'no-stream', events);
      expect((await Promise.all(taking)).map(idsOf)).toEqual([idsOf(events), idsOf(events), idsOf(events)]);
    });
    it('given a delivery, when the subscription is closed during it, then nothing more is received', async () => {
      const { position } = await store().append(newStreamName(), 'no-stream', [anEvent()]);
      await store().append(newStreamName(), 'no-stream', someEvents(20));
      const subscription = store().subscribe({ after: position, maxBatch: 5 });
      let batches = 0;
      for await (const _batch of subscription) {
        batches += 1;
        await subscription.close();
      }
      expect(batches).toBe(1);
    });
    it('given a waiting subscriber, when it is closed from outside, then its loop ends', async () => {
      const subscription = store().subscribe({ after: 'end' });
      const over = all(subscription);
      await subscription.close();
      await subscription.close();
      expect(await over).toEqual([]);
    });
    it('given waiting subscribers, when the store closes, then their loops end', async () => {
      const over = [all(store().subscribe({ after: 'end' })), all(store().subscribe({ after: 'end' }))];
      await restart();
      expect(await Promise.all(over)).toEqual([[], []]);
    });
    it('given appends in progress, when the store closes, then each is answered and stored', async () => {
      const streams = Array.from({ length: 20 }, newStreamName);
      const appending = Promise.all(streams.map((stream) => store().append(stream, 'no-stream', [anEvent()])));
      await restart();
      await appending;
      const found = await Promise.all(streams.map((stream) => all(store().readStream(stream))));
      expect(found.map(({ length }) => length)).toEqual(streams.map(() => 1));
    });
  });
};
