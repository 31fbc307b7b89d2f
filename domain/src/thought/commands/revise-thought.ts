import { combineDecisions } from '#kernel/combine-decisions.ts';
import type { Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtEvent } from '../thought.events.ts';
import type { StatusLabel } from '../thought.vocabulary.ts';
import { correctTranscript, type CorrectTranscriptRefusal } from '../transcript/correct-transcript.ts';
import { backDateThought } from './back-date-thought.ts';
import { editThought, type EditThoughtRefusal } from './edit-thought.ts';
import { setThoughtAiUse } from './set-thought-ai-use.ts';
import { setThoughtPrivacy } from './set-thought-privacy.ts';
import { setThoughtStatus } from './set-thought-status.ts';

/** Changes every defined field, all together or not at all. */
export type ReviseThought = Readonly<{
  thoughtId: string;
  now: string;
  content?: string | undefined;
  transcript?: string | undefined;
  private?: boolean | undefined;
  withoutAi?: boolean | undefined;
  status?: StatusLabel | null | undefined;
  moment?: Readonly<{ occurredAt: string; timeZone: string }> | undefined;
}>;
export type ReviseThoughtRefusal = EditThoughtRefusal | CorrectTranscriptRefusal | 'thought.in-future';

export const reviseThought = (
  { thoughtId, now, ...revised }: ReviseThought,
  thought: Thought,
): Decision<ThoughtEvent, ReviseThoughtRefusal> => {
  const { content, transcript, moment, status, withoutAi } = revised;
  return combineDecisions<ThoughtEvent, ReviseThoughtRefusal>([
    ...(content === undefined ? [] : [editThought({ thoughtId, content, now }, thought)]),
    ...(transcript === undefined ? [] : [correctTranscript({ thoughtId, text: transcript, now }, thought)]),
    ...(moment === undefined ? [] : [backDateThought({ thoughtId, ...moment, now }, thought)]),
    ...(revised.private === undefined
      ? []
      : [setThoughtPrivacy({ thoughtId, private: revised.private, now }, thought)]),
    ...(withoutAi === undefined ? [] : [setThoughtAiUse({ thoughtId, withoutAi, now }, thought)]),
    ...(status === undefined ? [] : [setThoughtStatus({ thoughtId, status, now }, thought)]),
  ]);
};
