import type { CommunityNoticeChoice } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import { defaultCommunityNotices } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import {
  closed,
  communityId,
  memberId,
  now,
  opened,
  ownerId,
} from '@ecrin/domain/test/community/community.fixtures.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let work: ReminderWorkflowHarness;
let behind: number;
beforeEach(async () => {
  behind = 0;
  work = await openReminderWorkflowHarness({
    now,
    services: {
      listCommunityMembers: async ({ who, cursor }) => {
        behind -= 1;
        if (behind >= 0) return null;
        if (who === 'members') return { clientIds: ['claire', 'tom', 'paul'], nextCursor: null };
        return cursor === null
          ? { clientIds: ['claire'], nextCursor: 'second' }
          : { clientIds: ['tom'], nextCursor: null };
      },
      yieldTo: async () => undefined,
    },
  });
  for (const name of ['claire', 'paul', 'tom', 'lina'])
    await work.record(`client-${name}`, name, [
      {
        ...registered,
        data: { ...registered.data, clientId: name, language: name === 'tom' ? 'en' : 'fr' },
        private: { ...registered.private, firstname: name },
      },
    ]);
  await work.record(`community-${communityId}`, ownerId, [opened]);
  await enter('paul');
  await enter('tom', 'team');
});
afterEach(() => work.dispose());

const streamOf = (clientId: string) => `community-member-${communityId}.${clientId}`;
const joined = (clientId: string, by: string | null, joinedAt = now) =>
  ({
    type: 'CommunityJoined',
    data: { communityId, clientId, memberId: `member-${clientId}`, by, joinedAt },
    private: { words: null },
  }) as const;
/** By the link: nobody is told. */
const enter = async (clientId: string, role: 'team' | 'member' = 'member') => {
  await work.record(streamOf(clientId), clientId, [joined(clientId, null)]);
  if (role === 'team')
    await work.record(streamOf(clientId), clientId, [
      {
        type: 'CommunityRoleChanged',
        data: { communityId, clientId, role, by: ownerId, changedAt: now },
        private: null,
      },
    ]);
};
const block = (clientId: string) =>
  work.record(streamOf(clientId), clientId, [
    { type: 'CommunityMemberBlocked', data: { communityId, clientId, by: ownerId, blockedAt: now }, private: null },
  ]);
const ask = (clientId: string, requestedAt = now) =>
  work.record(streamOf(clientId), clientId, [
    {
      type: 'CommunityJoinRequested',
      data: { communityId, clientId, memberId: `member-${clientId}`, requestedAt },
      private: { words: 'Je chante alto.' },
    },
  ]);
type Place = Readonly<{ parentId?: string; copyId?: string }>;
const write = (commentId: string, authorId: string, { parentId, copyId }: Place = {}) =>
  work.record(`community-comment-${commentId}`, authorId, [
    {
      type: 'CommunityCommentWritten',
      data: {
        commentId,
        communityId,
        authorId,
        parentId: parentId ?? null,
        rootId: parentId ?? commentId,
        depth: parentId === undefined ? 0 : 1,
        writtenAt: now,
        ...(copyId !== undefined && { copyId }),
      },
      private: { words: 'Retrouvée sous le siège.' },
    },
  ]);
const choose = (clientId: string, changed: Partial<CommunityNoticeChoice>) =>
  work.record(`community-notifications-${communityId}.${clientId}`, clientId, [
    {
      type: 'CommunityNotificationsChosen',
      data: { communityId, clientId, choice: { ...defaultCommunityNotices, ...changed }, chosenAt: now },
      private: null,
    },
  ]);
const told = async () => {
  await work.untilIdle();
  return (await work.posted()).map(({ data, private: words }) => [data.ownerId, words?.title, data.subject?.kind]);
};

describe('an answer to a comment', () => {
  it('is told to its author, without the words', async () => {
    await write('first', 'paul');
    await write('second', 'claire', { parentId: 'first' });
    expect(await told()).toEqual([['paul', 'claire vous a répondu', 'community']]);
    expect((await work.posted())[0]).toMatchObject({
      data: { kind: 'community', subject: { kind: 'community', id: communityId } },
      private: { body: 'Dans Chœur du jeudi.', saying: { person: 'claire', isPrivate: true } },
    });
  });
  it('is not told to oneself, nor where one turned it off', async () => {
    await write('first', 'paul');
    await write('second', 'paul', { parentId: 'first' });
    await choose('paul', { replies: false });
    await write('third', 'claire', { parentId: 'first' });
    expect(await told()).toEqual([]);
  });
  it('is not told to whom was removed, nor in a community that was closed', async () => {
    await write('first', 'paul');
    await block('paul');
    await write('second', 'claire', { parentId: 'first' });
    await write('third', 'tom');
    await work.untilIdle();
    await work.record(`community-${communityId}`, ownerId, [closed]);
    await write('fourth', 'claire', { parentId: 'third' });
    expect(await told()).toEqual([]);
  });
  it('is not told once what it answers was taken away', async () => {
    await write('first', 'paul');
    await work.record('community-comment-first', 'paul', [
      { type: 'CommunityCommentDeleted', data: { commentId: 'first', deletedAt: now }, private: null },
    ]);
    await write('second', 'claire', { parentId: 'first' });
    expect(await told()).toEqual([]);
  });
});

