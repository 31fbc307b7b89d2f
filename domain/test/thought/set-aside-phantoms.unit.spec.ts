import { describe, expect, it } from 'vitest';
import { setAsidePhantoms, type HeardPassage } from '#thought/transcript/set-aside-phantoms.ts';

/** Passages of one second that follow each other closely. */
const heard = (...texts: readonly string[]): readonly HeardPassage[] =>
  texts.map((text, index) => ({
    text,
    startMs: index * 1_200,
    endMs: index * 1_200 + 1_000,
    words: [],
    confidence: null,
    noSpeech: null,
  }));
const shownOf = (passages: readonly HeardPassage[]): readonly string[] =>
  setAsidePhantoms(passages).shown.map(({ text }) => text);
const asideOf = (passages: readonly HeardPassage[]): readonly string[] =>
  setAsidePhantoms(passages).setAside.map(({ text, reason }) => `${reason}: ${text}`);

describe('phantom sentences', () => {
  it.each([
    "Sous-titres réalisés par la communauté d'Amara.org",
    'Sous-titres réalisés para la communauté d’Amara.org',
    'Sous-titrage Société Radio-Canada',
    "Sous-titrage ST' 501",
    '❤️ par SousTitreur.com',
    'Subtitles by the Amara.org community',
    'Transcribed by https://otter.ai',
    "Sous-titrage Société Radio-Canada. Merci d'avoir regardé cette vidéo !",
    '♪ ♪ ♪',
    '[Musique]',
    '(applaudissements) *rires*',
    '…',
  ])('sets « %s » aside anywhere', (text) => {
    expect(asideOf(heard('Bonjour.', text, 'Je continue.'))).toEqual([`phantom: ${text}`]);
  });

  it.each([
    "Merci d'avoir regardé cette vidéo.",
    'Merci à tous d’avoir regardé !',
    "N'oubliez pas de vous abonner à la chaîne.",
    'Thanks for watching!',
    'Thank you very much for watching.',
    'Please subscribe to my channel.',
  ])('sets « %s » aside alone or at an edge', (text) => {
    expect(asideOf(heard(text))).toEqual([`phantom: ${text}`]);
    expect(shownOf(heard('Voilà.', text))).toEqual(['Voilà.']);
  });

  it('sets it aside after a pause', () => {
    const [first, second, third] = heard('Voilà.', 'Thanks for watching!', 'Autre chose.');
    const late = [
      first,
      second && { ...second, startMs: 9_000, endMs: 10_000 },
      third && { ...third, startMs: 10_100, endMs: 11_000 },
    ].filter((passage) => passage !== undefined);
    expect(shownOf(late)).toEqual(['Voilà.', 'Autre chose.']);
  });

  it.each([
    "Il a fini par dire : merci d'avoir regardé cette vidéo.",
    "J'ai travaillé sur le sous-titrage de mon film.",
    'Merci.',
    "Je m'abonne à la chaîne demain.",
    'Sous-titres à faire ce soir.',
    'On a mis de la musique (du jazz) toute la soirée.',
  ])('keeps « %s »', (text) => {
    expect(setAsidePhantoms(heard(text))).toEqual({
      shown: [{ text, startMs: 0, endMs: 1_000, words: [] }],
      setAside: [],
    });
  });

  it('keeps such a sentence in the middle of others', () => {
    expect(shownOf(heard('Je lui ai dit :', "Merci d'avoir regardé.", 'Il a ri.'))).toHaveLength(3);
  });
});

describe('repetition loops', () => {
  it('shows the phrase once and sets the repetitions aside', () => {
    const passages = heard('Je rentre chez moi je suis là je suis là je suis là je suis là je suis');
    expect(shownOf(passages)).toEqual(['Je rentre chez moi je suis là']);
    expect(asideOf(passages)).toEqual(['phantom: je suis là je suis là je suis là je suis']);
  });
  it('tells a long phrase by its third time', () => {
    const passages = heard(`Je propose ${'une vidéo de la première partie '.repeat(3)}une vidéo`);
    expect(shownOf(passages)).toEqual(['Je propose une vidéo de la première partie']);
    expect(shownOf(heard('Je vais le faire, je vais le faire, et je le ferai.'))).toHaveLength(1);
    expect(asideOf(heard('Je vais le faire, je vais le faire, et je le ferai.'))).toEqual([]);
  });
  it('splits the time between shown and set-aside words', () => {
    const { shown, setAside } = setAsidePhantoms(heard('ta '.repeat(20).trim()));
    expect([shown[0]?.endMs, setAside[0]?.startMs, setAside[0]?.endMs]).toEqual([50, 50, 1_000]);
  });
  it.each(['Non, non, non, non.', 'Encore et encore et encore.', 'Ha ha ha ha ha !'])(
    'keeps « %s », a natural repetition',
    (text) => expect(shownOf(heard(text))).toEqual([text]),
  );
  it('keeps a passage said twice and sets further repetitions aside', () => {
    expect(shownOf(heard('Je ne sais pas.', 'Je ne sais pas.', 'Je ne sais pas.', 'je ne sais pas', 'Bon.'))).toEqual([
      'Je ne sais pas.',
      'Je ne sais pas.',
      'Bon.',
    ]);
  });
});

describe('low confidence', () => {
  const [mumbled] = heard('Mmh la table.');
  const judged = (confidence: number | null, noSpeech: number | null) =>
    mumbled ? asideOf([{ ...mumbled, confidence, noSpeech }]) : [];

  it('sets a low-confidence passage aside', () => expect(judged(0.15, 0.1)).toEqual(['low-confidence: Mmh la table.']));
  it('sets a doubtful passage aside when speech is unlikely', () =>
    expect(judged(0.3, 0.7)).toEqual(['low-confidence: Mmh la table.']));
  it.each([
    [0.3, 0.2],
    [0.3, null],
    [0.9, 0.9],
    [null, null],
    [null, 0.9],
  ])('keeps confidence %s with silence %s', (confidence, noSpeech) => expect(judged(confidence, noSpeech)).toEqual([]));
});

it('does not store the engine’s confidence', () => {
  expect(Object.keys(setAsidePhantoms(heard('Bonjour.')).shown[0] ?? {})).toEqual([
    'text',
    'startMs',
    'endMs',
    'words',
  ]);
});
