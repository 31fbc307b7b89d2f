import { describe, expect, it } from 'vitest';
import { addReadyOrb } from '#orb/commands/add-ready-orb.ts';
import {
  changeReadyOrbPicture,
  createReadyOrb,
  publishReadyOrb,
  recordOrbTrial,
  reviseReadyOrb,
  withdrawReadyOrb,
} from '#orb/commands/ready-orb.ts';
import { reviseOrb } from '#orb/commands/revise-orb.ts';
import { orb } from '#orb/orb.aggregate.ts';
import type {
  OrbEvent,
  ReadyOrbCreated,
  ReadyOrbPublished,
  ReadyOrbPictureChanged,
  ReadyOrbRevised,
  ReadyOrbTried,
  ReadyOrbWithdrawn,
} from '#orb/orb.events.ts';
import { runnableOf } from '#orb/runnable-of.ts';
import { created, definition, deleted, given, instructions, now, orbId, ownerId, readyAdded } from './orb.fixtures.ts';

const by = '01980000-0000-7000-8000-0000000000ad';
const act = { orbId, by, now };
const made: ReadyOrbCreated = {
  type: 'ReadyOrbCreated',
  data: { orbId, by, definition, createdAt: now },
  private: null,
};
const published: ReadyOrbPublished = {
  type: 'ReadyOrbPublished',
  data: { orbId, by, publishedAt: now },
  private: null,
};
const withdrawn: ReadyOrbWithdrawn = {
  type: 'ReadyOrbWithdrawn',
  data: { orbId, by, why: 'Trop vague', withdrawnAt: now },
  private: null,
};
const why = 'Trop vague';
const subject = { name: 'le sujet', kind: 'text' as const, options: [] };
const shorter = { ...definition, instructions: { fr: { ...instructions, prompt: 'Un geste.' }, en: null } };
const revisedTo = (changed: typeof definition, version: number, reason: string | null): ReadyOrbRevised => ({
  type: 'ReadyOrbRevised',
  data: { orbId, version, edition: null, by, definition: changed, why: reason, revisedAt: now },
  private: null,
});
const clientAsks = (...events: readonly OrbEvent[]) =>
  runnableOf(events.reduce(orb.evolve, orb.initial), { version: null, language: 'fr', clientId: ownerId });

describe('an orb that an administrator makes for every client', () => {
  const create = { ...act, ...definition };
  it('is recorded in plain words', () => given().when(createReadyOrb, create).then(made));
  it('is recorded once', () => given(made).when(createReadyOrb, create).thenNothing());
  it('is refused under the id of another one, and where its terms are wrong', () => {
    given(made)
      .when(createReadyOrb, { ...create, tags: [] })
      .thenRefused('orb.already-created');
    given(created).when(createReadyOrb, create).thenRefused('orb.already-created');
    given()
      .when(createReadyOrb, { ...create, names: { fr: ' ', en: null } })
      .thenRefused('orb.name-empty');
  });
  it('can be run once it is published, and no longer once it is withdrawn', () => {
    expect(clientAsks(made)).toEqual({ refused: 'orb.withdrawn' });
    expect(clientAsks(made, published)).toMatchObject({ version: 1 });
    expect(clientAsks(made, published, withdrawn)).toEqual({ refused: 'orb.withdrawn' });
    expect(clientAsks(readyAdded, withdrawn)).toEqual({ refused: 'orb.withdrawn' });
  });
});

describe('the picture of an orb for every client', () => {
  const picture = { version: 'ab'.repeat(32), url: 'https://images.exemple.fr/orbe.png' };
  const changed = (to: typeof picture | null): ReadyOrbPictureChanged => ({
    type: 'ReadyOrbPictureChanged',
    data: { orbId, by, version: to && to.version, url: to && to.url, changedAt: now },
    private: null,
  });
  it('is recorded with its address, and once; then the sphere again', () => {
    given(readyAdded)
      .when(changeReadyOrbPicture, { ...act, picture })
      .then(changed(picture));
    given(readyAdded, changed(picture))
      .when(changeReadyOrbPicture, { ...act, picture: null })
      .then(changed(null));
    given(readyAdded)
      .when(changeReadyOrbPicture, { ...act, picture: null })
      .thenNothing();
  });
  it('is not given to a client’s own orb, or one that is not there', () => {
    for (const events of [[], [created]])
      given(...events)
        .when(changeReadyOrbPicture, { ...act, picture })
        .thenRefused('orb.not-found');
  });
});