describe('a text shared with the community', () => {
  const share = (copyId: string, authorId: string, ...more: readonly DomainEvent[]) =>
    work.record(`community-copy-${copyId}`, authorId, [
      {
        type: 'CommunityCopyShared',
        data: {
          copyId,
          communityId,
          authorId,
          kind: 'story',
          sourceId: 'story-1',
          withPrivate: false,
          publicly: false,
          sharedAt: now,
        },
        private: null,
      },
      ...more,
    ]);

  it('is told to the other members, as far as they wish', async () => {
    await choose('claire', { things: false });
    await share('copy-1', 'paul');
    expect(await told()).toEqual([['tom', 'paul shared a text', 'community']]);
  });
  it('is told to nobody once it is withdrawn, nor are its comments', async () => {
    const withdrawn = { copyId: 'copy-1', communityId, withdrawnAt: now };
    await share('copy-1', 'paul', { type: 'CommunityCopyWithdrawn', data: withdrawn, private: null });
    await write('first', 'claire', { copyId: 'copy-1' });
    expect(await told()).toEqual([]);
  });
  it('has its comments told to who shared it', async () => {
    await choose('claire', { things: false });
    await choose('tom', { things: false });
    await share('copy-1', 'paul');
    await write('first', 'claire', { copyId: 'copy-1' });
    await write('second', 'paul', { copyId: 'copy-1' });
    expect(await told()).toEqual([['paul', 'claire a commenté votre texte', 'community']]);
  });
});

describe('a request to enter', () => {
  it('is told to owner and team, page by page, each in their language, also when the read model was behind', async () => {
    behind = 1;
    await ask('lina');
    await work.untilIdle();
    await work.passUntil('2026-01-02T09:00:05.000Z', 1_000);
    expect(await told()).toEqual([
      ['claire', 'lina demande à entrer', 'community-requests'],
      ['tom', 'lina is asking to join', 'community-requests'],
    ]);
  });
  it('is not told to members, nor where it is turned off', async () => {
    await choose('claire', { requests: false });
    await work.record(streamOf('tom'), 'tom', [
      {
        type: 'CommunityRoleChanged',
        data: { communityId, clientId: 'tom', role: 'member', by: ownerId, changedAt: now },
        private: null,
      },
    ]);
    await ask('lina');
    expect(await told()).toEqual([]);
  });
  it('of two days ago is told to nobody', async () => {
    await ask('lina', '2025-12-31T08:00:00.000Z');
    expect(await told()).toEqual([]);
  });
});

describe('the answer to a request', () => {
  it('is told to whom asked, once', async () => {
    await choose('claire', { requests: false });
    await choose('tom', { requests: false });
    await ask('lina');
    await work.record(streamOf('lina'), 'lina', [joined('lina', 'claire')]);
    await work.restart();
    expect(await told()).toEqual([['lina', 'Chœur du jeudi vous ouvre sa porte', 'community']]);
  });
  it('is told when it is a refusal too', async () => {
    await work.record(streamOf('lina'), 'lina', [
      {
        type: 'CommunityJoinRequested',
        data: { communityId, clientId: 'lina', memberId: 'member-lina', requestedAt: '2025-12-30T08:00:00.000Z' },
        private: { words: null },
      },
      {
        type: 'CommunityJoinRefused',
        data: { communityId, clientId: 'lina', by: 'tom', refusedAt: now },
        private: { words: 'Au complet.' },
      },
    ]);
    expect(await told()).toEqual([['lina', 'Chœur du jeudi n’a pas accepté votre demande', 'community']]);
  });
  it('is not one, by the link of an open community', async () => {
    await enter('lina');
    expect(await told()).toEqual([]);
  });
});

describe('handing over a community', () => {
  const onCommunity = (by: string, ...facts: readonly DomainEvent[]) =>
    work.record(`community-${communityId}`, by, facts);
  const to = { toClientId: 'tom', toMemberId: 'member-tom' };
  const offered = { type: 'CommunityHandoverOffered', data: { communityId, ...to, offeredAt: now }, private: null };
  const made = (offeredAt: string) => ({ ...offered, data: { ...offered.data, offeredAt } });
  const yesterday = '2025-12-31T08:00:00.000Z';

  it('is told to whom it is offered to, with its name and who offers it', async () => {
    await onCommunity('claire', offered);
    expect(await told()).toEqual([['tom', 'claire is asking you to take over Chœur du jeudi', 'community']]);
    expect((await work.posted())[0]?.data.kind).toBe('community');
  });
  it('is told to nobody once it was withdrawn, or whom it is offered to was removed', async () => {
    await onCommunity('claire', offered, {
      type: 'CommunityHandoverWithdrawn',
      data: { communityId, withdrawnAt: now },
      private: null,
    });
    await block('tom');
    await onCommunity('claire', offered);
    expect(await told()).toEqual([]);
  });
  it('is answered to the owner before, who stays in its team', async () => {
    await work.record(streamOf('claire'), 'claire', [
      { type: 'CommunityPlaceKept', data: { communityId, clientId: 'claire', memberId, keptAt: now }, private: null },
    ]);
    await onCommunity('claire', made(yesterday));
    await onCommunity(
      'tom',
      {
        type: 'CommunityOwnershipGiven',
        data: { communityId, clientId: 'claire', memberId, givenAt: now },
        private: null,
      },
      {
        type: 'CommunityOwnershipTaken',
        data: { communityId, ownerId: 'tom', memberId: 'member-tom', takenAt: now },
        private: opened.private,
      },
    );
    expect(await told()).toEqual([['claire', 'tom a repris Chœur du jeudi', 'community']]);
  });
  it('is answered when it is declined too', async () => {
    await onCommunity('claire', made(yesterday));
    await onCommunity('tom', {
      type: 'CommunityHandoverDeclined',
      data: { communityId, by: 'tom', declinedAt: now },
      private: null,
    });
    expect(await told()).toEqual([['claire', 'tom a décliné votre proposition', 'community']]);
  });
});
