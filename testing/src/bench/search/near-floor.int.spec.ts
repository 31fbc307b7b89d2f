import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { expect, it } from 'vitest';
import { embeddingModel } from '#kits/embedding-model.ts';
import { openBenchJournal } from './bench-journal.ts';
import { leastSilence, shownAsNear, silentOf } from './near-floor.ts';
import { unansweredQuestions, unansweredWords } from './unanswered-questions.ts';

/** As they are typed in a hurry, without accents and in another number: for none of them anything may be near. */
const typed = ['ete', 'xylophone', 'xylophones', 'echecs', 'volcans', 'hypotheque'];

const why = embeddingModel.missing === null ? '' : ` (${embeddingModel.missing})`;

it.skipIf(embeddingModel.missing !== null)(
  `of what no thought is about, nothing is shown as near for nine questions of ten, nine searches, and words as they are typed${why}`,
  async () => {
    expect(unansweredQuestions.length).toBeGreaterThanOrEqual(50);
    const { place, close } = await openBenchJournal();
    const engine = createLocalLanguageEngine({ modelFile: embeddingModel.file });
    const { meaning } = await place(engine.embedding);
    for (const word of typed) expect([word, (await shownAsNear(meaning, word)).length]).toEqual([word, 0]);
    for (const texts of [unansweredQuestions, unansweredWords])
      expect((await silentOf(meaning, texts)) / texts.length).toBeGreaterThanOrEqual(leastSilence);
    await engine.close();
    await close();
  },
  300_000,
);
