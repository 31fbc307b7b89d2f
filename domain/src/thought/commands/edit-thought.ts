import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { isBlank } from '#text/visible-text.ts';
import { shownPictures } from '../pictures/thought-pictures.ts';
import type { UnseenSince } from '../thought-versions.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtEdited } from '../thought.events.ts';
import { maxThoughtLength } from '../thought.vocabulary.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type EditThought = Readonly<{ thoughtId: string; content: string; now: string }> & UnseenSince;
export type EditThoughtRefusal = ThoughtUnavailable | 'thought.empty' | 'thought.too-long' | 'thought.not-written';

/** Only written thoughts are edited; with pictures it may have no words. Transcripts are corrected (`correct-transcript.ts`). */
export const editThought = (
  { thoughtId, content, now, unseenSince }: EditThought,
  thought: Thought,
): Decision<ThoughtEdited, EditThoughtRefusal> =>
  requireThought(thought, ({ recordings, words, pictures }) => {
    if (recordings.length > 0) return refuse('thought.not-written');
    if (isBlank(content) && shownPictures(pictures).length === 0) return refuse('thought.empty');
    if (content.length > maxThoughtLength) return refuse('thought.too-long');
    if (content === words) return nothingNew;

    const data = { thoughtId, editedAt: now, ...(unseenSince !== undefined && { unseenSince }) };
    return [{ type: 'ThoughtEdited', data, private: { content } }];
  });
