import { activityTypes } from '@ecrin/contracts/activity/activity-table.ts';
import type { ClientPortrait, ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import type { GoalDeleted, GoalRestored, GoalSet } from '@ecrin/domain/goal/goal.events.ts';
import { evolveWith, type DomainEvent, type Handlers } from '@ecrin/domain/kernel/event-sourcing.ts';
import { plainWords } from '@ecrin/domain/text/search-words.ts';
import type {
  ThoughtDeleted,
  ThoughtRecorded,
  ThoughtRestored,
  ThoughtWritten,
} from '@ecrin/domain/thought/thought.events.ts';
import { msBetween } from '@ecrin/domain/time/instant.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { clientRowModel, type ClientRowDocument } from './client-row.model.ts';

type Row = ClientRowDocument | null;
type CountedEvent =
  | ThoughtWritten
  | ThoughtRecorded
  | ThoughtDeleted
  | ThoughtRestored
  | GoalSet
  | GoalDeleted
  | GoalRestored;

const keyOf = (words: readonly (string | null)[]): string | null => plainWords(words.join(' ')) || null;

/** From each word that begins neither the first nor the last name: « claire dupont segur » and « segur » of « Marie-Claire Dupont Ségur ». */
const innerKeys = (...names: readonly [first: string | null, last: string | null]) => {
  const inner = names.flatMap((name, at) => {
    const [, ...words] = plainWords(name ?? '').split(' ');
    const after = names.slice(at + 1);
    return words.map((_word, index) => keyOf([...words.slice(index), ...after]));
  });
  const [innerKey1 = null, innerKey2 = null, innerKey3 = null] = inner;
  return { innerKey1, innerKey2, innerKey3 };
};

const named = (row: ClientRowDocument, { firstname, lastname, city }: Partial<ClientPortrait>): ClientRowDocument => {
  const portrait = {
    firstname: firstname ?? row.firstname,
    lastname: lastname === undefined ? row.lastname : lastname,
    city: city === undefined ? row.city : city,
  };
  return {
    ...row,
    ...portrait,
    nameKey: keyOf([portrait.firstname, portrait.lastname]),
    reversedKey: keyOf([portrait.lastname, portrait.firstname]),
    ...innerKeys(portrait.firstname, portrait.lastname),
  };
};
const nameless = {
  firstname: null,
  lastname: null,
  city: null,
  nameKey: null,
  reversedKey: null,
  innerKey1: null,
  innerKey2: null,
  innerKey3: null,
} as const;

/** Nobody asked for the account to be erased. */
const staying = { erasure: 'none', erasureDueAt: null } as const;

/** Addresses are looked up as they are typed, whatever the case. */
const addressed = (email: string | null) => ({ email, emailKey: email?.toLowerCase() ?? null });
const called = (phone: string | null) => ({ phone, phoneKey: phone?.replaceAll(/\D/g, '') ?? null });

/** From the moment on at which nothing undoes an erasure: no word, and nothing to count. */
const gone = {
  ...nameless,
  ...addressed(null),
  emailProved: false,
  ...called(null),
  deactivated: true,
  erasure: 'begun',
  erasureDueAt: null,
  thoughts: 0,
  goals: 0,
} as const;

const counted =
  (figure: 'thoughts' | 'goals', by: 1 | -1) =>
  (row: Row): Row =>
    row && { ...row, [figure]: row[figure] + by };
const unchanged = (row: Row): Row => row;

const account: Handlers<Row, ClientAccountEvent> = {
  ClientRegistered: (_before, { clientId, language, registeredAt }, words) =>
    named(
      {
        ownerId: serviceOwner,
        clientId,
        ...nameless,
        ...addressed(words?.email ?? null),
        emailProved: false,
        ...called(null),
        language,
        referralCode: referralCodeOf(clientId),
        deactivated: false,
        ...staying,
        thoughts: 0,
        goals: 0,
        registeredAt,
        seenAt: registeredAt,
      },
      words?.firstname ? { firstname: words.firstname } : {},
    ),
  ClientLanguageChosen: (row, { language }) => row && { ...row, language },
  ClientProfileEdited: (row, _data, words) => row && (words ? named(row, words) : { ...row, ...nameless }),
  ClientEmailProved: (row, _data, words) => row && { ...row, ...addressed(words?.email ?? null), emailProved: true },
  ClientPhoneProved: (row, _data, words) => row && { ...row, ...called(words?.phone ?? null) },
  ClientPhoneRemoved: (row) => row && { ...row, ...called(null) },
  ClientPasswordChanged: (row, { otherWaysIn }) =>
    row && (otherWaysIn === 'removed' ? { ...row, ...called(null) } : row),
  ClientDeactivated: (row) => row && { ...row, deactivated: true },
  ClientReactivated: (row) => row && { ...row, deactivated: false },
  ClientPushTokenSaved: unchanged,
  ClientPictureChanged: unchanged,
  ClientPictureRemoved: unchanged,
  ClientWordListSet: unchanged,
  ClientEmailChangeAsked: unchanged,
  ClientIdentityLinked: unchanged,
  ClientIdentityUnlinked: unchanged,
  ClientPasskeyAdded: unchanged,
  ClientPasskeyRenamed: unchanged,
  ClientPasskeyRemoved: unchanged,
  ClientPhoneAwaited: unchanged,
  ClientSessionsEnded: unchanged,
  ClientCodeResent: unchanged,
  ClientErasureAsked: (row, { dueAt }) => row && { ...row, erasure: 'asked', erasureDueAt: dueAt },
  ClientErasureWithdrawn: (row) => row && { ...row, ...staying },
  ClientErasureBegun: (row) => row && { ...row, ...gone },
  ClientErased: unchanged,
};

const evolve = evolveWith<Row, ClientAccountEvent | CountedEvent>({
  ...account,
  ThoughtWritten: counted('thoughts', 1),
  ThoughtRecorded: counted('thoughts', 1),
  ThoughtDeleted: counted('thoughts', -1),
  ThoughtRestored: counted('thoughts', 1),
  GoalSet: counted('goals', 1),
  GoalDeleted: counted('goals', -1),
  GoalRestored: counted('goals', 1),
});

/** A row is not written with every click: what was seen less than this before stays, in ms. */
const seenStepMs = 60_000;

/** Only what the client did themselves counts, when it reached the service. */
const seen = (row: ClientRowDocument, { metadata, recordedAt }: RecordedEvent): ClientRowDocument =>
  metadata.actor === `client:${row.clientId}` && msBetween(row.seenAt, recordedAt) >= seenStepMs
    ? { ...row, seenAt: recordedAt }
    : row;

/** Of an event about nobody there is no row. */
const ownerOf = ({ metadata: { ownerId } }: RecordedEvent): string => ownerId ?? '';

export const clientRowProjection = defineRecordProjection<ClientRowDocument>()({
  model: clientRowModel,
  handles: activityTypes,
  documentId: ownerOf,
  apply: (before, event) => {
    // The types say which events have which fields; the table above ignores the others.
    const row = evolve(before, event as DomainEvent as ClientAccountEvent);
    return row && seen(row, event);
  },
});
