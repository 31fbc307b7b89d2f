import { completeUnderstanding } from '@ecrin/domain/thought/insights/complete-understanding.ts';
import { failUnderstanding } from '@ecrin/domain/thought/insights/fail-understanding.ts';
import type { UnderstandingFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { Analyst, Understanding } from '@ecrin/platform/ports/analyst.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { decideOnThought, type DecideServices } from '#decide-on-thought.ts';
import { readWording, type Wording } from './read-wording.ts';
import type { UnderstandThoughtInput } from './understand-thought.input.ts';
import { activityFaultOf } from './understanding-failure-of.ts';

export type UnderstandThoughtServices = DecideServices &
  Readonly<{
    events: Pick<Events, 'readStream'>;
    analyst: Analyst;
  }>;
type GiveUp = UnderstandThoughtInput & Readonly<{ reason: UnderstandingFailure }>;

const actor = 'understand-thought';

export const createUnderstandThoughtActivities = (services: UnderstandThoughtServices) => ({
  understand: async (input: UnderstandThoughtInput, context: ActivityContext): Promise<'understood' | 'superseded'> => {
    const read = await readWording(services.events, input);
    if (!read) return 'superseded';
    try {
      return await recordUnderstanding(services, {
        read,
        context,
        understanding: await services.analyst.understand(analysisRequest(read, context)),
      });
    } catch (fault) {
      throw activityFaultOf(fault);
    }
  },

  giveUp: async (input: GiveUp, context: ActivityContext): Promise<'failed' | 'superseded'> => {
    const read = await readWording(services.events, input);
    if (!read) return 'superseded';
    const { thoughtId, wording } = read;
    await decideOnThought(services, { process: actor, ...context, ...read })(
      'failUnderstanding',
      failUnderstanding,
      (now) => ({ thoughtId, wording, reason: input.reason, retried: input.retried ?? false, now }),
    );
    return 'failed';
  },
});
export type UnderstandThoughtActivities = ReturnType<typeof createUnderstandThoughtActivities>;

const analysisRequest = ({ thoughtId, words, existing }: Wording, { signal }: ActivityContext) => ({
  text: words,
  language: existing.language,
  ownerId: existing.ownerId,
  about: { kind: 'thought', id: thoughtId } as const,
  signal,
});

type UnderstandingResult = Readonly<{ read: Wording; context: ActivityContext; understanding: Understanding }>;
const recordUnderstanding = async (
  services: DecideServices,
  { read, context, understanding }: UnderstandingResult,
): Promise<'understood'> => {
  const { thoughtId, wording } = read;
  const { engine, model, promptVersion, usage, counted, ...insights } = understanding;
  await decideOnThought(services, { process: actor, ...context, ...read })(
    'completeUnderstanding',
    completeUnderstanding,
    (now) => ({
      thoughtId,
      wording,
      engine,
      model,
      promptVersion,
      usage,
      counted,
      rereadingId: null,
      insights,
      now,
    }),
  );
  return 'understood';
};
