import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import type { Added, Amounts, TotalDocument } from '@ecrin/platform/projections/totals.ts';
import { ownDay, unknownZone, type Zoned } from './own-days.ts';

/** Totals of the service are by day and month of whom each thing happened to, as goals and cohorts are: a late evening counts on the day it was. */
export const totalOfAll = 'total/all';

/** `period`: YYYY-MM-DD, YYYY-MM, or an hour YYYY-MM-DDTHH in UTC. */
export const totalOf = (period: string): string => `total/${period}`;

/** `at`: ISO 8601 UTC. */
type Moment = Zoned & Readonly<{ at: string }>;

/** What happened then: to the day and the month it was there, and all. */
export const happened = ({ at, zone = unknownZone }: Moment, amounts: Amounts): readonly Added[] =>
  happenedOn(ownDay(at, zone), amounts);

export const happenedOn = (day: string, amounts: Amounts): readonly Added[] =>
  [totalOf(day), totalOf(day.slice(0, 7)), totalOfAll].map((id) => ({ id, amounts }));

/** What operators watch by the hour, besides. */
export const happenedInHour = (moment: Moment, amounts: Amounts): readonly Added[] => [
  ...happened(moment, amounts),
  { id: totalOf(moment.at.slice(0, 13)), amounts },
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
