import { describe, expect, it } from 'vitest';
import { elidesBefore } from '#text/french-elision.ts';

const elided =
  'Ana Anna Alice Adèle Agathe Aïcha Alban Albert Alexandre Alix Amandine Amélie Anaïs André Anne Antoine Ariane Arthur Aurore Axel Ève Édouard Éléonore Élise Élodie Émile Emma Éric Estelle Étienne Eugène Eva Igor Ilan Inès Irène Iris Isabelle Isaac Ivan Océane Odile Olga Olivier Omar Oscar Ousmane Ugo Ulysse Urbain Ursule Hélène Henri Henriette Hector Héloïse Hervé Hilaire Honoré Hortense Hubert Hugo Huguette Hippolyte Yves Yvette Yvonne Ysé Hadrien Œdipe'.split(
    ' ',
  );
const whole =
  'Papa Maman Bruno Camille Chloé David Fanny Gaël Hakim Hamid Hans Harry Hassan Hawa Hugues Hollande Jeanne Karim Léo Léa Louis Marie Nadia Paul Quentin Rachid Sophie Théo Victor Wanda Xavier Yann Yasmine Yohan Youssef Zoé Onze'.split(
    ' ',
  );

describe('« de » before a name', () => {
  it.each(elided)('is « d’ » before %s', (name) => expect(elidesBefore(name)).toBe(true));
  it.each(whole)('stays « de » before %s', (name) => expect(elidesBefore(name)).toBe(false));
  it('knows accents written either way, and looks at the first word only', () => {
    expect(elidesBefore('Élise'.normalize('NFD'))).toBe(true);
    expect(elidesBefore('Yann et Anna')).toBe(false);
    expect(elidesBefore('')).toBe(false);
    expect(elidesBefore('2 amis')).toBe(false);
  });
});
