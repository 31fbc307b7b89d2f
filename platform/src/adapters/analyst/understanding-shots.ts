import type { Category, Language, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** A solved example: `ideas` are numbers of sentences, from 1; `words` are words of the note; a short note has no summary. */
export type UnderstandingShot = Readonly<{
  text: string;
  mood: Mood | null;
  category: Category;
  title: string;
  ideas: readonly number[];
  words: readonly string[];
  summary: string | null;
}>;

const shot = (
  text: string,
  [mood, category]: readonly [Mood | null, Category],
  title: string,
  [ideas, words]: readonly [readonly number[], readonly string[]],
  summary: string | null = null,
): UnderstandingShot => ({ text, mood, category, title, ideas, words, summary });

/** Small models learn more from examples than from rules. None of them is among the thoughts an analyst is measured by. */
export const understandingShots: Readonly<Record<Language, readonly UnderstandingShot[]>> = {
  fr: [
    shot(
      'Rappeler le plombier, payer la cantine. Acheter des ampoules et du terreau.',
      [null, 'personal'],
      'Plombier, cantine, ampoules et terreau',
      [[], ['plombier', 'cantine', 'ampoules', 'terreau']],
    ),
    shot(
      'Le rapport est à rendre vendredi et je n’ai que le plan. Je dors mal, je recommence la même page depuis trois soirs. Si Mme Aubry refuse un délai, je demanderai un coup de main à Bastien.',
      ['stressed', 'work'],
      'Rapport à rendre vendredi',
      [
        [1, 3],
        ['rapport', 'délai', 'plan', 'Bastien'],
      ],
    ),
    shot(
      'Depuis que Zoé est partie à Lille, la maison sonne creux. Je prépare encore du thé pour deux.',
      ['sad', 'personal'],
      'La maison sonne creux depuis que Zoé est partie',
      [[1], ['Zoé', 'maison', 'Lille', 'thé']],
    ),
    shot(
      'Et si on mettait un banc devant l’atelier ? Les gens attendent debout sous la pluie. Demander à Farid s’il lui reste des planches de chêne.',
      [null, 'idea'],
      'Un banc devant l’atelier',
      [[3], ['banc', 'atelier', 'planches']],
    ),
    shot(
      'L’imprimante a encore mangé mes feuilles. Deux heures perdues, et le service technique ne décroche pas. J’en ai plus qu’assez.',
      ['frustrated', 'problem'],
      'L’imprimante a encore mangé mes feuilles',
      [[2], ['imprimante', 'feuilles', 'service technique']],
    ),
    shot(
      'Pourquoi est-ce que je dis toujours oui avant de réfléchir ? Sans doute pour qu’on m’aime. La semaine prochaine j’essaie de répondre : laissez-moi une nuit.',
      ['reflective', 'reflection'],
      'Dire oui avant de réfléchir',
      [
        [2, 3],
        ['oui', 'nuit'],
      ],
    ),
    shot(
      'Le jury m’a prise ! J’ai crié dans la cage d’escalier. La rentrée est le 9, j’ai tellement hâte.',
      ['excited', 'work'],
      'Le jury m’a prise',
      [[1], ['jury', 'rentrée']],
    ),
    shot(
      'Levée avant tout le monde, café sur les marches, le jardin encore mouillé. Rien à faire avant midi.',
      ['calm', 'personal'],
      'Café sur les marches avant tout le monde',
      [[], ['café', 'jardin', 'marches']],
    ),
    shot(
      'Le refrain est venu dans le tram, d’un coup, avec les paroles. J’ai chanté dans mon téléphone jusqu’au terminus pour ne rien perdre.',
      ['inspired', 'creative'],
      'Le refrain est venu dans le tram',
      [[1], ['refrain', 'tram', 'paroles']],
    ),
    shot(
      'Papa a soufflé ses quatre-vingts bougies entouré de ses sept petits-enfants. On a dansé jusqu’à une heure, il riait comme un gamin. Je suis si contente d’avoir organisé ça.',
      ['happy', 'personal'],
      'Les quatre-vingts bougies de Papa',
      [
        [1, 3],
        ['Papa', 'bougies', 'petits-enfants'],
      ],
    ),
    shot(
      'La chaudière s’éteint toutes les nuits vers quatre heures. J’ai changé le thermostat, purgé les radiateurs, rien n’y fait. Peut-être la sonde du dehors ?',
      [null, 'problem'],
      'La chaudière s’éteint toutes les nuits',
      [
        [1, 2],
        ['chaudière', 'thermostat', 'radiateurs', 'sonde'],
      ],
    ),
    shot(
      'Réunion avec l’équipe de Nantes ce matin. On garde les trois ateliers de juin, mais celui de septembre est repoussé parce que la salle est prise. Hélène s’occupe des affiches et moi de la traduction. Ce qui me gêne, c’est que personne n’a parlé du budget : on a dépensé la moitié alors qu’on est en mars. J’ai décidé de préparer un tableau pour la prochaine fois. Il faudra aussi répondre à la mairie avant le 15, sinon la subvention saute.',
      [null, 'work'],
      'Réunion avec l’équipe de Nantes',
      [
        [4, 5, 6],
        ['réunion', 'ateliers', 'budget', 'subvention', 'mairie'],
      ],
      'Les trois ateliers de juin sont gardés, celui de septembre est repoussé. La moitié du budget est dépensée : je prépare un tableau, et il faut répondre à la mairie avant le 15.',
    ),
    shot(
      'Longue marche au bord du canal avec Inès. Elle m’a raconté son divorce, et je me suis rendu compte que je ne savais rien de ce qu’elle a vécu cet hiver. J’avais pris son silence pour de la froideur. Nous avons parlé jusqu’à la nuit, puis mangé une soupe chez elle. Je voudrais être une amie qui demande, au lieu d’attendre qu’on lui dise. En rentrant j’ai écrit à deux autres personnes que je n’avais pas appelées depuis Noël.',
      ['reflective', 'personal'],
      'Longue marche au bord du canal avec Inès',
      [
        [2, 5],
        ['Inès', 'canal', 'divorce', 'amie'],
      ],
      'Inès m’a raconté son divorce ; j’avais pris son silence pour de la froideur. Je voudrais être une amie qui demande.',
    ),
    shot(
      'Essayé de peindre le port avec les deux couleurs seulement. Le gris vient mieux que je ne pensais.',
      ['inspired', 'creative'],
      'Peindre le port avec deux couleurs',
      [[2], ['port', 'couleurs', 'gris']],
    ),
  ],
  en: [
    shot(
      'Call the plumber back, pay the school lunches. Buy bulbs and potting soil.',
      [null, 'personal'],
      'Plumber, school lunches, bulbs and potting soil',
      [[], ['plumber', 'lunches', 'bulbs', 'soil']],
    ),
    shot(
      'The report is due Friday and all I have is the outline. I sleep badly, I have been redoing the same page for three evenings. If Mrs Aubry refuses more time, I will ask Bastien for a hand.',
      ['stressed', 'work'],
      'Report due Friday',
      [
        [1, 3],
        ['report', 'outline', 'Bastien'],
      ],
    ),
    shot(
      'Since Zoe left for Lille the house sounds hollow. I still make tea for two.',
      ['sad', 'personal'],
      'The house sounds hollow since Zoe left',
      [[1], ['Zoe', 'house', 'Lille', 'tea']],
    ),
    shot(
      'What if we put a bench in front of the workshop? People wait standing in the rain. Ask Farid whether he has oak boards left.',
      [null, 'idea'],
      'A bench in front of the workshop',
      [[3], ['bench', 'workshop', 'boards']],
    ),
    shot(
      'The printer ate my sheets again. Two hours lost, and support does not pick up. I have had more than enough.',
      ['frustrated', 'problem'],
      'The printer ate my sheets again',
      [[2], ['printer', 'sheets', 'support']],
    ),
    shot(
      'Why do I always say yes before I think? Probably so that people like me. Next week I will try to answer: give me a night.',
      ['reflective', 'reflection'],
      'Saying yes before I think',
      [
        [2, 3],
        ['yes', 'night'],
      ],
    ),
    shot(
      'The jury took me! I shouted in the stairwell. Term starts on the 9th, I cannot wait.',
      ['excited', 'work'],
      'The jury took me',
      [[1], ['jury', 'term']],
    ),
    shot(
      'Up before everyone, coffee on the steps, the garden still wet. Nothing to do before noon.',
      ['calm', 'personal'],
      'Coffee on the steps before everyone',
      [[], ['coffee', 'garden', 'steps']],
    ),
    shot(
      'The chorus came on the tram, all at once, with the words. I sang into my phone until the last stop so as to lose nothing.',
      ['inspired', 'creative'],
      'The chorus came on the tram',
      [[1], ['chorus', 'tram', 'words']],
    ),
    shot(
      'Dad blew out his eighty candles with all seven grandchildren around him. We danced until one, he laughed like a boy. I am so glad I organised it.',
      ['happy', 'personal'],
      'Dad’s eighty candles',
      [
        [1, 3],
        ['Dad', 'candles', 'grandchildren'],
      ],
    ),
    shot(
      'The boiler goes out every night around four. I changed the thermostat, bled the radiators, nothing helps. Maybe the outside sensor?',
      [null, 'problem'],
      'The boiler goes out every night',
      [
        [1, 2],
        ['boiler', 'thermostat', 'radiators', 'sensor'],
      ],
    ),
    shot(
      'Meeting with the Nantes team this morning. We keep the three workshops in June, but the September one is put off because the room is taken. Helen does the posters and I do the translation. What bothers me is that nobody spoke of the budget: half of it is spent and it is only March. I decided to prepare a table for next time. We also have to answer the town hall before the 15th, or the grant is gone.',
      [null, 'work'],
      'Meeting with the Nantes team',
      [
        [4, 5, 6],
        ['meeting', 'workshops', 'budget', 'grant', 'town hall'],
      ],
      'The three workshops in June are kept, the September one is put off. Half of the budget is spent: I prepare a table, and the town hall needs an answer before the 15th.',
    ),
    shot(
      'Long walk along the canal with Ines. She told me about her divorce, and I realised that I knew nothing of what she went through this winter. I had taken her silence for coldness. We talked until dark, then had soup at her place. I would like to be a friend who asks, instead of waiting to be told. On the way home I wrote to two other people I had not called since Christmas.',
      ['reflective', 'personal'],
      'Long walk along the canal with Ines',
      [
        [2, 5],
        ['Ines', 'canal', 'divorce', 'friend'],
      ],
      'Ines told me about her divorce; I had taken her silence for coldness. I would like to be a friend who asks.',
    ),
    shot(
      'Tried to paint the harbour with two colours only. The grey comes out better than I thought.',
      ['inspired', 'creative'],
      'Painting the harbour with two colours',
      [[2], ['harbour', 'colours', 'grey']],
    ),
  ],
};
