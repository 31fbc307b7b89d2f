import type { Language } from '@ecrin/domain/kernel/language.ts';
import { plainWords, wordsOf } from '@ecrin/domain/text/search-words.ts';
import { createExamplesAnalyst } from '@ecrin/platform/adapters/analyst/examples-analyst.ts';
import { openTrainedClassifier } from '@ecrin/platform/adapters/analyst/labels/label-classifiers.ts';
import { createLanguageModelAnalyst } from '@ecrin/platform/adapters/analyst/language-model-analyst.ts';
import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { createLocalWriting } from '@ecrin/platform/adapters/language/local-writing.ts';
import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { AnalystFault, type Analyst, type Understanding } from '@ecrin/platform/ports/analyst.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { bestLanguageModel } from '#kits/language-model.ts';
import { trainedLabelFigures } from './label-figures.ts';
import { labelledThoughts } from './labelled-thoughts.ts';
import { longThoughts, type LongThought } from './long-thoughts.ts';

// `npm run bench:understanding`: how often each analyst agrees with the labels of thoughts it has never seen, what it makes of long ones, and how long a thought takes.

/** `given`: values, `right`: those that agree with the label. */
type Field = { given: number; right: number };
const noneOf = (): Field => ({ given: 0, right: 0 });
const count = (field: Field, isGiven: boolean, isRight: boolean): void => {
  field.given += isGiven ? 1 : 0;
  field.right += isGiven && isRight ? 1 : 0;
};
const percent = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((100 * part) / of)} %`);
const said = ({ given, right }: Field, of: number): string =>
  `given to ${percent(given, of)}, of which right ${percent(right, given)}`;

const isFrench = (text: string): boolean => /[àâéèêîôùûç’]|\b(le|la|les|un|une|je|et)\b/iu.test(text);

type Found = Pick<Understanding, 'mood' | 'category' | 'title' | 'summary' | 'tags' | 'keyInsights'>;
const nothing: Found = { mood: null, category: null, title: null, summary: null, tags: null, keyInsights: null };

/** null: the answer could not be used. */
const understand = async (analyst: Analyst, text: string, language: Language): Promise<Understanding | null> => {
  try {
    return await analyst.understand({ text, language, ownerId: 'bench' });
  } catch (fault) {
    if (fault instanceof AnalystFault) return null;
    throw fault;
  }
};

const countLabels = async (analyst: Analyst, thoughts: typeof labelledThoughts) => {
  const [mood, category, title] = [noneOf(), noneOf(), noneOf()];
  for (const [rightMood, rightCategory, text] of thoughts) {
    const found = (await understand(analyst, text, isFrench(text) ? 'fr' : 'en')) ?? nothing;
    count(mood, found.mood !== null, found.mood === rightMood);
    count(category, found.category !== null, found.category === rightCategory);
    count(title, found.title !== null, !found.title?.endsWith('…'));
  }
  return { mood, category, title };
};

const showLabels = async (name: string, analyst: Analyst): Promise<void> => {
  for (const [half, kept] of [
    ['tuned on', 0],
    ['held out', 1],
  ] as const) {
    const thoughts = labelledThoughts.filter((_thought, index) => index % 2 === kept);
    const begun = performance.now();
    const { mood, category, title } = await countLabels(analyst, thoughts);
    const all = thoughts.length;
    const seconds = (performance.now() - begun) / 1_000 / all;
    console.log(
      `${name}, ${half} (${all}): moods ${said(mood, all)}; categories ${said(category, all)}; whole titles ${percent(title.right, all)}; ${seconds.toFixed(3)} s a thought`,
    );
  }
};

/** Figures of a text that the thought does not have. */
const inventedIn = (text: string | null, thought: string): number => {
  const known = new Set(wordsOf(thought).map(({ word }) => word));
  return wordsOf(text ?? '').filter(({ word }) => /^\d/u.test(word) && !known.has(word)).length;
};

const countLong = (thought: LongThought, found: Found, { tags, ideas, summaries }: LongFigures): void => {
  for (const tag of found.tags ?? []) count(tags, true, isTagOf(thought, tag));
  for (const idea of found.keyInsights ?? [])
    count(
      ideas,
      true,
      thought.ideas.some((right) => idea.includes(right)),
    );
  count(summaries, found.summary !== null, (found.summary?.length ?? 0) < 0.5 * thought.text.length);
};
type LongFigures = Readonly<Record<'tags' | 'ideas' | 'summaries', Field>>;

const showLong = async (name: string, analyst: Analyst): Promise<void> => {
  const figures: LongFigures = { tags: noneOf(), ideas: noneOf(), summaries: noneOf() };
  const begun = performance.now();
  let invented = 0;
  for (const thought of longThoughts) {
    const found = (await understand(analyst, thought.text, thought.language)) ?? nothing;
    countLong(thought, found, figures);
    invented += inventedIn(found.title, thought.text) + inventedIn(found.summary, thought.text);
    if (process.env['BENCH_SHOW']) console.log(JSON.stringify(found));
  }
  const { tags, ideas, summaries } = figures;
  const [all, expected] = [longThoughts.length, longThoughts.flatMap((thought) => thought.ideas).length];
  console.log(
    `${name}, long (${all}): ${tags.given} tags, nouns of the thought ${percent(tags.right, tags.given)}; ${ideas.given} ideas, right ${percent(ideas.right, ideas.given)}, of ${expected} found ${percent(ideas.right, expected)}; summaries ${percent(summaries.given, all)}, under half as long ${percent(summaries.right, summaries.given)}; figures invented ${invented}; ${((performance.now() - begun) / 1_000 / all).toFixed(1)} s a thought`,
  );
};
const isTagOf = ({ tags }: LongThought, tag: string): boolean =>
  tags.some((right) => plainWords(tag).includes(plainWords(right)));

const show = async (name: string, analyst: Analyst): Promise<void> => {
  // Loads what is loaded once.
  await analyst.understand({ text: 'Bonjour.', language: 'fr', ownerId: 'bench' });
  await analyst.understand({ text: 'Hello.', language: 'en', ownerId: 'bench' });
  await showLong(name, analyst);
  await showLabels(name, analyst);
};

const words = createLocalAnalyst();
await show('word lists', words);
if (embeddingModel.missing === null) {
  const engine = createLocalLanguageEngine({ modelFile: embeddingModel.file });
  const examples = createExamplesAnalyst({
    embedding: engine.embedding,
    classifierOf: async () => openTrainedClassifier(),
    ownThoughts: async () => [],
    words,
  });
  await show('labelled examples', examples);
  for (const line of await trainedLabelFigures(await engine.embedding())) console.log(line);
  await engine.close();
} else console.log(`labelled examples: skipped, ${embeddingModel.missing}`);

if (bestLanguageModel.missing === null) {
  const engine = createLocalWriting({
    modelFile: () => bestLanguageModel.file,
    promptDir: null,
    processor: createFairSemaphore(1),
  });
  const writing = engine.writing();
  if (writing) await show(writing.model, createLanguageModelAnalyst({ engine: 'local', writing }));
  await engine.close();
} else console.log(`a model that writes: skipped, ${bestLanguageModel.missing}`);
