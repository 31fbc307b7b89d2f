import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const signedUp = '2026-01-01T09:00:00.000Z';
const changedAt = '2026-02-01T10:00:00.000Z';
const startsAt = '2026-03-04T00:00:00.000Z';
const firstSweep = '2026-03-04T02:31:00.000Z';

type Sound = Readonly<{ thoughtId: string; ownerId?: string; at?: string; heard?: string | null }>;
const soundOf = ({
  thoughtId,
  ownerId = 'client-1',
  at = signedUp,
  heard = 'Papa a téléphoné.',
}: Sound): DomainEvent[] => {
  const recordingId = `recording-of-${thoughtId}`;
  const data = { thoughtId, ownerId, recordingId, language: 'fr', format: 'audio/webm', fileSize: 4_000 };
  return [
    {
      type: 'ThoughtRecorded',
      data: { ...data, sha256: `hash-${thoughtId}`, durationMs: 900, occurredAt: at, timeZone: 'UTC', recordedAt: at },
      private: null,
    },
    ...(heard === null
      ? []
      : [
          {
            type: 'ThoughtTranscribed',
            data: {
              thoughtId,
              recordingId,
              engine: 'local',
              model: 'base',
              language: 'fr',
              attempt: 1,
              transcribedAt: at,
            },
            private: { raw: heard, text: heard, segments: [], setAside: [] },
          },
        ]),
  ];
};

const keptFor = (change: number, value: number | null, its: Readonly<{ at?: string; startsAt?: string }> = {}) => ({
  type: 'ServiceSettingChanged',
  data: {
    change,
    setting: 'recordingsKeptDays',
    value,
    before: null,
    undoes: null,
    ...(its.startsAt && { startsAt: its.startsAt }),
    by: 'alix',
    sessionId: null,
    changedAt: its.at ?? changedAt,
  },
  private: { device: 'Firefox' },
});

