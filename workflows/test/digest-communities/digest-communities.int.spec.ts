import { defaultCommunityNotices } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import type { CommunityNews } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

type Asked = Readonly<{ since: string; until: string }>;
const choir: CommunityNews = { community: 'Chœur du jeudi', isPrivate: true, comments: 3, copies: 0, people: 1 };
/** A Wednesday. */
const now = '2026-06-03T10:00:00.000Z';

let work: ReminderWorkflowHarness;
let asked: Asked[];
let news: readonly CommunityNews[];
let wished: readonly string[];
let behind: number;
beforeEach(async () => {
  [asked, news, wished, behind] = [[], [choir], ['choir'], 0];
  work = await openReminderWorkflowHarness({
    now,
    services: {
      findCommunityNews: async ({ since, until }) => {
        behind -= 1;
        if (behind >= 0) return null;
        asked.push({ since, until });
        return { wished, news };
      },
    },
  });
  await work.record('client-paul', 'paul', [{ ...registered, data: { ...registered.data, clientId: 'paul' } }]);
});
afterEach(() => work.dispose());

const choose = async (digest: boolean, chosenAt = now): Promise<void> => {
  await work.record('community-notifications-choir.paul', 'paul', [
    {
      type: 'CommunityNotificationsChosen',
      data: {
        communityId: 'choir',
        clientId: 'paul',
        choice: { ...defaultCommunityNotices, digest },
        chosenAt,
      },
      private: null,
    },
  ]);
  await work.untilIdle();
};
const day = 24 * 3_600_000;
const mails = async () => (await work.posted()).map(({ data, private: words }) => [data.postedAt, words?.body]);

it('given a community chosen for it, then each Monday at eight one digest is posted, to be mailed', async () => {
  await choose(true);
  await work.passUntil('2026-06-08T07:59:00.000Z', day);
  expect(await mails()).toEqual([]);
  await work.passUntil('2026-06-08T08:00:00.000Z');
  await work.passUntil('2026-06-15T08:00:00.000Z', day);
  const body = 'Chœur du jeudi\u00A0: 3 commentaires, 1 personne de plus';
  expect(await mails()).toEqual([
    ['2026-06-08T08:00:00.000Z', body],
    ['2026-06-15T08:00:00.000Z', body],
  ]);
  expect((await work.posted())[0]).toMatchObject({
    data: { kind: 'digest', unread: false, subject: { kind: 'communities' } },
    private: { title: 'La semaine de vos communautés' },
  });
  expect(asked).toEqual([
    { since: now, until: '2026-06-08T08:00:00.000Z' },
    { since: '2026-06-08T08:00:00.000Z', until: '2026-06-15T08:00:00.000Z' },
  ]);
});

it('given nothing new, then none is posted, and the next week goes on', async () => {
  news = [];
  await choose(true);
  await work.passUntil('2026-06-08T09:00:00.000Z', day);
  expect(await mails()).toEqual([]);
  news = [choir];
  await work.passUntil('2026-06-15T09:00:00.000Z', day);
  expect(await mails()).toHaveLength(1);
});

it('given a server that was away for three weeks, then one digest covers them', async () => {
  await choose(true);
  await work.downUntil('2026-06-25T12:00:00.000Z');
  await work.passUntil('2026-06-26T12:00:00.000Z', day);
  expect(await mails()).toHaveLength(1);
  expect(asked).toEqual([{ since: now, until: '2026-06-22T08:00:00.000Z' }]);
});

it('given no community chosen any more, then it waits, and begins afresh when one is', async () => {
  await choose(true);
  wished = [];
  news = [];
  // The first choice was heard already: it looks once more.
  await work.passUntil('2026-06-16T00:00:00.000Z', 2 * day);
  const before = asked.length;
  await work.passUntil('2026-06-24T00:00:00.000Z', 2 * day);
  expect(asked).toHaveLength(before);
  [wished, news] = [['choir'], [choir]];
  await choose(false, '2026-06-24T00:00:00.000Z');
  await choose(true, '2026-06-24T00:00:00.000Z');
  await work.passUntil('2026-06-29T08:00:00.000Z', day);
  expect(asked.at(-1)).toEqual({ since: '2026-06-24T00:00:00.000Z', until: '2026-06-29T08:00:00.000Z' });
  expect(await mails()).toHaveLength(1);
});

it('given a read model that is behind, then it waits for it instead of finding nothing', async () => {
  behind = 2;
  await choose(true);
  await work.passUntil('2026-06-08T08:00:00.000Z', day);
  expect(await mails()).toEqual([]);
  await work.passUntil('2026-06-08T08:05:00.000Z', 60_000);
  expect(await mails()).toHaveLength(1);
});

it('given a deactivated account, then nothing is posted, and the news is kept for later', async () => {
  await choose(true);
  await work.record('client-paul', 'paul', [
    { type: 'ClientDeactivated', data: { clientId: 'paul', by: 'alix', deactivatedAt: now }, private: { words: null } },
  ]);
  await work.passUntil('2026-06-08T09:00:00.000Z', day);
  expect(await mails()).toEqual([]);
  await work.passUntil('2026-06-15T09:00:00.000Z', day);
  expect(asked.at(-1)).toEqual({ since: now, until: '2026-06-15T08:00:00.000Z' });
});
