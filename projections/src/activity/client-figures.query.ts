import type { ClientFigures } from '@ecrin/contracts/client-admin/client-detail.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { activityModel } from './activity.model.ts';
import { recordedWithin } from './list-activity.query.ts';

const recentMs = 30 * 24 * 3_600_000;

type Counts = (type: string) => number;

const figuresOf = (ever: Counts, recent: Counts): ClientFigures => ({
  spoken: ever('ThoughtRecorded'),
  written: ever('ThoughtWritten'),
  thoughts: ever('ThoughtRecorded') + ever('ThoughtWritten') - ever('ThoughtDeleted') + ever('ThoughtRestored'),
  goals: ever('GoalSet') - ever('GoalDeleted') + ever('GoalRestored'),
  recent: {
    orbRuns: recent('OrbRunCompleted'),
    orbRunsFailed: recent('OrbRunFailed'),
    transcriptions: recent('ThoughtTranscribed'),
    understandings: recent('ThoughtUnderstood'),
    answers: recent('ConversationQuestionAnswered'),
  },
});

/** What a client had done before an instant, from the history alone: the same today and as of any date. */
export const findClientFigures =
  (models: ReadModels) =>
  async (ownerId: string, before: string): Promise<ClientFigures> => {
    const store = await models.open(activityModel);
    const count = async (from?: string): Promise<Counts> => {
      const counts = await store.countBy('type', { ownerId, ...recordedWithin({ from, before }) });
      return (type) => counts.get(type) ?? 0;
    };
    return figuresOf(await count(), await count(addMs(before, -recentMs)));
  };