describe('publishing and withdrawing', () => {
  it('are recorded once each', () => {
    given(made).when(publishReadyOrb, act).then(published);
    given(made, published).when(publishReadyOrb, act).thenNothing();
    given(readyAdded).when(publishReadyOrb, act).thenNothing();
    given(made, published)
      .when(withdrawReadyOrb, { ...act, why: ' Trop vague ' })
      .then(withdrawn);
    given(made)
      .when(withdrawReadyOrb, { ...act, why })
      .thenNothing();
  });
  it.each([
    ['a name in brackets that is no variable', { prompt: 'Que dire de [le sujet] ?', variables: [] }],
    ['a variable that the prompt does not use', { prompt: 'Que dire ?', variables: [subject] }],
  ])('is refused with %s, until the prompt and its variables match', (_what, changed) => {
    const wrong = { ...definition, instructions: { fr: { ...instructions, ...changed }, en: null } };
    const unmatched = { ...made, data: { ...made.data, definition: wrong } };
    given(unmatched).when(publishReadyOrb, act).thenRefused('orb.variables-differ');
    given(made, published)
      .when(reviseReadyOrb, { ...act, ...wrong, why })
      .thenRefused('orb.variables-differ');
    given(made)
      .when(reviseReadyOrb, { ...act, ...wrong, why })
      .then(revisedTo(wrong, 2, why));
    const matched = { prompt: 'Que dire de [le sujet] ?', variables: [subject] };
    const right = { ...definition, instructions: { fr: { ...instructions, ...matched }, en: null } };
    given(unmatched, revisedTo(right, 2, null))
      .when(publishReadyOrb, act)
      .then(published);
  });
  it('are refused for a missing one, and for a client’s own', () => {
    given().when(publishReadyOrb, act).thenRefused('orb.not-found');
    given(created).when(publishReadyOrb, act).thenRefused('orb.not-found');
    given(created, deleted)
      .when(withdrawReadyOrb, { ...act, why })
      .thenRefused('orb.not-found');
    given(readyAdded)
      .when(withdrawReadyOrb, { ...act, why: 'x'.repeat(161) })
      .thenRefused('orb.reason-too-long');
  });
});

describe('an administrator’s change', () => {
  const revise = { ...act, ...definition, why: null };
  it('of the instructions is a new version with its reason', () =>
    given(made)
      .when(reviseReadyOrb, { ...revise, ...shorter, why: 'Plus court' })
      .then(revisedTo(shorter, 2, 'Plus court')));
  it('of a tag is none', () => {
    const tagged = { ...definition, tags: ['soir'] };
    given(made)
      .when(reviseReadyOrb, { ...revise, ...tagged })
      .then(revisedTo(tagged, 1, null));
  });
  it('of nothing is nothing', () => given(readyAdded).when(reviseReadyOrb, revise).thenNothing());
  it('is never overwritten by a newer list of Écrin', () =>
    given(readyAdded, revisedTo(shorter, 2, null))
      .when(addReadyOrb, { orbId, edition: 9, definition, now })
      .thenNothing());
  it('is refused for a client’s own orb, for wrong terms and for a long reason', () => {
    given(created).when(reviseReadyOrb, revise).thenRefused('orb.not-found');
    given(made)
      .when(reviseReadyOrb, { ...revise, names: { fr: null, en: null } })
      .thenRefused('orb.name-empty');
    given(made)
      .when(reviseReadyOrb, { ...revise, ...shorter, why: 'x'.repeat(161) })
      .thenRefused('orb.reason-too-long');
  });
  it('is no client’s to make', () =>
    given(made)
      .when(reviseOrb, { ...definition, orbId, why: null, now })
      .thenRefused('orb.not-own'));
});

describe('a trial', () => {
  const used = { version: 1, model: 'petit', inputTokens: 300, outputTokens: 40, seconds: 2.5 };
  const tried: ReadyOrbTried = { type: 'ReadyOrbTried', data: { orbId, by, ...used, triedAt: now }, private: null };
  it('records what it used', () => {
    const state = orb.evolve(orb.initial, made);
    expect(recordOrbTrial({ ...act, ...used }, state)).toEqual([tried]);
    expect(orb.evolve(state, tried)).toBe(state);
  });
  it('of a client’s own orb is refused', () =>
    given(created)
      .when(recordOrbTrial, { ...act, ...used })
      .thenRefused('orb.not-found'));
});
