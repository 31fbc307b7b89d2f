import type { Language } from '@ecrin/domain/kernel/language.ts';
import { tokensOf } from '@ecrin/domain/text/phrase-matching.ts';
import type { Analyst, Understanding } from '#ports/analyst.ts';
import { withinBudget } from '#work-budgets/within-budget.ts';
import { categoryWords } from './category-words.ts';
import { classifyByWords } from './classify-by-words.ts';
import { extractKeyInsights, extractQuestions, extractSummary, sentencesOf } from './extract-sentences.ts';
import { extractTitle } from './extract-title.ts';
import { findTags } from './find-tags.ts';
import { moodWords } from './mood-words.ts';

/** The name of what is no model. */
export const wordLists = 'word-lists';
/** Raised whenever a list or a rule changes: every value carries it. */
const version = 'word-lists-4';

/** Without any endpoint: word lists and the person's own sentences. Returns null rather than guess; sends nothing anywhere. Throws `WorkBudgetFault`. */
export const createLocalAnalyst = (): Analyst => ({
  engine: 'local',
  understand: async ({ text, language }) => withinBudget('understanding', text, () => understand(text, language)),
});

const understand = (text: string, language: Language): Understanding => {
  const tokens = tokensOf(text);
  const sentences = sentencesOf(text);
  return {
    engine: 'local',
    model: wordLists,
    promptVersion: version,
    title: extractTitle(sentences, language),
    summary: extractSummary(sentences),
    mood: classifyByWords(moodWords, tokens),
    category: classifyByWords(categoryWords, tokens),
    tags: findTags(text, language),
    keyInsights: extractKeyInsights(sentences),
    questions: extractQuestions(sentences),
  };
};
