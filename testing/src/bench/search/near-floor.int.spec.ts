import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { expect, it } from 'vitest';
import { embeddingModel } from '#kits/embedding-model.ts';
import { openBenchJournal } from './bench-journal.ts';
import { leastSilence, silentOf } from './near-floor.ts';
import { unansweredQuestions, unansweredWords } from './unanswered-questions.ts';

const why = embeddingModel.missing === null ? '' : ` (${embeddingModel.missing})`;

it.skipIf(embeddingModel.missing !== null)(
  `of what no thought is about, nothing is shown as near for nine questions of ten, and nine searches${why}`,
  async () => {
    expect(unansweredQuestions.length).toBeGreaterThanOrEqual(50);
    const { place, close } = await openBenchJournal();
    const engine = createLocalLanguageEngine({ modelFile: embeddingModel.file });
    const { meaning } = await place(engine.embedding);
    for (const texts of [unansweredQuestions, unansweredWords])
      expect((await silentOf(meaning, texts)) / texts.length).toBeGreaterThanOrEqual(leastSilence);
    await engine.close();
    await close();
  },
  300_000,
);
