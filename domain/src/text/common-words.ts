const common = `
  alors ainsi apres assez aussi autre avant avec avoir beau belle bien bonne celle cette chaque chez chose claire clair comme comment contre
  cours court dans depuis dessus deux devant dire dont droit elle encore entre etait etre faire fait falloir faut femme fille fils fois fort
  grand grande gros heure homme hier ici jamais jour jours jusque laisse leur leurs lieu lire loin long longue lors lune madame mais maison
  mal malgre marche mari matin meme merci mere mettre mieux moins mois monde monsieur mort mots nous nouveau nuit olive ordre parce pareil
  parle parole part partir passe pays peine pendant pere personne petit petite peut peur pierre place plein plus plutot point porte pour
  pourquoi pouvoir premier prendre pres presque prince prix puis quand quatre quel quelle quelque quoi raison reste rien rose route sable
  sait sans sauf savoir selon semaine sept serait seul seule simple soir soit soleil sont sorte sous souvent suite sujet sujets tant tard
  temps terre tete tout toute toutes tous tres trois trop trouve tenir venir vers verre verte viens vite vivre voici voila voir vois voix
  vous vrai vraie yeux marine marin reine roman lys laurier melodie harmonie prune ambre perle gentil constant juste aime aimee desire
  about after again also back because been before being best better between both came come could dear does done down each even ever every
  find first from gave give goes going gone good great hand hard have head hear heart help here home hope house into just keep kind know
  last late left less life like little live long look made make many mark mind more most much must name near need never next night nothing
  once only open other over part place point read real right same said seem seen sense should show side since some soon still such sure
  take talk tell than thank that their them then there these they thing think this those thought through time today told took turn under
  until upon very walk want week well went were what when where which while whole will with without word work world would year your grace
  faith hope joy will rose dawn april june may summer autumn`;

const words = new Set(common.trim().split(/\s+/u));

/** Everyday French and English words (folded) that are never corrected to a name. */
export const isCommonWord = (letters: string): boolean => letters.length < 4 || words.has(letters);
