/** Words that agree with a person, in the masculine of somebody whose gender nobody asked. Feminine forms agree with « la personne ». */
const agreeing =
  'prévenus?|avertis?|informés?|invités?|(?:dé|re)?connectés?|(?<!s’)inscrits?|(?:dés)?abonnés?|autorisés?|remerciés?|redirigés?|identifiés?|admis|exclus?|bannis?|auteurs?|lecteurs?|rédacteurs?|créateurs?|modérateurs?|expéditeurs?|lui-même|eux-mêmes';
const guess = new RegExp(
  `(?<!\\p{L})(?:${agreeing})(?!\\p{L})|\\bvous (?:y )?(?:êtes|serez|étiez|seriez|restez|avez été|aurez été|être) (?:bien |déjà |encore )?\\p{L}+(?:é|[^c]i|u|[éiu]s|sûr|prêt|seul)(?!\\p{L})|(?:vous|être) (?:seul|sûr|prêt)(?!\\p{L})|\\(e\\)|·e`,
  'iu',
);

/** What these words agree with where it is no person. */
const agreesWithAThing = new RegExp(
  `(?:appareils?|lien|lieu|orbe|chaque pensée|regard|serveur|service|fil|export|C’est)(?: \\S+){0,6}? (?:${agreeing})(?!\\p{L})|` +
    // An orb; a session; the dates of a device.
    'petits? lecteurs?|celui-ci restera connecté|^(?:Connecté|Inscrit) le \\{',
  'giu',
);

/** Agrees with a person whose gender it would have to know. */
export const guessesAGender = (sentence: string): boolean => guess.test(sentence.replaceAll(agreesWithAThing, ''));
