import { createExamplesAnalyst } from '@ecrin/platform/adapters/analyst/examples-analyst.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import type { Analyst } from '@ecrin/platform/ports/analyst.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { labelledThoughts } from './labelled-thoughts.ts';

// `npm run bench:understanding`: how often each analyst agrees with the labels of thoughts it has never seen, and how long a thought takes.

/** `given`: values, `right`: those that agree with the label. */
type Field = { given: number; right: number };
type Figures = Readonly<{ mood: Field; category: Field; seconds: number }>;

const isFrench = (text: string): boolean => /[àâéèêîôùûç’]|\b(le|la|les|un|une|je|et)\b/iu.test(text);

const measure = async (analyst: Analyst, thoughts: typeof labelledThoughts): Promise<Figures> => {
  const [moods, categories]: [Field, Field] = [
    { given: 0, right: 0 },
    { given: 0, right: 0 },
  ];
  const count = (field: Field, value: string | null, label: string): void => {
    field.given += value === null ? 0 : 1;
    field.right += value === label ? 1 : 0;
  };
  const begun = performance.now();
  for (const [mood, category, text] of thoughts) {
    const found = await analyst.understand({ text, language: isFrench(text) ? 'fr' : 'en', ownerId: 'bench' });
    count(moods, found.mood, mood);
    count(categories, found.category, category);
  }
  return { mood: moods, category: categories, seconds: (performance.now() - begun) / 1_000 / thoughts.length };
};

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);

const show = async (name: string, analyst: Analyst): Promise<void> => {
  // Loads what is loaded once.
  await analyst.understand({ text: 'Bonjour.', language: 'fr', ownerId: 'bench' });
  for (const [half, kept] of [
    ['tuned on', 0],
    ['held out', 1],
  ] as const) {
    const thoughts = labelledThoughts.filter((_thought, index) => index % 2 === kept);
    const { mood, category, seconds } = await measure(analyst, thoughts);
    const said = ({ given, right }: Field): string =>
      `given to ${percent(given, thoughts.length)}, of which right ${percent(right, given)}`;
    console.log(
      `${name}, ${half} (${thoughts.length}): moods ${said(mood)}; categories ${said(category)}; ${seconds.toFixed(3)} s a thought`,
    );
  }
};

const words = createLocalAnalyst();
await show('word lists', words);
if (embeddingModel.missing === null) {
  const engine = createLocalLanguageEngine({ modelFile: () => embeddingModel.file });
  await show('labelled examples', createExamplesAnalyst({ embedding: async () => engine.embedding, words }));
  await engine.close();
} else console.log(`labelled examples: skipped, ${embeddingModel.missing}`);