describe('keeping recordings for a number of days', () => {
  let harness: ReminderWorkflowHarness;
  let files: Set<string>;
  let onDelete: () => Promise<void>;
  const clients = ['client-1', 'client-2'];

  /** The read model, made anew from the events: every sound that is not erased, or that is. */
  const sounds = async (erased: boolean) => {
    const gone = new Set((await erasures()).map(({ thoughtId }) => thoughtId));
    const all = (await harness.read('ThoughtTranscribed')).map(({ data, metadata }) => ({
      thoughtId: (data as { thoughtId: string }).thoughtId,
      ownerId: metadata.ownerId ?? '',
    }));
    return { sounds: all.filter(({ thoughtId }) => gone.has(thoughtId) === erased), next: null };
  };
  const erasures = async () =>
    (await harness.read('ThoughtSoundErased')).map(({ data }) => data as { thoughtId: string; keptDays: number });
  const erased = async () => (await erasures()).map(({ thoughtId }) => thoughtId).toSorted();
  const told = async () =>
    (await harness.posted()).map(({ data, private: words }) => ({
      ownerId: data.ownerId,
      title: words?.title,
    }));

  const record = async (sound: Sound) => {
    files.add(`${sound.ownerId ?? 'client-1'}/audio/${sound.thoughtId}/hash-${sound.thoughtId}`);
    await harness.record(`thought-${sound.thoughtId}`, sound.ownerId ?? 'client-1', soundOf(sound));
  };
  const change = (event: DomainEvent) => harness.record('service-settings', 'alix', [event]);
  const register = (clientId: string, language = 'fr') =>
    harness.record(`client-${clientId}`, clientId, [
      {
        type: 'ClientRegistered',
        data: { clientId, credentialId: clientId, emailHash: clientId, language, registeredAt: signedUp },
        private: { email: 'claire@exemple.fr', firstname: 'Claire', referralCode: '' },
      },
    ]);

  beforeEach(async () => {
    files = new Set();
    onDelete = async () => undefined;
    harness = await openReminderWorkflowHarness({
      now: changedAt,
      services: {
        audience: {
          list: async () => ({
            items: clients.map((clientId) => ({
              clientId,
              reachability: { language: 'fr', 'in-app': 'on', push: 'off', mail: 'off' },
            })),
            nextCursor: null,
          }),
          setUp: { push: false, mail: false },
        },
        soundLists: { inWords: () => sounds(false), erased: () => sounds(true) },
        blobs: {
          delete: async (ownerId: string, name: string) => {
            await onDelete();
            files.delete(`${ownerId}/${name}`);
          },
          list: async function* (ownerId: string, prefix: string) {
            for (const file of files)
              if (file.startsWith(`${ownerId}/${prefix}`)) yield { name: file.slice(ownerId.length + 1) };
          },
        } as never,
        yieldTo: async () => undefined,
      },
    });
    await register('client-1');
    await register('client-2', 'en');
  });
  afterEach(() => harness.dispose());

  it('tells everybody once, in their language, and erases from the day that was told', async () => {
    await record({ thoughtId: 'old' });
    files.add('client-1/passages/old/recording-of-old/0-1000');
    await record({ thoughtId: 'failed', heard: null });
    await record({ thoughtId: 'silent', heard: '' });
    await record({ thoughtId: 'theirs', ownerId: 'client-2' });
    await record({ thoughtId: 'young', at: '2026-02-20T09:00:00.000Z' });
    await change(keptFor(1, 30, { startsAt }));
    await harness.untilIdle();
    const notices = [
      { ownerId: 'client-1', title: 'À partir du 04/03/2026, vos enregistrements seront gardés 30 jours' },
      { ownerId: 'client-2', title: 'From 04/03/2026, your recordings will be kept for 30 days' },
    ];
    expect((await told()).toSorted((one, other) => one.ownerId.localeCompare(other.ownerId))).toEqual(notices);

    await harness.passUntil('2026-03-03T23:59:00.000Z', 5 * 86_400_000);
    expect(await erased()).toEqual([]);
    await harness.passUntil(firstSweep);
    expect(await erased()).toEqual(['old', 'theirs']);
    expect(new Set([...files].map((file) => file.split('/')[2]))).toEqual(new Set(['failed', 'silent', 'young']));
    await harness.passUntil('2026-03-24T03:00:00.000Z', 86_400_000);
    expect(await erasures()).toHaveLength(3);
    expect(await erased()).toEqual(['old', 'theirs', 'young']);
    expect(await told()).toHaveLength(2);
  });

  it('erases nothing when the announcement is taken back before its day', async () => {
    await record({ thoughtId: 'old' });
    await change(keptFor(1, 30, { startsAt }));
    await harness.untilIdle();
    await change(keptFor(2, null, { at: '2026-02-20T10:00:00.000Z' }));
    await harness.passUntil('2026-03-10T00:00:00.000Z', 5 * 86_400_000);
    expect(await erased()).toEqual([]);
    expect(files.size).toBe(1);
    expect((await told()).slice(2)).toHaveLength(2);
    expect((await told()).slice(2)).toContainEqual({
      ownerId: 'client-1',
      title: 'Vos enregistrements ne seront pas effacés comme annoncé',
    });
  });

  it('erases nothing of who was told only now, until a fortnight later', async () => {
    await change(keptFor(1, 7, { startsAt }));
    await harness.passUntil('2026-03-10T00:00:00.000Z', 5 * 86_400_000);
    await register('client-3');
    await record({ thoughtId: 'theirs', ownerId: 'client-3' });
    await harness.passUntil('2026-03-10T02:31:00.000Z');
    expect(await erased()).toEqual([]);
    expect(await told()).toContainEqual({
      ownerId: 'client-3',
      title: 'À partir du 25/03/2026, vos enregistrements seront gardés 7 jours',
    });
    await harness.passUntil('2026-03-24T02:00:00.000Z', 86_400_000);
    expect(await erased()).toEqual([]);
    await harness.passUntil('2026-03-25T02:31:00.000Z', 86_400_000);
    expect(await erased()).toEqual(['theirs']);
    expect(await told()).toHaveLength(3);
  });

  it('deletes the file of a process that ended between the event and the deletion', async () => {
    await record({ thoughtId: 'old' });
    await change(keptFor(1, 30, { startsAt }));
    await harness.passUntil('2026-03-04T02:00:00.000Z', 5 * 86_400_000);
    const reached = Promise.withResolvers<void>();
    onDelete = () => {
      reached.resolve();
      return new Promise(() => undefined);
    };
    harness.clock.moveTo(firstSweep);
    // The engine reads its clock when something is asked of it.
    void harness.untilIdle().catch(() => undefined);
    await reached.promise;
    expect(await erased()).toEqual(['old']);
    expect(files.size).toBe(1);
    onDelete = async () => undefined;
    await harness.restart();
    await harness.passUntil('2026-03-04T03:00:00.000Z');
    expect(await erased()).toEqual(['old']);
    expect(files.size).toBe(0);
  });

  it('deletes a file that came back, in the next sweep', async () => {
    await record({ thoughtId: 'old' });
    await change(keptFor(1, 30, { startsAt }));
    await harness.passUntil(firstSweep, 86_400_000);
    files.add('client-1/audio/old/hash-old');
    await harness.passUntil('2026-03-05T02:31:00.000Z', 86_400_000);
    expect(await erased()).toEqual(['old']);
    expect(files.size).toBe(0);
  });

  it('sweeps after days without a server as if it had been there', async () => {
    await record({ thoughtId: 'old' });
    await change(keptFor(1, 30, { startsAt }));
    await harness.untilIdle();
    await harness.downUntil('2026-03-20T12:00:00.000Z');
    await harness.passUntil('2026-03-20T13:00:00.000Z');
    expect(await erased()).toEqual(['old']);
  });

  it('keeps what a shorter time did not announce, and ends the sweeps of the longer one', async () => {
    await change(keptFor(1, 30, { startsAt }));
    await harness.passUntil('2026-03-10T00:00:00.000Z', 5 * 86_400_000);
    await record({ thoughtId: 'of-40-days', at: '2026-01-29T09:00:00.000Z' });
    await change(keptFor(2, 365, { at: '2026-03-10T00:00:00.000Z' }));
    await harness.passUntil('2026-03-12T03:00:00.000Z', 86_400_000);
    expect(await erased()).toEqual([]);
    expect((await harness.engine().describe('erase-sounds/1'))?.status).toBe('completed');
    expect((await harness.engine().describe('erase-sounds/2'))?.status).toBe('running');
  });
});
