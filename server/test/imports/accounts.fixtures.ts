import { categories, moods, statusLabels } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { threadColours } from '@ecrin/domain/thread/thread.vocabulary.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { ApiClient } from '@ecrin/testing/kits/api-client.ts';
import {
  array,
  boolean,
  constantFrom,
  date,
  nat,
  oneof,
  option,
  record,
  sample,
  string,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';

const words = string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(
  (text) => `Mot ${text.replaceAll('\0', '')}.`,
);
const thoughtOf = record({
  content: oneof(constantFrom('Oui.', 'Deux lignes :\r\n« la seconde ».', ' =SOMME(A1) גם 🧵'), words),
  occurredAt: date({ min: new Date('1950-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }).map((at) =>
    at.toISOString(),
  ),
  timeZone: constantFrom('Europe/Paris', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'),
  language: constantFrom('fr', 'en'),
  mood: option(constantFrom(...moods)),
  category: option(constantFrom(...categories)),
  tags: option(uniqueArray(constantFrom('maison', 'Léo', 'a/b', 'l’atelier'), { maxLength: 3 })),
  title: option(constantFrom('Un appel', 'Écrit à la main')),
  status: option(constantFrom(...statusLabels)),
  pinned: boolean(),
  private: boolean(),
  withoutAi: boolean(),
  favorite: boolean(),
  thread: option(nat(2)),
});
const threadOf = record({
  colour: constantFrom(...threadColours),
  description: option(constantFrom('Ce que je veux garder.')),
  withoutAi: boolean(),
  archived: boolean(),
});
const accountOf = record({
  threads: array(threadOf, { maxLength: 3 }),
  thoughts: array(thoughtOf, { minLength: 1, maxLength: 6 }),
});
type Of<Kind> = Kind extends Arbitrary<infer Value> ? Value : never;
export type Account = Of<typeof accountOf>;

/** The accounts of a seed, each the same every time. */
export const generatedAccounts = (count: number, seed: number): readonly Account[] =>
  sample(accountOf, { seed, numRuns: count });

type Change = (method: string, path: string, body?: unknown) => Promise<void>;

/** Makes the account what it is, as its person would. */
export const liveThrough = async ({ call }: ApiClient, { threads, thoughts }: Account): Promise<void> => {
  const change: Change = async (method, path, body) => {
    const { status, body: said } = await call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(said)}`);
  };
  const threadIds = threads.map(() => systemIds.next());
  for (const [at, { colour, description }] of threads.entries())
    await change('POST', '/threads', { threadId: threadIds[at], name: `Fil ${at}`, description, colour });
  for (const thought of thoughts) await think(change, thought, threadIds[thought.thread ?? threads.length]);
  for (const [at, { withoutAi, archived }] of threads.entries()) {
    if (withoutAi) await change('PUT', `/threads/${threadIds[at]}/ai-use`, { withoutAi });
    if (archived) await change('POST', `/threads/${threadIds[at]}/archive`);
  }
};

const think = async (change: Change, thought: Account['thoughts'][number], threadId: string | undefined) => {
  const thoughtId = systemIds.next();
  const { content, occurredAt, timeZone, language, mood, category, tags, title } = thought;
  await change('POST', '/thoughts', { thoughtId, content, occurredAt, timeZone, language });
  for (const [field, value] of Object.entries({ mood, category, tags, title }))
    if (value !== null) await change('PUT', `/thoughts/${thoughtId}/insights/${field}`, { value });
  const { status, private: isPrivate, withoutAi, pinned, favorite } = thought;
  await change('PUT', `/thoughts/${thoughtId}`, { status, private: isPrivate, withoutAi });
  if (pinned) await change('POST', `/thoughts/${thoughtId}/pin`);
  if (favorite) await change('PUT', `/favorites/${thoughtId}`, { kind: 'thought' });
  if (threadId !== undefined) await change('PUT', `/thoughts/${thoughtId}/thread`, { threadId });
};
