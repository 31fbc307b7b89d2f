import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { differenceOf, type Added, type Totals } from '@ecrin/platform/projections/totals.ts';
import { cohortAdded, noCohort, withSeen, type CohortPlace } from './client-cohorts.ts';
import { activeWindows, newlyCovered, withActiveDay, type ActiveDays } from './client-days.ts';
import { ownDay, unknownZone } from './own-days.ts';
import { happenedOn, serviceTotals, totalOf, totalsModel } from './total-periods.ts';

type ClientDocument = Readonly<{
  ownerId: string;
  registeredAt: string | null;
  /** The day it was where they were, as soon as it is known where. */
  registeredOn: string | null;
  /** Where they were last, as far as they said. */
  zone: string;
  days: ActiveDays;
  cohort: CohortPlace;
}>;

const model: Model<ClientDocument> = { name: 'client-totals', version: 3, indexes: [['ownerId']] };
export const clientTotalsModel = totalsModel({ name: model.name, version: model.version });

/** `active`: of a day, by window. `activeInMonth`: of a month. */
export const clientAmounts = {
  registered: 'registered',
  active: (window: number): string => `active${window}`,
  activeInMonth: 'activeInMonth',
} as const;

/** What a client does by themselves; work of the service for them is no activity of theirs. Reading leaves no event. */
const acts = [
  'ClientRegistered',
  'ClientLoggedIn',
  'ClientProfileEdited',
  'ThoughtWritten',
  'ThoughtRecorded',
  'ThoughtRecordingAppended',
  'ThoughtEdited',
  'ThoughtTranscriptCorrected',
  'ThoughtInsightCorrected',
  'ThoughtPinned',
  'ThoughtFiled',
  'ThoughtDeleted',
  'ThreadStarted',
  'GoalSet',
  'GoalRevised',
  'GoalDayMarked',
  'OrbCreated',
  'OrbRunRequested',
  'ConversationQuestionAsked',
  'ReminderSet',
  'NotificationRead',
  'NotificationOpened',
  'NotificationDone',
] as const;

const byClient = 'client:';

const registration = ({ type, data }: RecordedEvent): Readonly<{ clientId: string; at: string }> | null =>
  type === 'ClientRegistered' && 'clientId' in data && 'registeredAt' in data
    ? { clientId: String(data.clientId), at: String(data.registeredAt) }
    : null;

/** null: not by a client. */
const clientOf = (event: RecordedEvent): string | null => {
  const { actor } = event.metadata;
  return registration(event)?.clientId ?? (actor.startsWith(byClient) ? actor.slice(byClient.length) : null);
};

const noClient: ClientDocument = {
  ownerId: serviceOwner,
  registeredAt: null,
  registeredOn: null,
  zone: unknownZone,
  days: [],
  cohort: noCohort,
};

/** It changes once at most: when the first zone is known. */
const registrationDay = ({ registeredOn, zone: known }: ClientDocument, registeredAt: string, zone: string): string =>
  registeredOn !== null && known !== unknownZone ? registeredOn : ownDay(registeredAt, zone);

const isSame = (before: ClientDocument, after: ClientDocument): boolean =>
  Object.entries(after).every(([name, value]) => before[name as keyof ClientDocument] === value);

const apply = (before: ClientDocument | null, event: RecordedEvent): ClientDocument | null => {
  if (clientOf(event) === null) return before;
  const client = before ?? noClient;
  const { timeZone } = event.metadata;
  const zone = timeZone === unknownZone ? client.zone : timeZone;
  const registeredAt = registration(event)?.at ?? client.registeredAt;
  const registeredOn = registeredAt && registrationDay(client, registeredAt, zone);
  const days = withActiveDay(client.days, ownDay(event.recordedAt, zone));
  const cohort = withSeen(client.cohort, { registeredAt, at: event.recordedAt, zone });
  const after = { ...client, registeredAt, registeredOn, zone, days, cohort };
  return isSame(client, after) ? before : after;
};

const addedByDay = (before: ActiveDays, day: string): readonly Added[] => [
  ...activeWindows.flatMap((window) =>
    newlyCovered(before, day, window).map((counted) => ({
      id: totalOf(counted),
      amounts: { [clientAmounts.active(window)]: 1 },
    })),
  ),
  ...(before.some((other) => other.slice(0, 7) === day.slice(0, 7))
    ? []
    : [{ id: totalOf(day.slice(0, 7)), amounts: { [clientAmounts.activeInMonth]: 1 } }]),
];

const standing = differenceOf<ClientDocument>(({ registeredOn, cohort }) => [
  ...(registeredOn === null ? [] : happenedOn(registeredOn, { [clientAmounts.registered]: 1 })),
  ...cohortAdded(cohort),
]);

const added: Totals<ClientDocument>['added'] = (before, after) => [
  ...standing(before, after),
  ...after.days.filter((day) => !before?.days.includes(day)).flatMap((day) => addedByDay(before?.days ?? [], day)),
];

/** Who registered, and who was active: how many different clients in a window is counted when a day is their first in it, never by looking at all of them. */
export const clientTotalsProjection = defineRecordProjection<ClientDocument>()({
  model,
  handles: acts,
  documentId: (event) => `client/${clientOf(event) ?? ''}`,
  apply,
  totals: { ...serviceTotals, added },
});
