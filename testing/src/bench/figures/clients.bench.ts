import type { Activity } from '@ecrin/contracts/activity/activity.ts';
import type { AnyDocument, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { listActivity, listClientsRoute, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, p99, type BenchRow, type Contender } from '../kit/bench-row.ts';

const rounds = 5;
const calls = 300;
const start = Date.parse('2026-01-01T00:00:00.000Z');
const at = (minute: number): string => new Date(start + minute * 60_000).toISOString();

const modelOf = (name: string): Model<AnyDocument> => {
  const found = projections.find(({ model }) => model.name === name);
  if (!found) throw new Error(`no read model ${name}`);
  return found.model;
};

const seed = async (
  models: ReadModels,
  name: string,
  docs: readonly (AnyDocument & { id: string })[],
): Promise<void> => {
  const store = await models.open(modelOf(name));
  for (let from = 0; from < docs.length; from += 5_000) {
    const writes = docs.slice(from, from + 5_000).map((doc, index) => ({ id: doc.id, doc, position: from + index }));
    await store.commit({ checkpoint: from + writes.length, writes });
  }
};

const kinds = ['thought', 'notification', 'goal', 'session'] as const;
const event = (ownerId: string, n: number): Activity => ({
  id: `${ownerId}-${n}`,
  position: n,
  type: 'ThoughtWritten',
  kind: kinds[n % kinds.length] ?? 'thought',
  stream: `thought-${n}`,
  ownerId,
  actor: `client:${ownerId}`,
  occurredAt: at(n),
  timeZone: 'Europe/Paris',
  recordedAt: at(n),
  sessionId: null,
  masked: true,
  facts: { language: 'fr' },
});

const row = (n: number) => ({
  id: `client-${n}`,
  ownerId: 'service',
  clientId: `client-${n}`,
  firstname: `Prénom${n % 977}`,
  lastname: `Nom${n}`,
  city: null,
  email: `personne${n}@exemple.fr`,
  emailProved: n % 3 > 0,
  phone: null,
  language: n % 5 > 0 ? 'fr' : 'en',
  referralCode: `CODE${n}`,
  deactivated: n % 50 === 0,
  thoughts: n % 100,
  goals: n % 4,
  registeredAt: at(n),
  seenAt: at((n * 7_919) % 100_000),
  nameKey: `prenom${n % 977} nom${n}`,
  reversedKey: `nom${n} prenom${n % 977}`,
  innerKey1: `marie${n % 31} nom${n}`,
  innerKey2: null,
  innerKey3: null,
  emailKey: `personne${n}@exemple.fr`,
  phoneKey: null,
});

const p99Of = async (call: () => Promise<unknown>): Promise<number> => {
  const figures: number[] = [];
  for (let time = 0; time < calls; time += 1) {
    const begun = performance.now();
    await call();
    figures.push(performance.now() - begun);
  }
  return p99(figures);
};

const benchHistory = async ({ models }: EmbeddedStores): Promise<BenchRow> => {
  const many = Array.from({ length: 100_000 }, (_, n) => event('many', n));
  await seed(models, 'activity', [...many, ...Array.from({ length: 100 }, (_, n) => event('few', n))]);
  const first =
    (ownerId: string): Contender =>
    () =>
      p99Of(() => listActivity(models)(ownerId, { limit: 50 }));
  return benchRow(
    { name: 'history of 100,000 events ÷ of 100, p99', bar: 1.3, better: 'at-most', unit: 'ms' },
    await interleave(rounds, { ours: first('many'), reference: first('few') }),
  );
};

const asked: readonly Readonly<Record<string, string>>[] = [
  {},
  { order: 'name' },
  { order: 'registered' },
  { standing: 'deactivated' },
  { language: 'en', order: 'name' },
  { q: 'prenom12' },
  { q: 'marie7' },
  { q: 'personne77' },
];

/** One call of each list an administrator asks for. */
const lists = (models: ReadModels): Contender => {
  const ask = listClientsRoute.ask(models);
  const context = {
    clientId: '',
    adminId: 'a',
    sessionId: null,
    now: at(100_000),
    newId: String,
    language: 'fr',
  } as const;
  return () =>
    p99Of(async () => {
      for (const query of asked) await ask({ params: {}, query: listClientsRoute.query.parse(query) }, context);
    });
};

export const benchClients = async (): Promise<readonly BenchRow[]> => {
  const [large, small] = [await openEmbeddedStores(), await openEmbeddedStores()];
  try {
    await seed(
      large.models,
      'client-row',
      Array.from({ length: 100_000 }, (_, n) => row(n)),
    );
    await seed(
      small.models,
      'client-row',
      Array.from({ length: 1_000 }, (_, n) => row(n)),
    );
    const listed = await interleave(rounds, { ours: lists(large.models), reference: lists(small.models) });
    return [
      benchRow({ name: 'lists of 100,000 clients ÷ of 1,000, p99', bar: 1.3, better: 'at-most', unit: 'ms' }, listed),
      await benchHistory(large),
    ];
  } finally {
    await large.dispose();
    await small.dispose();
  }
};
