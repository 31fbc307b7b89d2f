import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { exceptionalAccess } from '#exceptional-access/exceptional-access.aggregate.ts';
import type { ExceptionalAccessThoughtOpened } from '#exceptional-access/exceptional-access.events.ts';
import { openExceptionalAccess, type OpenExceptionalAccess } from '#exceptional-access/open-exceptional-access.ts';
import { closeExceptionalAccess, openThought } from '#exceptional-access/use-exceptional-access.ts';
import {
  accessClosed as closed,
  accessOpened as opened,
  accessReason as reason,
  at,
  holder,
  thoughtOpened,
} from './exceptional-access.fixtures.ts';

const { given } = specFor(exceptionalAccess);
const open: OpenExceptionalAccess = {
  ...holder,
  role: 'superadmin',
  cause: 'reported-fault',
  others: 2,
  reason,
  now: at('09:00:00'),
};
const read = { ...holder, thoughtId: 'thought-1', part: 'words', now: at('09:05:00') } as const;
describe('opening', () => {
  it('lasts fifteen minutes, with its reason among the private words', () =>
    given().when(openExceptionalAccess, open).then(opened));
  it('is not prolonged by the same command', () =>
    given(opened)
      .when(openExceptionalAccess, { ...open, now: at('09:14:00') })
      .thenNothing());
  it('is refused under an id that is taken', () => {
    given(opened)
      .when(openExceptionalAccess, { ...open, clientId: 'bruno' })
      .thenRefused('exceptional-access.already-opened');
    given(opened, closed)
      .when(openExceptionalAccess, { ...open, by: 'charlie' })
      .thenRefused('exceptional-access.already-opened');
  });
});

describe('opening a thought', () => {
  it('is recorded once for its words, and once for its sound', () => {
    given(opened).when(openThought, read).then(thoughtOpened);
    const sound: ExceptionalAccessThoughtOpened = { ...thoughtOpened, data: { ...thoughtOpened.data, part: 'audio' } };
    given(opened, thoughtOpened)
      .when(openThought, { ...read, part: 'audio' })
      .then(sound);
  });
  it('is possible to the last moment, and no longer', () => {
    const last = { ...read, now: at('09:14:59') };
    given(opened)
      .when(openThought, last)
      .then({ ...thoughtOpened, data: { ...thoughtOpened.data, openedAt: last.now } });
    given(opened)
      .when(openThought, { ...read, now: at('09:15:00') })
      .thenRefused('exceptional-access.ended');
    given(opened, closed).when(openThought, read).thenRefused('exceptional-access.ended');
  });
  it('is for nobody but who opened it, in the session they did, and for no other client', () => {
    given().when(openThought, read).thenRefused('exceptional-access.not-found');
    for (const other of [{ by: 'charlie' }, { sessionId: 'session-2' }, { sessionId: null }, { clientId: 'bruno' }])
      given(opened)
        .when(openThought, { ...read, ...other })
        .thenRefused('exceptional-access.not-found');
  });
});

describe('closing', () => {
  const close = { ...holder, now: at('09:06:00') };
  it('ends it before its time, once', () => {
    given(opened).when(closeExceptionalAccess, close).then(closed);
    given(opened, closed).when(closeExceptionalAccess, close).thenNothing();
  });
  it('has nothing to do after its time', () =>
    given(opened)
      .when(closeExceptionalAccess, { ...close, now: at('09:20:00') })
      .thenNothing());
  it('is for nobody but who opened it', () => {
    given().when(closeExceptionalAccess, close).thenRefused('exceptional-access.not-found');
    given(opened)
      .when(closeExceptionalAccess, { ...close, by: 'charlie' })
      .thenRefused('exceptional-access.not-found');
  });
});

it('belongs to the client whose words it opens', () => {
  expect(exceptionalAccess.ownerOf(exceptionalAccess.evolve(exceptionalAccess.initial, opened))).toBe('anne');
  expect(exceptionalAccess.ownerOf(exceptionalAccess.initial)).toBeNull();
});
