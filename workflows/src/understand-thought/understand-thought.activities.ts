import { completeUnderstanding } from '@ecrin/domain/thought/complete-understanding.ts';
import { failUnderstanding } from '@ecrin/domain/thought/fail-understanding.ts';
import type { UnderstandingFailure } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Events } from '@ecrin/platform/events.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import type { ActivityContext } from '@ecrin/platform/workflow.ts';
import { decideOnThought, type DecideServices } from '../decide-on-thought.ts';
import { readWording } from './read-wording.ts';
import type { UnderstandThoughtInput } from './understand-thought.workflow.ts';
import { activityFaultOf } from './understanding-failure-of.ts';

export type UnderstandThoughtServices = DecideServices & Readonly<{ events: Pick<Events, 'readStream'>; analyst: Analyst }>;
type GiveUp = UnderstandThoughtInput & Readonly<{ reason: UnderstandingFailure }>;

const process = 'understand-thought';

export const createUnderstandThoughtActivities = (services: UnderstandThoughtServices) => ({
  understand: async (input: UnderstandThoughtInput, context: ActivityContext): Promise<'understood' | 'superseded'> => {
    const read = await readWording(services.events, input);
    if (!read) return 'superseded';
    const { thoughtId, wording, words, kept } = read;
    const { engine, model, promptVersion, needsHumanHelp, ...insights } = await services.analyst
      .understand({ text: words, language: kept.language, ownerId: kept.ownerId, signal: context.signal })
      .catch((fault: unknown) => { throw activityFaultOf(fault); });
    await decideOnThought(services, { process, ...context, thoughtId, kept })(completeUnderstanding, (now) => ({
      thoughtId, wording, engine, model, promptVersion, needsHumanHelp, insights, now,
    }));
    return 'understood';
  },

  giveUp: async (input: GiveUp, context: ActivityContext): Promise<'failed' | 'superseded'> => {
    const read = await readWording(services.events, input);
    if (!read) return 'superseded';
    const { thoughtId, wording, kept } = read;
    await decideOnThought(services, { process, ...context, thoughtId, kept })(failUnderstanding, (now) => ({
      thoughtId, wording, reason: input.reason, now,
    }));
    return 'failed';
  },
});
export type UnderstandThoughtActivities = ReturnType<typeof createUnderstandThoughtActivities>;
