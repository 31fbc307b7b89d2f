import type { AnyDocument, ModelStore, Write } from '#ports/read-models.ts';
import type { ChangeNotice } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';
import { addAmounts, type Added, type Amounts, type TotalDocument } from './totals.ts';

const isAmounts = (value: unknown): value is Amounts => typeof value === 'object' && value !== null;

type Batch = Readonly<{ projection: AnyProjection; added: readonly Added[]; position: number }>;
type Totalled = Readonly<{ writes: readonly Write<AnyDocument>[]; notices: readonly ChangeNotice[] }>;

/** The totals after a batch. `position`: of its last event; a total that has newer ones keeps theirs. */
export const addToTotals = async (
  store: Pick<ModelStore<AnyDocument>, 'getMany'>,
  { projection: { model, totals }, added, position }: Batch,
): Promise<Totalled> => {
  if (!totals || added.length === 0) return { writes: [], notices: [] };
  const { ownerId, announced } = totals;
  const sums = new Map<string, Amounts>();
  for (const { id, amounts } of added) sums.set(id, addAmounts(sums.get(id) ?? {}, amounts));
  const stored = await store.getMany([...sums.keys()]);
  const writes = [...sums].map(([id, amounts]) => {
    const before: unknown = stored.get(id)?.doc['amounts'];
    const total: TotalDocument = { ownerId, amounts: addAmounts(isAmounts(before) ? before : {}, amounts) };
    return { id, doc: total, position: Math.max(position, stored.get(id)?.position ?? position) };
  });
  const told = writes.find(({ id }) => id === announced);
  return {
    writes,
    notices: told ? [{ model: model.name, id: announced, change: 'changed', position: told.position, ownerId }] : [],
  };
};
