import type { EmailClaimed } from '@ecrin/domain/client/client.events.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { recorded, recordingId, thoughtId } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { disabledEraser } from '@ecrin/testing/fakes/disabled-eraser.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEraser } from '#erase-account/account-eraser.ts';

const now = '2026-02-01T09:00:00.000Z';
const clientId = '019a0000-0000-7000-8000-000000000001';
const erasureId = '019a0000-0000-7000-8000-0000000000e1';
const number = '4F7K-220M';
/** That of `registered`. */
const emailHash = 'hash-1';
/** What nothing can call back: by then the ledger must be written. */
const released = ['EmailReleased', 'ThoughtErased', 'ThoughtSoundErased', 'ErasureCertified'] as const;

const claimed: EmailClaimed = {
  type: 'EmailClaimed',
  data: { emailHash, clientId, claimedAt: now },
  private: null,
};
const provedEmail: DomainEvent = {
  type: 'EmailProved',
  data: { emailHash, clientId, provedAt: now },
  private: null,
};
const spoken = { ...recorded, data: { ...recorded.data, ownerId: clientId } };
const asked = { clientId, erasureId, number, by: 'person', askedAt: now } as const;
const numbered = { number, clientId, erasureId, numberedAt: now };

describe('what erases', () => {
  let work: ReminderWorkflowHarness;
  /** What the eraser was asked for, each with the events of `released` there were by then. */
  let steps: readonly (readonly [step: string, before: readonly string[]])[] = [];
  /** Of what stays in a place however often it is emptied. */
  let left = 0;
  /** Of an account, what takes long. */
  let rebuilt: Promise<void> = Promise.resolve();
  const note = async (step: string): Promise<void> => {
    const there = await Promise.all(released.map(async (type) => ((await work.read(type)).length > 0 ? [type] : [])));
    steps = [...steps, [step, there.flat()]];
  };
  const eraser: AccountEraser = {
    ...disabledEraser,
    placesOf: () => ({ first: ['outbox'], rest: ['read-models'] }),
    note: () => note('note'),
    prepare: async () => {
      await note('prepare');
      return { keyFingerprint: null, marks: { fragments: 1, ids: 1 } };
    },
    destroyKey: () => note('destroyKey'),
    empty: async (place, { part }) => {
      await note(`empty ${place}`);
      if (!part) await rebuilt;
    },
    search: async () => {
      await note('search');
      return [{ place: 'read-models', bytes: 1, found: left, reason: null }];
    },
    forget: () => void (steps = [...steps, ['forget', []]]),
    sign: ({ places }) => ({ certificate: JSON.stringify(places), signature: 'signature' }),
  };
  const namesOf = (): readonly string[] => steps.map(([step]) => step);

  beforeEach(async () => {
    [steps, left, rebuilt] = [[], 0, Promise.resolve()];
    work = await openReminderWorkflowHarness({ now, services: { eraser } });
    await work.record(`client-${clientId}`, clientId, [{ ...registered, data: { ...registered.data, clientId } }]);
    await work.record(`email-${emailHash}`, clientId, [claimed, provedEmail]);
    await work.record(`thought-${thoughtId}`, clientId, [spoken]);
  });
  afterEach(() => work.dispose());

  const eraseAccount = async (): Promise<void> => {
    await work.record(`erasure-${number}`, clientId, [{ type: 'ErasureNumbered', data: numbered, private: null }]);
    const data = { ...asked, sessionId: null, dueAt: now };
    await work.record(`client-${clientId}`, clientId, [{ type: 'ClientErasureAsked', data, private: null }]);
    await certified();
  };
  const erasePart = async (part: object): Promise<void> => {
    const data = { ...asked, thoughtIds: [], sounds: [], ...part };
    await work.record(`erasure-${number}`, clientId, [{ type: 'ThoughtErasureAsked', data, private: null }]);
    await certified();
  };
  const certified = async (): Promise<void> => {
    await expect.poll(() => work.read('ErasureCertified'), { timeout: 20_000 }).toHaveLength(1);
    await work.untilIdle();
  };

  it.each([
    ['an account', eraseAccount, 'EmailReleased'],
    ['a thought', () => erasePart({ thoughtIds: [thoughtId] }), 'ThoughtErased'],
    ['a sound', () => erasePart({ sounds: [{ thoughtId, recordingId }] }), 'ThoughtSoundErased'],
  ] as const)(
    '%s writes the ledger before anything is given up, and the key goes before every copy',
    async (_of, erase, gone) => {
      await erase();
      expect(steps).toEqual([
        ['note', []],
        ['prepare', [gone]],
        ['empty outbox', [gone]],
        ['destroyKey', [gone]],
        ['empty read-models', [gone]],
        ['search', [gone]],
        ['forget', []],
      ]);
    },
  );

  it('holds up no other erasure while it empties what takes long', async () => {
    const rebuilding = Promise.withResolvers<void>();
    rebuilt = rebuilding.promise;
    const account = { ...asked, erasureId: '019a0000-0000-7000-8000-0000000000e2', number: '9C3D-118K' };
    await work.record(`client-${clientId}`, clientId, [
      { type: 'ClientErasureAsked', data: { ...account, sessionId: null, dueAt: now }, private: null },
    ]);
    await expect.poll(namesOf).toContain('empty outbox');
    const data = { ...asked, thoughtIds: [thoughtId], sounds: [] };
    await work.record(`erasure-${number}`, clientId, [{ type: 'ThoughtErasureAsked', data, private: null }]);
    await expect.poll(() => work.read('ErasureCertified'), { timeout: 10_000 }).toHaveLength(1);
    rebuilding.resolve();
    await work.untilIdle();
  });

  it('empties again what was found, twice, then certifies what is still there', async () => {
    left = 2;
    await eraseAccount();
    const again = ['empty read-models', 'search'];
    expect(namesOf().slice(4)).toEqual([...again, ...again, ...again, 'forget']);
    const [certificate] = await work.read('ErasureCertified');
    expect(certificate?.data).toMatchObject({
      certificate: JSON.stringify([{ place: 'read-models', bytes: 1, found: 2, reason: null }]),
    });
  });
});
