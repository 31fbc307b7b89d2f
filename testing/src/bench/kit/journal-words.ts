/** What people write in the benches. */
export const sentences = [
  'Train presque vide ce matin, la brume sur les champs.',
  'Papa a téléphoné, nous avons ri.',
  'L’été revient, et l’envie de nager au lac.',
  'Trop de réunions, il faut dire non plus souvent.',
  'Ma sœur chante dans la cuisine.',
  'Relire ce livre avant dimanche.',
];
const rareEvery = 500;

/** Three different sentences each; one in 500 names a fruit. */
export const journalWords = (index: number): string =>
  [0, 1, 2]
    .map((step) => sentences[(index + step * (1 + (index % 2))) % sentences.length])
    .concat(index % rareEvery === 0 ? ['Un pamplemousse.'] : [])
    .join(' ');

export const searches = [
  ['a rare word', 'pamplemousse'],
  ['a common word', 'brume'],
  ['two common words', 'brume papa'],
] as const;
export const searchPath = (words: string): string =>
  `/api/client/thoughts?limit=20&q=${encodeURIComponent(`${words} `)}`;
