import type { RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { checkDraft, type ReadForDraft } from '@ecrin/domain/story-draft/check-draft.ts';
import type { ComposedParagraph } from '@ecrin/domain/story-draft/story-draft.vocabulary.ts';
import { countWords } from '@ecrin/domain/text/count-words.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { LanguageFault, type LanguageUsage, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import { paragraphShape, type GivenParagraphs } from './paragraph-shape.ts';
import { rulesIn, storyPrompt, type StoryNote } from './story-prompt.ts';

/** `onUse`: also for an answer that could not be used. */
export type SectionWriter = Readonly<{
  writing: Writing;
  language: Language;
  ownerId: string;
  signal: AbortSignal;
  onUse: (use: RunUse) => Promise<void>;
}>;

const timeoutMs = 9 * 60_000;
/** Characters of a token, about; and what instructions and the example add to what is read. */
const [tokenLength, instructionsLength] = [4, 2_400];
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
  const length = notes.reduce((sum, { content }) => sum + content.length, 0);
  const maxTokens = maxTokensFor(length);
  const schema = paragraphShape.refine((given) => checked(given, read).length > 0, {
    path: ['aucune phrase ne vient des notes qu’elle cite'],
  });
  const use = useOf(writing, notes, length);
  try {
    const { value, usage } = await writing.json({
      ...caller,
      ...storyPrompt({ language, notes, before }),
      priority: 'asked',
      purpose: 'story',
      timeoutMs,
      maxTokens,
      name: 'story',
      schema,
    });
    await onUse(use(usage, JSON.stringify(value).length));
    return checked(value, read);
  } catch (fault) {
    // Twice an answer was written for nothing; engines do not count what they throw away.
    if (fault instanceof LanguageFault && fault.kind === 'unusable-answer')
      await onUse(use({ inputTokens: null, outputTokens: null, seconds: 0 }, 2 * tokenLength * maxTokens));
    throw fault;
  }
};

const useOf =
  ({ model, counted }: Writing, notes: readonly StoryNote[], length: number) =>
  ({ inputTokens, outputTokens, seconds }: LanguageUsage, written: number): RunUse => ({
    model,
    inputTokens: inputTokens ?? Math.ceil((instructionsLength + length) / tokenLength),
    outputTokens: outputTokens ?? Math.ceil(written / tokenLength),
    seconds,
    words: notes.reduce((sum, { content }) => sum + countWords(content), 0),
    ...(counted && { counted }),
  });
