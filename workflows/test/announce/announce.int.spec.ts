import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { LookRecorded } from '@ecrin/domain/look/look.events.ts';
import { clientId, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { accessOpened } from '@ecrin/domain/test/exceptional-access/exceptional-access.fixtures.ts';
import { eventsWithWords } from '@ecrin/domain/test/look/events-with-words.fixtures.ts';
import {
  ownerId,
  recorded,
  thoughtId,
  transcribed,
  transcriptionFailed,
  understood,
  written,
} from '@ecrin/domain/test/thought/thought.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceTrigger } from '#announce/announce.trigger.ts';

const noon = '2026-06-01T12:00:00.000Z';
const after = (seconds: number): string => new Date(Date.parse(noon) + seconds * 1_000).toISOString();

let work: ReminderWorkflowHarness;
const client = (id: string, language: Language, referralCode?: string): DomainEvent => ({
  ...registered,
  data: { ...registered.data, clientId: id, language, registeredAt: noon },
  private: { ...registered.private, ...(referralCode ? { referralCode } : {}) },
});
const append = (id: string, ...facts: readonly DomainEvent[]) => work.record(`client-${id}`, id, facts);
const posted = async () => {
  await work.untilIdle();
  return work.posted();
};

beforeEach(async () => {
  work = await openReminderWorkflowHarness({
    now: after(300),
    services: { referrerOf: async (code) => (code === referralCodeOf(clientId) ? clientId : null) },
  });
});
afterEach(() => work.dispose());

it('a typed thought begins no run when it is understood right after its words', () => {
  const heard = (revision: number) =>
    announceTrigger.actionOf({ ...understood, id: 'event-1', revision, metadata: { ownerId } } as never);
  expect(heard(1)).toBeNull();
  expect(heard(2)).toMatchObject({ start: { workflow: 'announce' } });
});

it('nobody hears of a transcription that nobody asked for', () => {
  const heard = (reason: string) =>
    announceTrigger.actionOf({
      type: 'ThoughtTranscriptionFailed',
      data: { thoughtId: 'one', reason, failedAt: after(1) },
      id: 'event-1',
      revision: 1,
      metadata: { ownerId },
    } as never);
  expect(heard('not-asked')).toBeNull();
  expect(heard('unreadable-audio')).toMatchObject({ start: { workflow: 'announce' } });
});

it('of reported words the first look is announced, and no other one', async () => {
  const look = (lookId: string, lookedAt: string, report?: LookRecorded['data']['report']): LookRecorded => ({
    type: 'LookRecorded',
    data: {
      lookId,
      clientId,
      target: report ? 'report' : 'page',
      by: 'alix',
      role: 'admin',
      lookedAt,
      ...(report && { report }),
    },
    private: null,
  });
  const of = (reportId: string) => ({ reportId, kind: 'comment', reason: 'other', as: 'author' }) as const;
  await append(clientId, client(clientId, 'fr'));
  await work.record(`looks-${clientId}-2026-06`, clientId, [
    look('look-1', after(1)),
    look('look-2', after(2), of('comment.one')),
    look('look-3', after(3), of('comment.one')),
  ]);
  expect((await posted()).map(({ private: words }) => words?.title)).toEqual(['L’assistance a lu des mots signalés']);
  await work.record(`looks-${clientId}-2026-06`, clientId, [look('look-4', after(4), of('comment.two'))]);
  expect(await posted()).toHaveLength(2);
});

describe('a sign-in on a new device', () => {
  const loggedIn = (sessionId: string, newDevice?: 'one' | 'several'): DomainEvent => ({
    type: 'ClientLoggedIn',
    data: { clientId, sessionId, loggedInAt: after(1), ...(newDevice && { newDevice }) },
    private: { device: 'Firefox' },
  });
  it('is announced, alone or as one of several, and leads to the devices', async () => {
    await append(clientId, client(clientId, 'fr'));
    await work.record('session-1', clientId, [loggedIn('1', 'one')]);
    await work.record('session-2', clientId, [loggedIn('2', 'several')]);
    await work.record('session-3', clientId, [loggedIn('3')]);
    expect((await posted()).map(({ private: words, data }) => [words?.title, data.subject])).toEqual([
      ['Un nouvel appareil a ouvert votre compte', { kind: 'session', id: '1' }],
      ['Plusieurs appareils ont ouvert votre compte', { kind: 'session', id: '2' }],
    ]);
  });
});

describe('a spoken thought', () => {
  const spoken: DomainEvent = {
    ...recorded,
    data: { ...recorded.data, occurredAt: '2026-06-01T10:47:00.000Z', timeZone: 'Europe/Paris', recordedAt: noon },
  };
  const understoodAt = (seconds: number, wording = 1): DomainEvent => ({
    ...understood,
    data: { ...understood.data, wording, understoodAt: after(seconds) },
  });
  const thought = (...facts: readonly DomainEvent[]) => work.record(`thought-${thoughtId}`, ownerId, facts);

  it('ready after more than a minute is announced in its owner’s language', async () => {
    await append(ownerId, client(ownerId, 'fr'));
    await thought(spoken, transcribed, understoodAt(61));
    expect(await posted()).toMatchObject([
      {
        data: {
          ownerId,
          kind: 'thought',
          subject: { kind: 'thought', id: thoughtId },
          unread: true,
          dueAt: null,
          timeZone: 'Europe/Paris',
        },
        private: { title: 'Votre pensée de 12:47 est prête', body: null },
      },
    ]);
  });

  it('is announced in English', async () => {
    await append(ownerId, client(ownerId, 'en'));
    await thought(spoken, transcribed, understoodAt(61));
    expect((await posted())[0]?.private?.title).toBe('Your thought from 12:47 is ready');
  });

  it('that could not be transcribed is announced, with the fact that its audio is stored', async () => {
    await append(ownerId, client(ownerId, 'fr'));
    await thought(spoken, { ...transcriptionFailed, data: { ...transcriptionFailed.data, failedAt: after(200) } });
    expect((await posted()).map((event) => event.private?.title)).toEqual([
      'Votre pensée de 12:47 n’a pas pu être transcrite',
    ]);
  });

  it.each<[string, readonly DomainEvent[]]>([
    ['it was ready within a minute', [spoken, transcribed, understoodAt(60)]],
    [
      'its words were edited since',
      [
        spoken,
        transcribed,
        { type: 'ThoughtEdited', data: { thoughtId, editedAt: after(100) }, private: { content: 'Autre chose.' } },
        understoodAt(200, 2),
      ],
    ],
    [
      'it was deleted',
      [
        spoken,
        transcribed,
        understoodAt(200),
        { type: 'ThoughtDeleted', data: { thoughtId, deletedAt: after(201) }, private: null },
      ],
    ],
    ['it was written', [{ ...written, data: { ...written.data, writtenAt: noon } }, understoodAt(200)]],
    ['it is no news any more', [spoken, transcribed, understoodAt(300 - 24 * 3_600 - 1)]],
  ])('is not announced when %s', async (_what, facts) => {
    await append(ownerId, client(ownerId, 'fr'));
    await thought(...facts);
    expect(await posted()).toEqual([]);
  });
});

describe('a referred registration', () => {
  const friend = '019a0000-0000-7000-8000-0000000000ff';

  it('is announced to the owner of the code, without a name', async () => {
    await append(clientId, client(clientId, 'fr'));
    await append(friend, client(friend, 'fr', referralCodeOf(clientId).toLowerCase()));
    expect(await posted()).toMatchObject([
      {
        data: { ownerId: clientId, kind: 'referral', subject: { kind: 'referral', id: referralCodeOf(clientId) } },
        private: { title: 'Quelqu’un a rejoint Écrin grâce à vous' },
      },
    ]);
    expect(JSON.stringify(await posted())).not.toContain(friend);
  });

  it.each([
    ['nobody’s', '00000-0000Z'],
    ['none', undefined],
    ['one that cannot be', 'AMIE-7'],
  ])('with a code that is %s is announced to nobody', async (_what, code) => {
    await append(clientId, client(clientId, 'fr'));
    await append(friend, client(friend, 'fr', code));
    expect(await posted()).toEqual([]);
  });
});

describe('an account', () => {
  const proved = (emailHash: string): DomainEvent => ({
    type: 'ClientEmailProved',
    data: { clientId, emailHash, by: 'code', provedAt: after(200) },
    private: { email: 'claire@exemple.fr' },
  });

  it('is notified of a changed password', async () => {
    await append(clientId, client(clientId, 'fr'), {
      type: 'ClientPasswordChanged',
      data: { clientId, credentialId: 'credential-2', sessionId: null, changedAt: after(200) },
      private: { device: 'Firefox' },
    });
    expect(await posted()).toMatchObject([
      {
        data: { ownerId: clientId, kind: 'account', subject: null, unread: true },
        private: { title: 'Votre mot de passe a changé' },
      },
    ]);
  });

  it('is notified of a changed address, once', async () => {
    await append(clientId, client(clientId, 'fr'), proved('hash-1'));
    expect(await posted()).toEqual([]);
    await append(clientId, proved('hash-2'));
    expect((await posted()).map((event) => event.private?.title)).toEqual([
      'Votre compte a une nouvelle adresse e-mail',
    ]);
  });
});

it('a client whose words are opened is told at once, and led to who looked', async () => {
  await append(clientId, client(clientId, 'en'));
  const opened = { ...accessOpened, data: { ...accessOpened.data, clientId, openedAt: after(299) } };
  await work.record('exceptional-access-access-1', clientId, [opened]);
  expect(await posted()).toMatchObject([
    {
      data: { ownerId: clientId, kind: 'account', subject: { kind: 'look', id: 'access-1' }, unread: true },
      private: { title: 'Your words are open to somebody at Écrin' },
    },
  ]);
});

describe('acts of administrators', () => {
  const byAlix = { clientId: ownerId, by: 'alix' } as const;
  const reported = {
    reportId: 'report-1',
    subject: { kind: 'comment', id: 'comment-1', ownerId },
    by: 'alix',
  } as const;
  const proposed = { proposalId: 'proposal-1', clientId: ownerId } as const;
  const word = 'Après votre appel de lundi';
  const acts: readonly (readonly [stream: string, title: string, event: DomainEvent])[] = [
    [
      `client-${ownerId}`,
      'L’assistance a fermé vos sessions',
      { type: 'ClientSessionsEnded', data: { ...byAlix, sessions: 1, endedAt: noon }, private: { reason: word } },
    ],
    [
      `client-permissions-${ownerId}`,
      'Vous pouvez créer des orbes',
      {
        type: 'ClientPermissionGranted',
        data: { ...byAlix, permission: 'create-orbs', grantedAt: noon },
        private: { reason: word },
      },
    ],
    [
      `client-${ownerId}`,
      'Votre compte est de nouveau ouvert',
      { type: 'ClientReactivated', data: { ...byAlix, reactivatedAt: noon }, private: { reason: word } },
    ],
    [
      `client-permissions-${ownerId}`,
      'Vous ne pouvez plus créer d’orbes',
      {
        type: 'ClientPermissionWithdrawn',
        data: { ...byAlix, permission: 'create-orbs', withdrawnAt: noon },
        private: { reason: word },
      },
    ],
    [
      'erasure-proposal-proposal-1',
      'L’effacement de votre compte est proposé',
      {
        type: 'ErasureProposalMade',
        data: { ...proposed, by: 'bea', requestId: null, madeAt: noon, expiresAt: after(86_400) },
        private: { reason: word },
      },
    ],
    [
      'erasure-proposal-proposal-1',
      'Votre compte ne sera pas effacé',
      {
        type: 'ErasureProposalDeclined',
        data: { ...proposed, proposedBy: 'bea', by: 'alix', declinedAt: noon },
        private: { reason: word },
      },
    ],
    [
      'comment-report-report-1',
      'Ce que vous aviez publié a été masqué',
      { type: 'CommentHidden', data: { ...reported, reason: 'off-topic', hiddenAt: noon }, private: { word } },
    ],
    [
      'comment-report-report-1',
      'Ce que vous aviez publié se lit de nouveau',
      { type: 'CommentRestored', data: { ...reported, restoredAt: noon }, private: { word } },
    ],
  ];
  it.each(acts)('in %s are told whom they concern, and lead to their word: %s', async (stream, title, event) => {
    await append(ownerId, client(ownerId, 'fr'));
    await work.record(stream, ownerId, [event]);
    expect(await posted()).toMatchObject([
      { data: { ownerId, kind: 'account', subject: { kind: 'look', id: ownerId } }, private: { title } },
    ]);
  });

  /** Why nobody is told of them here. */
  const untold: Readonly<Record<string, string>> = {
    ClientCodeResent: 'the code itself arrives',
    ClientDeactivated: 'nobody reads a notice who cannot sign in; the reactivation is told',
    CommentReportEntrusted: 'told in the community of the report',
    ErasureProposalConfirmed: 'a mail tells it: every device is signed out',
    OrganizationMemberRemoved: 'promised to their history alone',
    WorkDropped: 'promised to nobody',
  };
  it('with a word are all told, or are known not to be', () =>
    expect(eventsWithWords.filter((type) => !announceTrigger.handles.includes(type))).toEqual(Object.keys(untold)));
});
