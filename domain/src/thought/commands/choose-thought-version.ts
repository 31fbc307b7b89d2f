import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtVersionsChosen } from '../thought-versions.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtEdited, ThoughtTranscriptCorrected } from '../thought.events.ts';
import { correctTranscript, type CorrectTranscriptRefusal } from '../transcript/correct-transcript.ts';
import { editThought, type EditThoughtRefusal } from './edit-thought.ts';
import { requireThought } from './require-thought.ts';

/** `words`: what was chosen of both versions. `unseenSince`: of the versions that were shown. */
export type ChooseThoughtVersion = Readonly<{ thoughtId: string; words: string; unseenSince: number; now: string }>;
export type ChooseThoughtVersionRefusal = EditThoughtRefusal | CorrectTranscriptRefusal | 'thought.versions-chosen';

type Chosen = ThoughtEdited | ThoughtTranscriptCorrected | ThoughtVersionsChosen;

/** The words become what was chosen of two open versions; the other one stays in the history. */
export const chooseThoughtVersion = (
  { thoughtId, words, unseenSince, now }: ChooseThoughtVersion,
  thought: Thought,
): Decision<Chosen, ChooseThoughtVersionRefusal> =>
  requireThought<Decision<Chosen, ChooseThoughtVersionRefusal>>(thought, (existing) => {
    if (existing.unseenSince !== unseenSince) return refuse('thought.versions-chosen');
    if (words === existing.words)
      return [{ type: 'ThoughtVersionsChosen', data: { thoughtId, chosenAt: now }, private: null }];
    return existing.recordings.length > 0
      ? correctTranscript({ thoughtId, text: words, now }, thought)
      : editThought({ thoughtId, content: words, now }, thought);
  });
