import { storedEventCounts } from '#crash/server/stored-state-oracle.ts';
import type { Verdict } from './attack-class.ts';
import type { Target } from './target.ts';

/** Every thought of a client's list, by its pages. */
export const listedThoughts = async (target: Target, token: string): Promise<ReadonlySet<string>> => {
  const listed = new Set<string>();
  for (let path = '/thoughts?limit=100'; ;) {
    const { text } = await target.send({ method: 'GET', path, token });
    const { items = [], nextCursor = null } = JSON.parse(text) as Readonly<{
      items?: readonly Readonly<{ thoughtId: string }>[];
      nextCursor?: string | null;
    }>;
    for (const { thoughtId } of items) listed.add(thoughtId);
    if (nextCursor === null) return listed;
    path = `/thoughts?limit=100&cursor=${encodeURIComponent(nextCursor)}`;
  }
};

/** Stops the server: each thought is in the log once, and the list that was answered is that of the log. */
export const logAgrees = async (
  { server }: Target,
  { acknowledged, listed }: Readonly<{ acknowledged: readonly string[]; listed: ReadonlySet<string> }>,
): Promise<Verdict> => {
  await server().stop();
  const created = await storedEventCounts(server().dataDir);
  const lost = acknowledged.filter((thoughtId) => !created.has(thoughtId)).length;
  if (lost > 0) return `${lost} of ${acknowledged.length} acknowledged thoughts are lost`;
  const doubled = [...created.values()].filter((times) => times !== 1).length;
  if (doubled > 0) return `${doubled} thoughts are there more than once`;
  const missing = [...created.keys()].filter((thoughtId) => !listed.has(thoughtId)).length;
  const foreign = [...listed].filter((thoughtId) => !created.has(thoughtId)).length;
  return missing + foreign === 0
    ? null
    : `the list lacks ${missing} thoughts of the log and holds ${foreign} that it lacks`;
};
