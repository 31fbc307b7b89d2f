import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { addFavorite, moveFavorite, removeFavorite } from '#favorite/change-favorites.ts';
import { favorites } from '#favorite/favorites.aggregate.ts';
import type { FavoriteAdded, FavoriteMoved, FavoriteRemoved, FavoritesEvent } from '#favorite/favorites.events.ts';

const { given } = specFor(favorites);
const now = '2026-01-02T09:00:00.000Z';
const clientId = 'claire';
const added = (itemId: string, kind: 'thought' | 'orb' = 'thought'): FavoriteAdded => ({
  type: 'FavoriteAdded',
  data: { clientId, kind, itemId, addedAt: now },
  private: null,
});
const removed = (itemId: string): FavoriteRemoved => ({
  type: 'FavoriteRemoved',
  data: { clientId, itemId, removedAt: now },
  private: null,
});
const moved = (itemId: string, before: string | null): FavoriteMoved => ({
  type: 'FavoriteMoved',
  data: { clientId, itemId, before, movedAt: now },
  private: null,
});
const orderAfter = (...events: readonly FavoritesEvent[]): string =>
  events
    .reduce((state, event) => favorites.evolve(state, event), favorites.initial)
    .items.map(({ itemId }) => itemId)
    .join('');
const add = (itemId: string) => ({ clientId, itemId, kind: 'thought' as const, now });
const three = [added('c'), added('b'), added('a')];

describe('adding a favourite', () => {
  it('records it with its kind', () =>
    given()
      .when(addFavorite, { ...add('a'), kind: 'orb' })
      .then(added('a', 'orb')));
  it('records it once', () => given(added('a')).when(addFavorite, add('a')).thenNothing());
  it('records it again after it was removed', () =>
    given(added('a'), removed('a')).when(addFavorite, add('a')).then(added('a')));
  it('puts it first', () => expect(orderAfter(...three)).toBe('abc'));
  it('is refused for the 201st', () => {
    const most = Array.from({ length: 200 }, (_none, at) => added(`n${at}`));
    given(...most.slice(1))
      .when(addFavorite, add('a'))
      .then(added('a'));
    given(...most)
      .when(addFavorite, add('a'))
      .thenRefused('favorite.too-many');
  });
});

describe('removing a favourite', () => {
  const command = { clientId, itemId: 'b', now };
  it('records it', () =>
    given(...three)
      .when(removeFavorite, command)
      .then(removed('b')));
  it('records it once', () =>
    given(...three, removed('b'))
      .when(removeFavorite, command)
      .thenNothing());
  it('leaves the others in their order', () => expect(orderAfter(...three, removed('b'))).toBe('ac'));
});

describe('moving a favourite', () => {
  const move = (itemId: string, before: string | null) => ({ clientId, itemId, before, now });
  it('records which one follows it', () =>
    given(...three)
      .when(moveFavorite, move('c', 'a'))
      .then(moved('c', 'a')));
  it('records nothing when it is there already', () => {
    given(...three)
      .when(moveFavorite, move('a', 'b'))
      .thenNothing();
    given(...three)
      .when(moveFavorite, move('a', 'a'))
      .thenNothing();
    given(...three)
      .when(moveFavorite, move('c', null))
      .thenNothing();
  });
  it('is refused for what is no favourite', () => {
    given(...three)
      .when(moveFavorite, move('d', 'a'))
      .thenRefused('favorite.not-found');
    given(...three)
      .when(moveFavorite, move('a', 'd'))
      .thenRefused('favorite.not-found');
  });
  it.each([
    ['c', 'a', 'cab'],
    ['a', 'c', 'bac'],
    ['a', null, 'bca'],
  ])('puts %s before %s: %s', (itemId, before, order) =>
    expect(orderAfter(...three, moved(itemId, before))).toBe(order),
  );
  it('puts it last when the one that was to follow has been removed meanwhile', () =>
    expect(orderAfter(...three, removed('c'), moved('a', 'c'))).toBe('ba'));
});
