import { combineDecisions } from '#kernel/combine-decisions.ts';
import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtEvent } from '../thought.events.ts';
import type { StatusLabel } from '../thought.vocabulary.ts';
import { correctTranscript, type CorrectTranscriptRefusal } from '../transcript/correct-transcript.ts';
import { backDateThought } from './back-date-thought.ts';
import { editThought, type EditThoughtRefusal } from './edit-thought.ts';
import { setThoughtAiUse } from './set-thought-ai-use.ts';
import { setThoughtPrivacy } from './set-thought-privacy.ts';
import { setThoughtStatus } from './set-thought-status.ts';

/** Changes every defined field, all together or not at all. `upon`: the words that the new ones replace, where they must be those; with them words edited from an earlier revision (`unseenSince`). */
export type ReviseThought = Readonly<{
  thoughtId: string;
  now: string;
  content?: string | undefined;
  transcript?: string | undefined;
  upon?: string | null | undefined;
  unseenSince?: number | undefined;
  private?: boolean | undefined;
  withoutAi?: boolean | undefined;
  status?: StatusLabel | null | undefined;
  moment?: Readonly<{ occurredAt: string; timeZone: string }> | undefined;
}>;
export type ReviseThoughtRefusal =
  | EditThoughtRefusal
  | CorrectTranscriptRefusal
  | 'thought.in-future'
  | 'general.changed-meanwhile';

export const reviseThought = (
  { thoughtId, now, ...revised }: ReviseThought,
  thought: Thought,
): Decision<ThoughtEvent, ReviseThoughtRefusal> => {
  const { moment, status, withoutAi } = revised;
  return combineDecisions<ThoughtEvent, ReviseThoughtRefusal>([
    ...reword({ thoughtId, now, ...revised }, thought),
    ...(moment === undefined ? [] : [backDateThought({ thoughtId, ...moment, now }, thought)]),
    ...(revised.private === undefined
      ? []
      : [setThoughtPrivacy({ thoughtId, private: revised.private, now }, thought)]),
    ...(withoutAi === undefined ? [] : [setThoughtAiUse({ thoughtId, withoutAi, now }, thought)]),
    ...(status === undefined ? [] : [setThoughtStatus({ thoughtId, status, now }, thought)]),
  ]);
};

const reword = (
  { thoughtId, now, content, transcript, upon, unseenSince }: ReviseThought,
  thought: Thought,
): readonly Decision<ThoughtEvent, ReviseThoughtRefusal>[] => {
  if (upon !== undefined && thought.status === 'active' && thought.words !== upon)
    return [refuse('general.changed-meanwhile')];
  const edit = { thoughtId, now, ...(unseenSince !== undefined && { unseenSince }) };
  return [
    ...(content === undefined ? [] : [editThought({ ...edit, content }, thought)]),
    ...(transcript === undefined ? [] : [correctTranscript({ ...edit, text: transcript }, thought)]),
  ];
};
