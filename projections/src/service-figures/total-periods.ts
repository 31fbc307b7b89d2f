import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import type { Added, Amounts, TotalDocument } from '@ecrin/platform/projections/totals.ts';

/** Totals of the service are by UTC day and month: its clients live in many zones, and one day must be the same for all of them. */
export const totalOfAll = 'total/all';

/** `period`: YYYY-MM-DD, YYYY-MM, or an hour YYYY-MM-DDTHH. */
export const totalOf = (period: string): string => `total/${period}`;

/** What happened at an instant (ISO 8601 UTC): to its day, its month, and all. */
export const happened = (instant: string, amounts: Amounts): readonly Added[] =>
  [totalOf(instant.slice(0, 10)), totalOf(instant.slice(0, 7)), totalOfAll].map((id) => ({ id, amounts }));

/** What operators watch by the hour, besides. */
export const happenedInHour = (instant: string, amounts: Amounts): readonly Added[] => [
  ...happened(instant, amounts),
  { id: totalOf(instant.slice(0, 13)), amounts },
];

/** What is so now, whenever it began. */
export const isNow = (amounts: Amounts): readonly Added[] => [{ id: totalOfAll, amounts }];

/** Of every model with totals of the service. */
export const serviceTotals = { ownerId: serviceOwner, announced: totalOfAll } as const;

/** The totals of a model, apart from its documents. */
export const totalsModel = (model: Readonly<{ name: string; version: number }>): Model<TotalDocument> => ({
  ...model,
  indexes: [['ownerId']],
});
