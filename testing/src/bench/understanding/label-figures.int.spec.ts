import { openTrainedClassifier } from '@ecrin/platform/adapters/analyst/labels/label-classifiers.ts';
import { judgingThoughts } from '@ecrin/platform/adapters/analyst/labels/labelled-thoughts.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { describe, expect, it } from 'vitest';
import { embeddingModel } from '#kits/embedding-model.ts';
import { correctionFigures, figuresOf, placeThoughts, type FieldFigures } from './label-figures.ts';
import { recurringSubjects } from './recurring-thoughts.ts';

const givenShare = ({ given, all }: FieldFigures): number => given / all;
const rightShare = ({ right, given }: FieldFigures): number => right / given;
const wrong = ({ given, right }: FieldFigures): number => given - right;

const named = embeddingModel.missing === null ? '' : ` (${embeddingModel.missing})`;

// What the classifier of the default model reaches; `npm run bench:understanding` has all figures. A change that lowers one of them has to say why.
describe.skipIf(embeddingModel.missing !== null)(
  `moods and categories of thoughts that no training saw${named}`,
  () => {
    it('are given often, and rightly; a person’s corrections help with what they return to, and nowhere else', async () => {
      const engine = createLocalLanguageEngine({ modelFile: embeddingModel.file });
      const embedding = await engine.embedding();
      const classifier = await openTrainedClassifier();
      const others = await placeThoughts(embedding, judgingThoughts());
      const subjects = recurringSubjects.filter((_subject, at) => at % 2 === 1);
      const corrections = await correctionFigures(classifier, embedding, { subjects, others });
      await engine.close();

      const [mood, category] = (['mood', 'category'] as const).map((field) =>
        figuresOf(classifier, field, { placed: others }),
      );
      if (!mood || !category) throw new Error('no figures');
      expect(mood.all).toBeGreaterThan(300);
      expect(givenShare(mood)).toBeGreaterThan(0.58);
      expect(rightShare(mood)).toBeGreaterThan(0.88);
      expect(givenShare(category)).toBeGreaterThan(0.38);
      expect(rightShare(category)).toBeGreaterThan(0.83);

      for (const { before, after } of corrections.filter(({ name }) => name.startsWith('later'))) {
        expect(after.right).toBeGreaterThan(before.right);
        expect(rightShare(after)).toBeGreaterThan(0.9);
      }
      for (const { before, after } of corrections.filter(({ name }) => !name.startsWith('later')))
        expect(wrong(after) - wrong(before)).toBeLessThanOrEqual(1);
    }, 300_000);
  },
);
