import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { checkDraft, type ReadForDraft } from '@ecrin/domain/story-draft/check-draft.ts';
import type { ComposedParagraph } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import type { LanguageCaller, Writing } from '@ecrin/platform/ports/language-engine.ts';
import { tokenLength, writeCounted } from '#write-with-model.ts';
import { paragraphShape, type GivenParagraphs } from './paragraph-shape.ts';
import { rulesIn, storyPrompt, type StoryNote } from './story-prompt.ts';

/** `onUse`: also for an answer that could not be used. */
export type SectionWriter = Readonly<{
  writing: Writing;
  language: Language;
  ownerId: string;
  about?: LanguageCaller['about'];
  signal: AbortSignal;
  onUse: (use: RunUse) => Promise<void>;
}>;

const timeoutMs = 9 * 60_000;
/** Characters that instructions and the example add to what is read, about. */
const instructionsLength = 2_400;
/** What is composed is about as long as what is read, with its numbers. */
const maxTokensFor = (length: number): number => 500 + Math.ceil((1.6 * length) / tokenLength);

const checked = ({ paragraphes }: GivenParagraphs, read: ReadForDraft): readonly ComposedParagraph[] =>
  checkDraft(
    paragraphes.map(({ phrases }) => phrases.map(({ texte: text, notes: numbers }) => ({ text, numbers }))),
    read,
  );

/** Has the model compose paragraphs from some notes. An answer without a single sourced sentence gets one repair. Throws `LanguageFault`, or the signal's reason. */
export const writeSection = async (
  { writing, language, onUse, ...caller }: SectionWriter,
  notes: readonly StoryNote[],
  before: string | null,
): Promise<readonly ComposedParagraph[]> => {
  const read: ReadForDraft = { notes, language, rules: rulesIn(language) };
  const maxTokens = maxTokensFor(notes.reduce((sum, { content }) => sum + content.length, 0));
  const schema = paragraphShape.refine((given) => checked(given, read).length > 0, {
    path: ['aucune phrase ne vient des notes qu’elle cite'],
  });
  const reading = { texts: notes.map(({ content }) => content), isOwn: true, instructionsLength };
  const value = await writeCounted({ writing, onUse }, reading, {
    ...caller,
    ...storyPrompt({ language, notes, before }),
    priority: 'asked',
    purpose: 'story',
    timeoutMs,
    maxTokens,
    name: 'story',
    schema,
  });
  return checked(value, read);
};
