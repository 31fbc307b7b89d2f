import { describe, expect, it } from 'vitest';
import { helpNeedOf } from '#help/help-need.ts';

describe('the rules of help', () => {
  it.each([
    'Je veux mourir.',
    'j’ai envie de mourir',
    'Je n’en peux plus, envie de mourir.',
    'Je pense au suicide.',
    'des idées suicidaires',
    'je vais me suicider',
    'Je veux en finir.',
    'mettre fin à mes jours',
    'Je ne veux plus vivre.',
    'je n’ai plus envie de vivre',
    'j’ai plus la force de vivre',
    'Ils seraient mieux sans moi.',
    'Je voudrais m’endormir et ne plus me réveiller.',
    'je me scarifie',
    'Je recommence à me faire du mal.',
    'aucune raison de vivre',
    'I want to die',
    'I don’t want to live anymore',
    'thinking about killing myself',
    'I can’t stop thinking about suicide',
    'They are better off without me.',
    'I have been cutting myself again',
    'I want to end it all',
    'no reason to live',
    'I wish I was dead',
  ])('find what is clear: %s', (text) => expect(helpNeedOf(text)?.level).toBe('clear'));

  it.each([
    'Je ne veux pas mourir.',
    'Je n’ai pas envie de mourir.',
    'Je n’ai aucune pensée suicidaire.',
    'J’ai envie de mourir de rire.',
    'Je suis mort de fatigue.',
    'Vivement d’en finir avec ce dossier.',
    'Je meurs de faim.',
    'Ce film m’a tué.',
    'Le chat dort.',
    'I don’t want to die.',
    'I am dying to see you.',
    'He nearly died laughing.',
    'never suicidal',
    'This deadline is killing me.',
  ])('leave alone: %s', (text) => expect(helpNeedOf(text)).toBeNull());

  it.each([
    ['what two short sentences say together', 'J’ai choisi la date. Bizarrement, ça m’apaise.', 'suicide'],
    ['« c’est » with its apostrophe', 'C’est ici que je m’arrête.', 'suicide'],
    ['what is lied about', 'À l’hôpital j’ai dit que j’étais tombée.', 'violence'],
    ['a cat that is blamed', 'Le prof a vu mes poignets. J’ai dit que c’était le chat.', 'self-harm'],
    ['short forms of messages', 'mon oncle rentre ds la chambre qd jdors, papa qd jme douche', 'child'],
  ])('read %s', (_what, text, situation) => {
    expect(helpNeedOf(text)?.situation).toBe(situation);
  });

  it('read nothing into neighbours of which one is about fiction', () => {
    expect(helpNeedOf('Chapitre 3 : elle a choisi la date. Ça m’apaise d’écrire.')).toBeNull();
  });
});
