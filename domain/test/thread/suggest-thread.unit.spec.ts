import { describe, expect, it } from 'vitest';
import { suggestThread, type ThreadCandidate } from '#thread/suggest-thread.ts';

const house: ThreadCandidate = {
  threadId: 'house',
  name: 'La rénovation',
  description: 'Cuisine et grenier',
  sharing: new Map([
    ['travaux', 3],
    ['voisins', 1],
  ]),
};
const trip: ThreadCandidate = { threadId: 'trip', name: 'Voyage au Québec', description: null, sharing: new Map() };
const suggested = (text: string, tags: readonly string[] = []) => suggestThread({ text, tags }, [house, trip]);

describe('suggesting a thread', () => {
  it('matches a word of its name, regardless of accents and case, and reports the word', () =>
    expect(suggested('Les billets pour le quebec sont pris.')).toEqual({
      threadId: 'trip',
      words: ['Québec'],
      tags: [],
    }));
  it('matches a tag of its thoughts', () =>
    expect(suggested('Le carreleur passe jeudi.', ['travaux'])).toEqual({
      threadId: 'house',
      words: [],
      tags: ['travaux'],
    }));
  it('does not match on one common tag, nor on a word of its description alone', () => {
    expect(suggested('Un mot aux gens d’à côté.', ['voisins'])).toBeNull();
    expect(suggested('Repas dans la cuisine.')).toBeNull();
  });
  it('matches on several weak signals together', () =>
    expect(suggested('La cuisine et le grenier, avec eux.', ['voisins'])).toEqual({
      threadId: 'house',
      words: ['Cuisine', 'grenier'],
      tags: ['voisins'],
    }));
  it('does not match on everyday words, nor when two threads have equal scores', () => {
    expect(suggestThread({ text: 'Toute la maison', tags: [] }, [{ ...house, name: 'La maison' }])).toBeNull();
    expect(suggested('La rénovation attendra le Québec.')).toBeNull();
  });
  it('returns null without anything in common', () => expect(suggested('Il pleut.')).toBeNull());
});
