import type { AdminEvent } from '@ecrin/domain/admin/admin.events.ts';
import type { ClientEvent } from '@ecrin/domain/client/client.events.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { alix, chloe, actor } from '@ecrin/domain/test/admin/admin.fixtures.ts';
import { registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import { recorded, transcribed, understood, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { started } from '@ecrin/domain/test/thread/thread.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { categories, insightFields, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { ThreadEvent } from '@ecrin/domain/thread/thread.events.ts';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import * as fc from 'fast-check';
import { arbitraryReminderEvents, type StreamEvent } from './reminders/reminder-event-arbitraries.ts';

const at = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const words = fc
  .array(fc.constantFrom('été', 'l’amour', 'lac', 'sœur', 'mer', 'ÉTÉ'), { minLength: 1, maxLength: 6 })
  .map((list) => list.join(' '));

const wordyField = fc.constantFrom(...insightFields.filter((field) => field !== 'mood' && field !== 'category'));
const changes = (thoughtId: string): fc.Arbitrary<ThoughtEvent> =>
  fc.oneof(
    fc.record({ content: words, editedAt: at }).map(({ content, editedAt }): ThoughtEvent => ({
      type: 'ThoughtEdited',
      data: { thoughtId, editedAt },
      private: { content },
    })),
    words.map((text): ThoughtEvent => ({
      ...transcribed,
      data: { ...transcribed.data, thoughtId },
      private: { raw: text, text, segments: [], setAside: [] },
    })),
    fc
      .record({
        title: words,
        mood: fc.constantFrom(...moods),
        category: fc.constantFrom(...categories),
        wording: fc.nat(3),
      })
      .map(({ title, mood, category, wording }): ThoughtEvent => ({
        ...understood,
        data: { ...understood.data, thoughtId, wording, mood, category },
        private: { title, summary: title, tags: title.split(' '), keyInsights: [], questions: [] },
      })),
    fc.record({ field: wordyField, value: words }).map(({ field, value }): ThoughtEvent => ({
      type: 'ThoughtInsightCorrected',
      data: { thoughtId, field, mood: null, category: null, correctedAt: written.data.writtenAt },
      private: { value: ['title', 'summary'].includes(field) ? value : [value] },
    })),
    fc.record({ field: fc.constantFrom(...insightFields), undoneAt: at }).map(({ field, undoneAt }): ThoughtEvent => ({
      type: 'ThoughtInsightUndone',
      data: { thoughtId, field, undoneAt },
      private: null,
    })),
    fc.record({ field: fc.constantFrom(...insightFields), redoneAt: at }).map(({ field, redoneAt }): ThoughtEvent => ({
      type: 'ThoughtInsightRedone',
      data: { thoughtId, field, redoneAt },
      private: null,
    })),
    fc
      .record({ occurredAt: at, timeZone: fc.constantFrom('Europe/Paris', 'America/Montreal') })
      .map((moment): ThoughtEvent => ({
        type: 'ThoughtBackDated',
        data: { thoughtId, backDatedAt: moment.occurredAt, ...moment },
        private: null,
      })),
    at.map((pinnedAt): ThoughtEvent => ({ type: 'ThoughtPinned', data: { thoughtId, pinnedAt }, private: null })),
    at.map((unpinnedAt): ThoughtEvent => ({ type: 'ThoughtUnpinned', data: { thoughtId, unpinnedAt }, private: null })),
    fc.constantFrom(...statusLabels, null).map((status): ThoughtEvent => ({
      type: 'ThoughtStatusSet',
      data: { thoughtId, status, setAt: written.data.writtenAt },
      private: null,
    })),
    fc
      .record({ threadId: fc.constantFrom('thread-a', 'thread-b'), filedAt: at, suggested: fc.boolean() })
      .map((filed): ThoughtEvent => ({ type: 'ThoughtFiled', data: { thoughtId, ...filed }, private: null })),
    at.map((unfiledAt): ThoughtEvent => ({ type: 'ThoughtUnfiled', data: { thoughtId, unfiledAt }, private: null })),
    at.map((declinedAt): ThoughtEvent => ({
      type: 'ThoughtThreadDeclined',
      data: { thoughtId, threadId: 'thread-a', declinedAt },
      private: null,
    })),
    at.map((deletedAt): ThoughtEvent => ({ type: 'ThoughtDeleted', data: { thoughtId, deletedAt }, private: null })),
    at.map((restoredAt): ThoughtEvent => ({ type: 'ThoughtRestored', data: { thoughtId, restoredAt }, private: null })),
  );

const thoughtHistory = (ownerId: string): fc.Arbitrary<readonly StreamEvent[]> =>
  fc.uuid({ version: 7 }).chain((thoughtId) => {
    const first = fc.oneof(
      words.map((content): ThoughtEvent => ({
        ...written,
        data: { ...written.data, thoughtId, ownerId },
        private: { content },
      })),
      fc.constant<ThoughtEvent>({ ...recorded, data: { ...recorded.data, thoughtId, ownerId } }),
    );
    return fc
      .tuple(first, fc.array(changes(thoughtId), { maxLength: 12 }))
      .map(([begin, rest]) => [begin, ...rest].map((fact) => ({ stream: `thought-${thoughtId}`, ownerId, fact })));
  });

const clientHistory = (clientId: string): fc.Arbitrary<readonly StreamEvent[]> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...languages).map((language): ClientEvent => ({
          type: 'ClientLanguageChosen',
          data: { clientId, language, chosenAt: registered.data.registeredAt },
          private: null,
        })),
        words.map((firstname): ClientEvent => ({
          type: 'ClientProfileEdited',
          data: { clientId, editedAt: registered.data.registeredAt },
          private: { firstname },
        })),
        fc.array(words, { maxLength: 3 }).map((list): ClientEvent => ({
          type: 'ClientWordListSet',
          data: { clientId, setAt: registered.data.registeredAt },
          private: { words: list },
        })),
      ),
      { maxLength: 5 },
    )
    .map((rest) =>
      [{ ...registered, data: { ...registered.data, clientId } }, ...rest].map((fact) => ({
        stream: `client-${clientId}`,
        ownerId: clientId,
        fact,
      })),
    );

