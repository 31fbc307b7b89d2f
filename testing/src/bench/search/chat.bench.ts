import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Statement } from '@ecrin/domain/conversation/commands/answer-question.ts';
import type { Evidence } from '@ecrin/domain/conversation/evidence.ts';
import { openAiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { systemClock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createLocalLanguageEngine } from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { createLocalWriting } from '@ecrin/platform/adapters/language/local-writing.ts';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import { createFairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import { answerFromThoughts, type MeaningSearch } from '@ecrin/projections';
import { createMeasuredWriting, findSources, writeAnswer } from '@ecrin/workflows';
import { consentingWall } from '#fakes/consenting-wall.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { bestLanguageModel } from '#kits/language-model.ts';
import { askedThoughts } from './asked-thoughts.ts';
import { openBenchJournal, ownerId } from './bench-journal.ts';
import { unansweredQuestions } from './unanswered-questions.ts';

// `npm run bench:chat`: of 30 questions that one thought of 201 answers, how many are answered with a citation of it; of 10 that none answers, how many are
// refused; and seconds to the first sentence. By the person's own sentences, and written by a model, whether it passes the measure or not: one on this machine,
// and with CHAT_BENCH_URL and CHAT_BENCH_MODEL one of an OpenAI-compatible endpoint.

/** Every other one: the search was tuned on the first half of each pair. */
const answered = askedThoughts.flatMap(([question], index) =>
  index % 2 === 1 ? [{ question, thoughtId: `t${index}` }] : [],
);
const asked = [
  ...answered.slice(0, 30),
  ...unansweredQuestions.slice(0, 10).map((question) => ({ question, thoughtId: null })),
];

/** `cited`: thoughts an answer rests on, or, where it is `refused`, those shown as the nearest. `seconds`: to its first sentence. */
type Outcome = Readonly<{ refused: boolean; cited: readonly string[]; seconds: number }>;

const dictionary = openDictionaries();
const journal = await openBenchJournal();
const find = (meaning: MeaningSearch | null, text: string): Promise<Evidence> =>
  answerFromThoughts(journal.models, { meaning, dictionary })({
    ownerId,
    text,
    language: 'fr',
    timeZone: 'Europe/Paris',
    now: '2026-11-01T09:00:00.000Z',
    withoutFilters: [],
    setAside: [],
  });

const quote = async (meaning: MeaningSearch | null, question: string): Promise<Outcome> => {
  const begun = performance.now();
  const { answer } = await find(meaning, question);
  const cited = answer.citations.map(({ thoughtId }) => thoughtId);
  return { refused: answer.kind === 'nothing', cited, seconds: (performance.now() - begun) / 1_000 };
};

const write = async (writing: Writing, meaning: MeaningSearch | null, question: string): Promise<Outcome> => {
  const begun = performance.now();
  let seconds: number | null = null;
  const statements: Statement[] = [];
  const composing = {
    writing,
    ownerId,
    question,
    language: 'fr',
    evidence: await find(meaning, question),
    facts: [],
    signal: AbortSignal.timeout(600_000),
    onUse: () => undefined,
    onStatement: async (statement: Statement) => {
      seconds ??= (performance.now() - begun) / 1_000;
      statements.push(statement);
      return true;
    },
  } as const;
  const sources = await findSources(composing);
  if (sources.length > 0) await writeAnswer(composing, sources);
  const written = statements.flatMap(({ citations }) => citations);
  const cited = statements.length > 0 ? written : sources.map(({ quote: source }) => source);
  return {
    refused: sources.length === 0,
    cited: cited.map(({ thoughtId }) => thoughtId),
    seconds: seconds ?? (performance.now() - begun) / 1_000,
  };
};

const show = async (name: string, answer: (question: string) => Promise<Outcome>): Promise<void> => {
  const outcomes = [];
  for (const { question, thoughtId } of asked) outcomes.push({ thoughtId, ...(await answer(question)) });
  const answerable = outcomes.filter(({ thoughtId }) => thoughtId !== null);
  const others = outcomes.filter(({ thoughtId }) => thoughtId === null);
  const right = answerable.filter(({ thoughtId, cited }) => thoughtId !== null && cited.includes(thoughtId));
  const refusedOf = (some: readonly Outcome[]): number => some.filter(({ refused }) => refused).length;
  const told = right.length - refusedOf(right);
  const seconds = outcomes.map((outcome) => outcome.seconds).toSorted((one, other) => one - other);
  const first = (seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(2);
  console.log(
    `${name}: ${told} of ${answerable.length} answered with a right citation, ${refusedOf(right)} more shown as the nearest; ${refusedOf(others)} of ${others.length} rightly refused; ${first} s to the first sentence (median)`,
  );
};

await show('own sentences, by words', (question) => quote(null, question));
const local = createLocalLanguageEngine({ modelFile: embeddingModel.file });
const meaning = embeddingModel.missing === null ? (await journal.place(local.embedding)).meaning : null;
if (meaning) await show('own sentences, with meaning', (question) => quote(meaning, question));
else console.log(`meaning: skipped, ${embeddingModel.missing}`);

const showWritten = async (writing: Writing): Promise<void> => {
  const measured = createMeasuredWriting({
    writing: () => writing,
    onUnusable: (reason) => console.log(`measure: ${reason}`),
    waitMs: 1_800_000,
  });
  console.log(`measure: ${(await measured.writing()) ? 'passed' : 'not passed'}`);
  await show(`written by ${writing.model}`, (question) => write(writing, meaning, question));
};

const { CHAT_BENCH_URL: baseUrl, CHAT_BENCH_MODEL: writingModel } = process.env;
if (baseUrl && writingModel) {
  const provider = openAiProvider({
    wall: consentingWall,
    baseUrl,
    apiKey: process.env['CHAT_BENCH_KEY'] ?? null,
    clock: systemClock,
  });
  const { writing } = createOpenaiLanguageEngine({ provider, writingModel, embeddingModel: null });
  if (writing) await showWritten(writing);
  await provider.close();
} else console.log('written by an endpoint: skipped, no CHAT_BENCH_URL and CHAT_BENCH_MODEL');

if (bestLanguageModel.missing === null) {
  const promptDir = await mkdtemp(join(tmpdir(), 'ecrin-prompts-'));
  const engine = createLocalWriting({
    modelFile: () => bestLanguageModel.file,
    promptDir,
    processor: createFairSemaphore(1),
  });
  const writing = engine.writing();
  if (writing) await showWritten(writing);
  await engine.close();
  await rm(promptDir, { recursive: true });
} else console.log(`written on this machine: skipped, ${bestLanguageModel.missing}`);
await local.close();
await journal.close();
