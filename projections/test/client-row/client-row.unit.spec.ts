import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { clientId, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { expect, it } from 'vitest';
import type { ClientRowDocument } from '#client-row/client-row.model.ts';
import { clientRowProjection as projection } from '#client-row/client-row.projection.ts';

const [at, by] = ['2026-01-02T08:00:00.000Z', 'admin-1'];
type Given = Readonly<{ event: DomainEvent; actor?: string; recordedAt?: string }>;

const recordedOf = ({ event, actor = `client:${clientId}`, recordedAt = at }: Given): RecordedEvent =>
  ({ ...event, recordedAt, metadata: { actor, ownerId: clientId } }) as unknown as RecordedEvent;
const after = (...given: readonly Given[]): ClientRowDocument | null =>
  given.reduce<ClientRowDocument | null>((row, one) => projection.apply(row, recordedOf(one)), null);
const arrived: Given = { event: registered, recordedAt: registered.data.registeredAt };
const fact = (type: string, data: object = {}, words: object | null = null): Given => ({
  event: { type, data: { clientId, ...data }, private: words },
});

it('a registered client is found by their name, address and code', () =>
  expect(after(arrived)).toMatchObject({
    ownerId: serviceOwner,
    clientId,
    firstname: 'Claire',
    lastname: null,
    email: 'claire@exemple.fr',
    emailProved: false,
    phone: null,
    language: 'fr',
    deactivated: false,
    thoughts: 0,
    goals: 0,
    nameKey: 'claire',
    reversedKey: 'claire',
    emailKey: 'claire@exemple.fr',
    phoneKey: null,
  }));

it('follows the identity as it changes', () => {
  const row = after(
    arrived,
    fact('ClientProfileEdited', {}, { lastname: 'Éloïse-Marie', city: 'Lyon' }),
    fact('ClientEmailProved', {}, { email: 'Claire@Autre.FR' }),
    fact('ClientPhoneProved', {}, { phone: '+33 6 12 34 56 78' }),
    fact('ClientLanguageChosen', { language: 'en' }),
  );
  expect(row).toMatchObject({
    lastname: 'Éloïse-Marie',
    city: 'Lyon',
    nameKey: 'claire eloise marie',
    reversedKey: 'eloise marie claire',
    email: 'Claire@Autre.FR',
    emailKey: 'claire@autre.fr',
    emailProved: true,
    phoneKey: '33612345678',
    language: 'en',
  });
});

it('is found by any word of their name, in either name, up to three within', () => {
  const of = (firstname: string, lastname: string | null) =>
    after(arrived, fact('ClientProfileEdited', {}, { firstname, lastname }));
  expect(of('Marie-Claire', 'Dupont Ségur')).toMatchObject({
    nameKey: 'marie claire dupont segur',
    reversedKey: 'dupont segur marie claire',
    innerKey1: 'claire dupont segur',
    innerKey2: 'segur',
    innerKey3: null,
  });
  expect(of('Jean', 'de la Tour d’Auvergne')).toMatchObject({
    innerKey1: 'la tour d auvergne',
    innerKey2: 'tour d auvergne',
    innerKey3: 'd auvergne',
  });
  expect(of('Anne', null)).toMatchObject({ innerKey1: null, innerKey2: null, innerKey3: null });
  expect(
    after(arrived, fact('ClientProfileEdited', {}, { firstname: 'Ana Luz' }), fact('ClientProfileEdited')),
  ).toMatchObject({
    innerKey1: null,
  });
});

it.each([
  ['removed', fact('ClientPhoneRemoved')],
  ['taken off with the other ways in', fact('ClientPasswordChanged', { otherWaysIn: 'removed' })],
])('a number is not shown once it is %s', (_how, event) =>
  expect(after(arrived, fact('ClientPhoneProved', {}, { phone: '+33612345678' }), event)).toMatchObject({
    phone: null,
    phoneKey: null,
  }),
);

it('a number stays when the password changes alone', () =>
  expect(
    after(
      arrived,
      fact('ClientPhoneProved', {}, { phone: '+33612345678' }),
      fact('ClientPasswordChanged', { otherWaysIn: 'kept' }),
    ),
  ).toMatchObject({ phone: '+33612345678' }));

it('has no name once its words are gone', () =>
  expect(after(arrived, fact('ClientProfileEdited'))).toMatchObject({ firstname: null, nameKey: null, city: null }));

it('is deactivated until it is reactivated', () => {
  expect(after(arrived, fact('ClientDeactivated', { by }))).toMatchObject({ deactivated: true });
  expect(after(arrived, fact('ClientDeactivated', { by }), fact('ClientReactivated', { by }))).toMatchObject({
    deactivated: false,
  });
});

const asked = fact('ClientErasureAsked', { dueAt: '2026-01-09T08:00:00.000Z' });

it('is leaving from when an erasure is asked for until it is undone', () => {
  expect(after(arrived, asked)).toMatchObject({ erasure: 'asked', erasureDueAt: '2026-01-09T08:00:00.000Z' });
  expect(after(arrived, asked, fact('ClientErasureWithdrawn'))).toMatchObject({ erasure: 'none', erasureDueAt: null });
});

it('has nothing to be found or reached by once an erasure has begun, and nothing to count', () => {
  const row = after(
    arrived,
    fact('ClientProfileEdited', {}, { lastname: 'Serrat des Bois', city: 'Lyon' }),
    fact('ClientEmailProved', {}, { email: 'claire@exemple.fr' }),
    fact('ClientPhoneProved', {}, { phone: '+33612345678' }),
    fact('ThoughtWritten'),
    asked,
    fact('ClientErasureBegun'),
    fact('ClientErased'),
  );
  expect(row).toMatchObject({ erasure: 'begun', erasureDueAt: null, thoughts: 0, deactivated: true });
  expect(JSON.stringify(row)).not.toMatch(/claire|serrat|bois|lyon|336/iu);
});

it('counts thoughts and goals, without those that are deleted', () => {
  const thoughts = ['ThoughtWritten', 'ThoughtRecorded', 'ThoughtDeleted', 'ThoughtRestored', 'ThoughtDeleted'];
  const goals = ['GoalSet', 'GoalSet', 'GoalDeleted', 'GoalRestored', 'GoalDeleted'];
  expect(after(arrived, ...[...thoughts, ...goals].map((type) => fact(type)))).toMatchObject({ thoughts: 1, goals: 1 });
});

it('was last seen when the client did something themselves, within a minute', () => {
  const soon = { ...fact('ClientLanguageChosen', { language: 'fr' }), recordedAt: '2026-01-01T08:00:30.000Z' };
  const later = { ...fact('ClientLanguageChosen', { language: 'fr' }), recordedAt: '2026-01-01T09:00:00.000Z' };
  expect(after(arrived, soon)?.seenAt).toBe(registered.data.registeredAt);
  expect(after(arrived, later)?.seenAt).toBe(later.recordedAt);
  expect(after(arrived, { ...later, actor: `admin:${by}` })?.seenAt).toBe(registered.data.registeredAt);
});

it('there is no row of what is about nobody known', () => expect(after(fact('ClientDeactivated', { by }))).toBeNull());
