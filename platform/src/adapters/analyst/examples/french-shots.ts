import { shot, type UnderstandingShot } from './understanding-shot.ts';

export const frenchShots: readonly UnderstandingShot[] = [
  shot('Rappeler le plombier, payer la cantine. Acheter des ampoules et du terreau.', [null, 'personal'], {
    title: 'Plombier, cantine, ampoules et terreau',
    ideas: [],
    words: ['plombier', 'cantine', 'ampoules', 'terreau'],
  }),
  shot(
    'Le rapport est à rendre vendredi et je n’ai que le plan. Je dors mal, je recommence la même page depuis trois soirs. Si Mme Aubry refuse un délai, je demanderai un coup de main à Bastien.',
    ['stressed', 'work'],
    { title: 'Rapport à rendre vendredi', ideas: [1, 3], words: ['rapport', 'délai', 'plan', 'Bastien'] },
  ),
  shot(
    'Depuis que Zoé est partie à Lille, la maison sonne creux. Je prépare encore du thé pour deux.',
    ['sad', 'personal'],
    { title: 'La maison sonne creux depuis que Zoé est partie', ideas: [1], words: ['Zoé', 'maison', 'Lille', 'thé'] },
  ),
  shot(
    'Et si on mettait un banc devant l’atelier ? Les gens attendent debout sous la pluie. Demander à Farid s’il lui reste des planches de chêne.',
    [null, 'idea'],
    { title: 'Un banc devant l’atelier', ideas: [3], words: ['banc', 'atelier', 'planches'] },
  ),
  shot(
    'L’imprimante a encore mangé mes feuilles. Deux heures perdues, et le service technique ne décroche pas. J’en ai plus qu’assez.',
    ['frustrated', 'problem'],
    {
      title: 'L’imprimante a encore mangé mes feuilles',
      ideas: [2],
      words: ['imprimante', 'feuilles', 'service technique'],
    },
  ),
  shot(
    'Pourquoi est-ce que je dis toujours oui avant de réfléchir ? Sans doute pour qu’on m’aime. La semaine prochaine j’essaie de répondre : laissez-moi une nuit.',
    ['reflective', 'reflection'],
    { title: 'Dire oui avant de réfléchir', ideas: [2, 3], words: ['oui', 'nuit'] },
  ),
  shot(
    'Le jury m’a prise ! J’ai crié dans la cage d’escalier. La rentrée est le 9, j’ai tellement hâte.',
    ['excited', 'work'],
    { title: 'Le jury m’a prise', ideas: [1], words: ['jury', 'rentrée'] },
  ),
  shot(
    'Levée avant tout le monde, café sur les marches, le jardin encore mouillé. Rien à faire avant midi.',
    ['calm', 'personal'],
    { title: 'Café sur les marches avant tout le monde', ideas: [], words: ['café', 'jardin', 'marches'] },
  ),
  shot(
    'Le refrain est venu dans le tram, d’un coup, avec les paroles. J’ai chanté dans mon téléphone jusqu’au terminus pour ne rien perdre.',
    ['inspired', 'creative'],
    { title: 'Le refrain est venu dans le tram', ideas: [1], words: ['refrain', 'tram', 'paroles'] },
  ),
  shot(
    'Papa a soufflé ses quatre-vingts bougies entouré de ses sept petits-enfants. On a dansé jusqu’à une heure, il riait comme un gamin. Je suis si contente d’avoir organisé ça.',
    ['happy', 'personal'],
    { title: 'Les quatre-vingts bougies de Papa', ideas: [1, 3], words: ['Papa', 'bougies', 'petits-enfants'] },
  ),
  shot(
    'La chaudière s’éteint toutes les nuits vers quatre heures. J’ai changé le thermostat, purgé les radiateurs, rien n’y fait. Peut-être la sonde du dehors ?',
    [null, 'problem'],
    {
      title: 'La chaudière s’éteint toutes les nuits',
      ideas: [1, 2],
      words: ['chaudière', 'thermostat', 'radiateurs', 'sonde'],
    },
  ),
  shot(
    'Réunion avec l’équipe de Nantes ce matin. On garde les trois ateliers de juin, mais celui de septembre est repoussé parce que la salle est prise. Hélène s’occupe des affiches et moi de la traduction. Ce qui me gêne, c’est que personne n’a parlé du budget : on a dépensé la moitié alors qu’on est en mars. J’ai décidé de préparer un tableau pour la prochaine fois. Il faudra aussi répondre à la mairie avant le 15, sinon la subvention saute.',
    [null, 'work'],
    {
      title: 'Réunion avec l’équipe de Nantes',
      ideas: [4, 5, 6],
      words: ['réunion', 'ateliers', 'budget', 'subvention', 'mairie'],
      summary:
        'Les trois ateliers de juin sont gardés, celui de septembre est repoussé. La moitié du budget est dépensée : je prépare un tableau, et il faut répondre à la mairie avant le 15.',
    },
  ),
  shot(
    'Longue marche au bord du canal avec Inès. Elle m’a raconté son divorce, et je me suis rendu compte que je ne savais rien de ce qu’elle a vécu cet hiver. J’avais pris son silence pour de la froideur. Nous avons parlé jusqu’à la nuit, puis mangé une soupe chez elle. Je voudrais être une amie qui demande, au lieu d’attendre qu’on lui dise. En rentrant j’ai écrit à deux autres personnes que je n’avais pas appelées depuis Noël.',
    ['reflective', 'personal'],
    {
      title: 'Longue marche au bord du canal avec Inès',
      ideas: [2, 5],
      words: ['Inès', 'canal', 'divorce', 'amie'],
      summary:
        'Inès m’a raconté son divorce ; j’avais pris son silence pour de la froideur. Je voudrais être une amie qui demande.',
    },
  ),
  shot(
    'Essayé de peindre le port avec les deux couleurs seulement. Le gris vient mieux que je ne pensais.',
    ['inspired', 'creative'],
    { title: 'Peindre le port avec deux couleurs', ideas: [2], words: ['port', 'couleurs', 'gris'] },
  ),
];
