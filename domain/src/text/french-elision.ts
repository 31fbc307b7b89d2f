/**
 * Whether « de », « que » lose their vowel before a name: « d’Ana », « d’Yves », « d’Hélène », but « de Yann », « de Hakim », « de Onze ».
 * A written h does not tell whether it is aspirated: it counts as mute before e, i, o, u and y, where French names mostly have it, and as
 * aspirated before a, where borrowed names do; those that differ are listed.
 */
export const elidesBefore = (name: string): boolean => {
  const word = foldedStart(name);
  if (unelided.has(word)) return false;
  return muteBeforeA.has(word) || /^(?:[aeiouœæ]|h[eiouyœ]|y[^aeiou])/u.test(word);
};

const foldedStart = (name: string): string =>
  (/^[\p{L}\p{M}]+/u.exec(name)?.[0] ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const unelided = new Set(
  'oui onze onzieme ouistiti uhlan yaourt yoga hollande hongrie hongkong houston honduras hugues hibou hockey hobby homard honte hors huit huitieme hurler'.split(
    ' ',
  ),
);
const muteBeforeA = new Set('hadrien habitude habit hamecon haltere harmonie haleine hallucination'.split(' '));