/** Edited, moved, archived, merged, deleted and restored in any order. */
const threadHistory = (ownerId: string, threadId: string): fc.Arbitrary<readonly StreamEvent[]> =>
  fc
    .array(
      fc.oneof(
        fc
          .record({ name: words, colour: fc.constantFrom(...threadColours), editedAt: at })
          .map(({ name, ...data }): ThreadEvent => ({
            type: 'ThreadEdited',
            data: { threadId, ...data },
            private: { name, description: null },
          })),
        fc
          .record({ rank: fc.stringMatching(/^[1-9a-z]{1,4}$/), movedAt: at })
          .map((data): ThreadEvent => ({ type: 'ThreadMoved', data: { threadId, ...data }, private: null })),
        fc
          .record({ intoId: fc.constantFrom('thread-a', 'thread-b'), mergedAt: at })
          .map((data): ThreadEvent => ({ type: 'ThreadMerged', data: { threadId, ...data }, private: null })),
        fc
          .record({ withoutAi: fc.boolean(), setAt: at })
          .map((data): ThreadEvent => ({ type: 'ThreadAiUseSet', data: { threadId, ...data }, private: null })),
        at.map((archivedAt): ThreadEvent => ({
          type: 'ThreadArchived',
          data: { threadId, archivedAt },
          private: null,
        })),
        at.map((unarchivedAt): ThreadEvent => ({
          type: 'ThreadUnarchived',
          data: { threadId, unarchivedAt },
          private: null,
        })),
        at.map((deletedAt): ThreadEvent => ({ type: 'ThreadDeleted', data: { threadId, deletedAt }, private: null })),
        at.map((restoredAt): ThreadEvent => ({
          type: 'ThreadRestored',
          data: { threadId, restoredAt },
          private: null,
        })),
      ),
      { maxLength: 8 },
    )
    .map((rest) =>
      [{ ...started, data: { ...started.data, threadId, ownerId } }, ...rest].map((fact) => ({
        stream: `thread-${threadId}`,
        ownerId,
        fact,
      })),
    );

