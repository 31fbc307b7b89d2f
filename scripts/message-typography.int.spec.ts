import { describe, expect, it } from 'vitest';
import { typographyFaults } from './message-typography.ts';

describe('typography of messages', () => {
  it.each([
    ['fr', 'Une pensée : gardée', 'a plain space at a French sign'],
    ['fr', 'Une pensée « gardée »', 'a plain space at a French sign'],
    ['fr', "Rien n'est perdu", 'a straight apostrophe in French'],
    ['fr', 'La pensée “gardée”', 'English quotation marks in French'],
    ['fr', 'Un instant...', 'three dots in French'],
    ['en', "It's kept", 'a straight apostrophe in English'],
    ['en', 'The thought «kept»', 'French quotation marks in English'],
    ['en', 'Kept ?', 'a space before a sign in English'],
    ['en', 'One moment...', 'three dots in English'],
  ] as const)('in %s: %s', (language, sentence, fault) => {
    expect(typographyFaults({ id: sentence }, language)).toEqual([`id: ${fault}`]);
  });
  it.each([
    ['fr', 'Rien n’est perdu\u00a0: «\u00a0tout\u00a0» est là\u202f; vraiment\u202f?'],
    ['fr', 'Les mots de passe ne correspondent pas !'],
    ['en', 'It’s kept: “all” of it. Really?'],
  ] as const)('accepts, in %s: %s', (language, sentence) => {
    expect(typographyFaults({ id: sentence }, language)).toEqual([]);
  });
});
