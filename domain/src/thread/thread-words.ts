import { refuse, type Refusal } from '#kernel/event-sourcing.ts';
import { tidyLine, tidyText } from '#text/visible-text.ts';
import { maxThreadDescriptionLength, maxThreadNameLength } from './thread.vocabulary.ts';

export type InvalidThreadWords = 'thread.name-empty' | 'thread.name-too-long' | 'thread.description-too-long';
type Given = Readonly<{ name: string; description?: string | null | undefined }>;

/** Trimmed; an empty description is null. */
export const threadWordsOf = (
  given: Given,
): Readonly<{ name: string; description: string | null }> | Refusal<InvalidThreadWords> => {
  const [name, description] = [tidyLine(given.name), tidyText(given.description ?? '')];
  if (name === '') return refuse('thread.name-empty');
  if (name.length > maxThreadNameLength) return refuse('thread.name-too-long');
  if (description.length > maxThreadDescriptionLength) return refuse('thread.description-too-long');
  return { name, description: description === '' ? null : description };
};