/** Of one administrator over three streams, all of which move the same document. */
const adminHistory = (created: typeof alix): fc.Arbitrary<readonly (readonly StreamEvent[])[]> => {
  const { adminId } = created.data;
  const { device, ...by } = actor;
  const inStream = (stream: string) => (events: readonly AdminEvent[]) =>
    events.map((fact) => ({ stream, ownerId: adminId, fact }));
  const roster = fc
    .array(
      fc.oneof(
        words.map((fullname): AdminEvent => ({
          type: 'AdminEdited',
          data: { adminId, emailHash: 'hash', ...by, editedAt: registered.data.registeredAt },
          private: { email: 'a@exemple.fr', fullname, device },
        })),
        at.map((deactivatedAt): AdminEvent => ({
          type: 'AdminDeactivated',
          data: { adminId, ...by, deactivatedAt },
          private: { device },
        })),
        at.map((reactivatedAt): AdminEvent => ({
          type: 'AdminReactivated',
          data: { adminId, ...by, reactivatedAt },
          private: { device },
        })),
      ),
      { maxLength: 5 },
    )
    .map((rest) => inStream(`admins-${adminId}`)([created, ...rest]));
  const own = fc
    .array(
      fc.oneof(
        at.map((confirmedAt): AdminEvent => ({
          type: 'AdminSecondFactorConfirmed',
          data: { adminId, factorId: 'factor-1', sessionId: null, confirmedAt },
          private: { device },
        })),
        at.map((removedAt): AdminEvent => ({
          type: 'AdminSecondFactorRemoved',
          data: { adminId, ...by, removedAt },
          private: { device },
        })),
      ),
      { maxLength: 4 },
    )
    .map(inStream(`admin-${adminId}`));
  const visit = at
    .map((loggedInAt): AdminEvent => ({
      type: 'AdminLoggedIn',
      data: { adminId, sessionId: 'session-1', secondStep: null, loggedInAt },
      private: { device },
    }))
    .map((event) => inStream(`adminsession-${adminId}`)([event]));
  return fc.tuple(roster, own, visit);
};

/** Interleaves streams at random: each keeps its own order. */
const shuffled = (streams: readonly (readonly StreamEvent[])[], picks: readonly number[]): readonly StreamEvent[] => {
  const left = streams.filter((stream) => stream.length > 0);
  const [pick = 0, ...later] = picks;
  const taken = left[pick % Math.max(left.length, 1)];
  return taken?.[0]
    ? [
        taken[0],
        ...shuffled(
          left.map((stream) => (stream === taken ? stream.slice(1) : stream)),
          later,
        ),
      ]
    : [];
};

/** Random events of two clients with a few thoughts each, two threads, two reminders and two administrators, in the order they were stored. */
export const arbitraryEvents: fc.Arbitrary<readonly StreamEvent[]> = fc
  .tuple(
    fc.tuple(clientHistory('client-a'), clientHistory('client-b')),
    fc.array(fc.constantFrom('client-a', 'client-b').chain(thoughtHistory), { minLength: 1, maxLength: 5 }),
    fc.tuple(adminHistory(alix), adminHistory(chloe)),
    fc.tuple(threadHistory('client-a', 'thread-a'), threadHistory('client-b', 'thread-b')),
    fc.tuple(arbitraryReminderEvents('client-a', 'reminder-a'), arbitraryReminderEvents('client-b', 'reminder-b')),
    fc.array(fc.nat(), { minLength: 150, maxLength: 150 }),
  )
  .map(([clients, thoughts, admins, threads, reminders, picks]) =>
    shuffled([...clients, ...thoughts, ...admins.flat(), ...threads, ...reminders], picks),
  );
