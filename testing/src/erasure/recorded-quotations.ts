import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { newEvent, openEmbeddedEvents } from '#kits/embedded-stores.ts';

/** In the words of one thought, and in everything that quotes it. */
export const thoughtMark = 'salamandre';
/** In what the same person keeps. */
export const keptMark = 'mésange';

type Quoted = Readonly<{ thoughtId: string; keptId: string; storyId: string }>;
/** An orb that is there from the start, whose results are lists. */
const orbId = '01900000-0000-7000-8000-000000000001';
const wholeOf = (thoughtId: string) => ({ thoughtId, wording: 1, start: 0, end: 9 });
const at = '2026-01-02T10:00:00.000Z';
const citing = (thoughtId: string) => [{ thoughtId, wording: 1, start: 0, end: 9, startMs: null }];

/** Into a data folder that no server uses. */
export const recordQuotations = async (folder: string, ownerId: string, quoted: Quoted): Promise<void> => {
  const { events, closeEvents } = openEmbeddedEvents(folder);
  await appendQuotations(events, ownerId, quoted).finally(closeEvents);
};

/** What models would have written of both. */
export const appendQuotations = async (
  events: Pick<Events, 'append'>,
  ownerId: string,
  { thoughtId, keptId, storyId }: Quoted,
): Promise<void> => {
  const runId = systemIds.next();
  const [conversationId, questionId, notificationId] = [systemIds.next(), systemIds.next(), systemIds.next()];
  const said = (id: string, mark: string) => ({
    text: `Vous parlez d’une ${mark} vue de près.`,
    citations: citing(id),
  });
  const run = { runId, orbId, ownerId };
  const items = [said(thoughtId, thoughtMark), said(keptId, keptMark)];
  const asked = { conversationId, questionId, attempt: 1 };
  const streams: Readonly<Record<string, readonly DomainEvent[]>> = {
    [`conversation-${conversationId}`]: [
      { type: 'ConversationStarted', data: { conversationId, ownerId, startedAt: at }, private: null },
      {
        type: 'ConversationQuestionAsked',
        data: { conversationId, questionId, language: 'fr', timeZone: 'UTC', askedAt: at },
        private: { text: 'Quelles bêtes ai-je vues ?' },
      },
      ...[
        [keptId, keptMark],
        [thoughtId, thoughtMark],
      ].map(([id = '', mark = ''], index) => ({
        type: 'ConversationStatementWritten',
        data: { ...asked, index, writtenAt: at },
        private: said(id, mark),
      })),
      {
        type: 'ConversationQuestionAnswered',
        data: { ...asked, kind: 'written', engine: 'fake', searched: 2, matched: 2, answeredAt: at },
        private: { citations: [...citing(keptId), ...citing(thoughtId)], filters: [] },
      },
    ],
    [`orb-run-${runId}`]: [
      {
        type: 'OrbRunRequested',
        data: {
          ...run,
          version: 1,
          language: 'fr',
          timeZone: 'UTC',
          occasion: { kind: 'asked' },
          sourceKind: 'thoughts',
          requestedAt: at,
        },
        private: { sources: { kind: 'thoughts', thoughtIds: [thoughtId, keptId] }, text: null, values: {} },
      },
      {
        type: 'OrbRunPlanned',
        data: { ...run, thoughts: 2, parts: [[thoughtId, keptId].map(wholeOf)], plannedAt: at },
        private: null,
      },
      {
        type: 'OrbRunPartRead',
        data: { ...run, part: 0, removedCitations: 0, readAt: at },
        private: { draft: { kind: 'list', items } },
      },
      {
        type: 'OrbRunCompleted',
        data: {
          ...run,
          version: 1,
          kind: 'list',
          engine: 'fake',
          model: 'fake',
          promptVersion: '1',
          thoughts: 2,
          removedCitations: 0,
          completedAt: at,
        },
        private: { result: { kind: 'list', items } },
      },
    ],
    [`memory-${ownerId}`]: [
      {
        type: 'MemoryFactProposed',
        data: { clientId: ownerId, factId: systemIds.next(), model: 'fake', proposedAt: at },
        private: { text: `A vu une ${thoughtMark} près du lavoir`, source: citing(thoughtId)[0] },
      },
    ],
    [`notification-${notificationId}`]: [
      {
        type: 'NotificationPosted',
        data: {
          notificationId,
          ownerId,
          kind: 'reminder',
          subject: { kind: 'reminder', id: systemIds.next(), about: { kind: 'thought', id: thoughtId } },
          dueAt: at,
          missed: 0,
          snoozedFrom: null,
          unread: true,
          timeZone: 'UTC',
          postedAt: new Date().toISOString(),
        },
        private: { title: `La ${thoughtMark} du lavoir`, body: null },
      },
    ],
    [`story-draft-${storyId}`]: [
      {
        type: 'StoryDraftSectionComposed',
        data: { storyId, draftId: systemIds.next(), ownerId, section: 0, composedAt: at },
        private: { paragraphs: [{ text: `Une ${thoughtMark}, donc.`, sources: [thoughtId], unsourced: [] }] },
      },
    ],
  };
  for (const [stream, facts] of Object.entries(streams))
    await events.append(
      stream,
      'any',
      facts.map((fact) => newEvent(fact, ownerId, at)),
    );
};
