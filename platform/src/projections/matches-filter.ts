import type { Condition, Filter, Scalar } from '#ports/read-models.ts';

/** The stores' filter semantics for one document in memory. Passes the filter cases of the contract of read models. */
export const matchesFilter = <Doc extends object>(doc: Doc, filter: Filter<Doc>): boolean =>
  Object.entries<Condition | undefined>(filter).every(
    ([field, condition]) => condition === undefined || matches(valueOf(doc, field), condition),
  );

const valueOf = (doc: object, field: string): unknown => Object.getOwnPropertyDescriptor(doc, field)?.value ?? null;

const matches = (value: unknown, condition: Condition): boolean => {
  if (isScalar(condition)) return value === condition;
  if ('in' in condition) return condition.in.some((wanted) => wanted === value);
  if ('has' in condition) return Array.isArray(value) && value.includes(condition.has);
  if ('hasAny' in condition) return Array.isArray(value) && condition.hasAny.some((wanted) => value.includes(wanted));
  return isBetween(value, condition);
};

const isScalar = (condition: Condition): condition is Scalar => condition === null || typeof condition !== 'object';

type Range = Extract<Condition, Readonly<{ gte?: unknown }>>;

/** Null is in no range, and no number in a range of texts. */
const isBetween = (value: unknown, { gte, lt }: Range): boolean => {
  const isWithin = (
    limit: string | number | undefined,
    holds: (value: string | number, limit: string | number) => boolean,
  ) =>
    limit === undefined ||
    ((typeof value === 'string' || typeof value === 'number') && typeof value === typeof limit && holds(value, limit));
  return isWithin(gte, (one, limit) => one >= limit) && isWithin(lt, (one, limit) => one < limit);
};
