import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { permissionNames, type ClientPermission } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { consent } from '@ecrin/domain/consent/consent.aggregate.ts';
import type { ConsentEvent } from '@ecrin/domain/consent/consent.events.ts';
import { defaultNotificationSettings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { ClientRowDocument } from './client-row.model.ts';
import { clientRowProjection } from './client-row.projection.ts';

type Reading = Pick<Events, 'readStream'>;
/** `asOf`: what was recorded before it (ISO 8601); null: all. */
type Asked = Readonly<{ clientId: string; asOf: string | null }>;
type Consents = ClientDetail['consents'];
type Fact = Readonly<{ type: string; data: Readonly<Record<string, unknown>>; recordedAt: string }>;

/** Whom to reach, and how. */
type Identity = Pick<
  ClientRowDocument,
  | 'firstname'
  | 'lastname'
  | 'city'
  | 'email'
  | 'emailProved'
  | 'phone'
  | 'language'
  | 'deactivated'
  | 'erasure'
  | 'erasureDueAt'
>;

const isAfter = ({ recordedAt }: RecordedEvent, asOf: string | null): boolean => asOf !== null && recordedAt >= asOf;

/** The identity as it was, by the same handlers as the row of now; before anything was recorded, as it was given at first. */
export const identityAsOf = async (events: Reading, { clientId, asOf }: Asked): Promise<Identity | null> => {
  let row: ClientRowDocument | null = null;
  for await (const event of events.readStream(`client-${clientId}`)) {
    if (row !== null && isAfter(event, asOf)) break;
    row = clientRowProjection.apply(row, event);
  }
  if (row === null) return null;
  const { firstname, lastname, city, email, emailProved, phone, language, deactivated, erasure, erasureDueAt } = row;
  return { firstname, lastname, city, email, emailProved, phone, language, deactivated, erasure, erasureDueAt };
};

type Standing<Value> = Readonly<{ value: Value; since: string | null }>;
type Change<Value> = Readonly<{
  stream: string;
  asOf: string | null;
  initial: Value;
  after: (fact: Fact) => Value | undefined;
}>;

/** What a stream leaves a choice at, and since when: a choice that is confirmed keeps its date. */
const standingOf = async <Value>(
  events: Reading,
  { stream, asOf, initial, after }: Change<Value>,
): Promise<Standing<Value>> => {
  let standing: Standing<Value> = { value: initial, since: null };
  for await (const event of events.readStream(stream)) {
    if (isAfter(event, asOf)) break;
    const value = after(factOf(event));
    if (value !== undefined && value !== standing.value) standing = { value, since: event.recordedAt };
  }
  return standing;
};

// Of the events of these streams, which the types do not tell apart here.
const factOf = ({ type, data, recordedAt }: RecordedEvent): Fact => ({ type, data: data as Fact['data'], recordedAt });

/** The host that may be sent to, for whatever purpose. */
const createEndpointAfter = () => {
  let state = consent.initial;
  return ({ type, data }: Fact): string | null => {
    state = consent.evolve(state, { type, data, private: null } as ConsentEvent);
    return Object.values(state.given)[0]?.host ?? null;
  };
};
const notificationsAfter = ({ type, data }: Fact): boolean | undefined =>
  type === 'NotificationSettingsChosen' ? (data['settings'] as Readonly<{ general: boolean }>).general : undefined;
const memoryAfter = ({ type, data }: Fact): boolean | undefined =>
  type === 'MemorySwitched' ? data['on'] === true : undefined;
const permissionAfter =
  (permission: ClientPermission) =>
  ({ type, data }: Fact): boolean | undefined =>
    data['permission'] === permission ? type === 'ClientPermissionGranted' : undefined;

/** What the client agreed to, and what they may do, each with its date. */
export const consentsAsOf = async (
  events: Reading,
  { clientId, asOf }: Asked,
): Promise<Pick<ClientDetail, 'consents' | 'permissions'>> => {
  const of = <Value>(category: string, initial: Value, after: Change<Value>['after']) =>
    standingOf(events, { stream: `${category}-${clientId}`, asOf, initial, after });
  const endpoint = await of<string | null>(consent.category, null, createEndpointAfter());
  const { general } = defaultNotificationSettings;
  const notifications = await of('notification-settings', general, notificationsAfter);
  const memory = await of('memory', true, memoryAfter);
  const permissions: ClientPermission[] = [];
  const since: Record<string, string | null> = {};
  for (const permission of permissionNames) {
    const granted = await of('client-permissions', false, permissionAfter(permission));
    if (granted.value) permissions.push(permission);
    since[permission] = granted.since;
  }
  const consents: Consents = {
    endpoint: endpoint.value,
    notifications: notifications.value,
    memory: memory.value,
    since: {
      endpoint: endpoint.since,
      notifications: notifications.since,
      memory: memory.since,
      'create-orbs': since['create-orbs'] ?? null,
    },
  };
  return { consents, permissions };
};
