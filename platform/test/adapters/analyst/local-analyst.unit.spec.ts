import type { Language } from '@ecrin/domain/kernel/language.ts';
import { cpuTimeOf } from '@ecrin/testing/kits/process-time.ts';
import { describe, expect, it } from 'vitest';
import { createLocalAnalyst } from '#adapters/analyst/local-analyst.ts';

const read = (text: string, language: Language = 'fr') =>
  createLocalAnalyst().understand({ text, language, ownerId: 'owner-1' });

const meeting = `Réunion avec Sophie ce matin. Le client est furieux, le projet a du retard et je suis stressé.
J’ai décidé de parler au chef du projet demain. Et si on décalait la livraison ? Le projet mérite mieux que ça.`;

const long = `${meeting} Dehors une pluie fine tombait sur les toits gris depuis hier soir.
Plus tard, un voisin promenait lentement son vieux chien noir. Puis les lampes se sont allumées dans toute la rue.`;

describe('the local word-list analyst', () => {
  it('derives mood and category from words that stand out', async () => {
    expect(await read('Le silence du soir. Je me sens calme et reposée.')).toMatchObject({
      mood: 'calm',
      engine: 'local',
    });
    expect(await read(meeting)).toMatchObject({ mood: 'stressed', category: 'work' });
    expect(await read('Mum called. I am so glad, we laughed a lot with my sister.', 'en')).toMatchObject({
      mood: 'happy',
      category: 'personal',
    });
  });

  it('returns nothing when no word matches', async () => {
    expect(await read('Il est midi.')).toMatchObject({
      mood: null,
      category: null,
      summary: null,
      tags: null,
      keyInsights: null,
      questions: null,
    });
  });

  it('returns no mood when two moods tie', async () => {
    expect((await read('Je suis triste et heureux.')).mood).toBeNull();
  });

  it('ignores negated words', async () => {
    expect((await read('Je ne suis pas triste.')).mood).toBeNull();
    expect((await read('I am not angry.', 'en')).mood).toBeNull();
    expect((await read('Je ne suis plus stressée.')).mood).toBeNull();
    expect((await read('Pas grave, je suis triste.')).mood).toBe('sad');
  });

  it('takes title and summary from the person’s own sentences', async () => {
    const { title } = await read(meeting);
    const { summary } = await read(long);
    expect(meeting.replaceAll(/\s+/gu, ' ')).toContain(title?.replace('…', ''));
    expect(title?.length).toBeLessThanOrEqual(60);
    expect(summary).toContain('Le client est furieux');
    expect((await read('Une seule phrase.')).title).toBe('Une seule phrase');
  });

  it.each([
    [
      'Le client est furieux, et le projet que nous avions promis pour le mois de mai a encore du retard.',
      'Le client est furieux',
    ],
    ['Hier, en rentrant du marché avec les enfants et deux cageots de pêches sur le porte-bagages, pluie.', null],
    ['Les enfants dorment.', 'Les enfants dorment'],
    ['Quand il y a du monde.', null],
    ['Je suis bien dans ce café, au fond, quand il y a du monde et que personne ne me parle vraiment.', null],
    ['Hier le chef annonce, devant tout le monde, que la maquette sera refaite pour la troisième fois.', null],
    ['J’envisage de faire tracer, au bout du champ, un chemin qui mènerait les promeneurs à la source.', null],
    ['Rêvé d’une gare où mon père, qui n’a jamais pris le train, attendait avec son chapeau du dimanche.', null],
    ['Le médecin a dit « bénin, et même très bénin », mais je n’ai pas fermé l’œil depuis trois nuits.', null],
    ['Pourquoi serait-ce à nous de demander, encore, ce que tous les autres ont reçu sans demander ?', null],
    ['Vide.', null],
    ['Vide. La maison est calme.', 'La maison est calme'],
  ])('gives a whole phrase as a title or none: %s', async (text, title) =>
    expect((await read(text)).title).toBe(title),
  );

  it.each([
    [
      'The bug isn’t a bug, it is a whole family of ants that moved into the server room on Tuesday.',
      'The bug isn’t a bug',
    ],
    ['Tonight the choir director announced, smiling, that the soloist for the winter concert is me.', null],
    ['On a Tuesday, and without any warning at all, the whole of the shed came down upon the bikes.', null],
  ])('gives an English phrase or none: %s', async (text, title) => expect((await read(text, 'en')).title).toBe(title));

  it('gives no summary of a thought under 60 words', async () => {
    expect((await read(meeting)).summary).toBeNull();
  });

  it('extracts decisions and questions, and invents neither', async () => {
    const { keyInsights, questions } = await read(meeting);
    expect(keyInsights).toEqual(['J’ai décidé de parler au chef du projet demain.']);
    expect(questions).toEqual(['Et si on décalait la livraison ?']);
  });

  it('tags repeated words and proper names', async () => {
    expect((await read(meeting)).tags).toEqual(expect.arrayContaining(['projet', 'Sophie']));
    expect((await read('On ira à Lyon dimanche, et à Lyon on verra maman.')).tags).toEqual(['Lyon', 'maman']);
  });

  it.each([
    ['no verb', 'Je dois demander de l’aide. On va demander à la voisine et demander au gardien.', null],
    ['no verb after its object', 'Je les garde ici, je les garde là.', null],
    ['nouns once, whatever their number', 'Deux pages hier, une page ce matin. Les pages sont lourdes.', ['pages']],
    ['the noun behind adjectives', 'Mon vieux vélo grince. Un autre vélo ?', ['vélo']],
    ['no day', 'Les dimanches sont longs. Ces dimanches me pèsent.', null],
  ])('tags %s', async (_what, text, tags) => expect((await read(text)).tags).toEqual(tags));

  it('tags English nouns', async () => {
    expect(
      (await read('The boiler went out. A boiler should not, and whether it does, whether not…', 'en')).tags,
    ).toEqual(['boiler']);
    expect((await read('Il m’a prévenu, elle l’a prévenu aussi.')).tags).toBeNull();
  });

  it('tags no way of addressing somebody', async () =>
    expect((await read('J’ai donné les clés à Mme Lopez. Mme Lopez a souri.')).tags).toEqual(['Lopez']));
  it('analyses 100,000 characters quickly', async () => {
    expect(await cpuTimeOf(() => read(`${meeting} `.repeat(400)))).toBeLessThan(3_000);
  });

  it('returns nothing for an empty text', async () => {
    expect(await read('  ')).toMatchObject({ title: null, mood: null });
  });
});
