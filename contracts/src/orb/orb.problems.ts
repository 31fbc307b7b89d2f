import type { ProblemTable } from '#problem/problem-table.ts';

export const orbProblems = {
  'orb.picture-address': {
    status: 400,
    fr: 'L’adresse d’une image publique est attendue, en https.',
    en: 'The address of a public image is expected, over https.',
  },
  'orb.picture-unreachable': {
    status: 502,
    fr: 'Cette adresse n’a pas donné d’image.',
    en: 'That address did not give an image.',
  },
  'orb.not-found': { status: 404, fr: 'Cet orbe est introuvable.', en: 'This orb could not be found.' },
  'orb.deleted': { status: 410, fr: 'Cet orbe a été supprimé.', en: 'This orb was deleted.' },
  'orb.withdrawn': {
    status: 410,
    fr: 'Cet orbe n’est plus proposé.',
    en: 'This orb is no longer offered.',
  },
  'orb.trial-failed': {
    status: 503,
    fr: 'Le modèle n’a rien rendu qui tienne le contrat. Réessayez, ou changez la consigne.',
    en: 'The model returned nothing that meets the contract. Try again, or change the prompt.',
  },
  'orb.not-own': {
    status: 403,
    fr: 'Cet orbe vient avec Écrin : faites-en une copie pour le changer.',
    en: 'This orb comes with Écrin: make a copy to change it.',
  },
  'orb.not-permitted': {
    status: 403,
    fr: "Vous n'avez pas la permission de créer des orbes",
    en: 'You do not have permission to create orbs',
  },
  'orb.already-created': {
    status: 409,
    fr: 'Un autre orbe porte déjà cet identifiant.',
    en: 'Another orb already has this identifier.',
  },
  'orb.too-many': {
    status: 409,
    fr: 'Vous avez déjà 100 orbes. Supprimez-en un pour en créer un autre.',
    en: 'You already have 100 orbs. Delete one to create another.',
  },
  'orb.not-proposed': {
    status: 503,
    fr: 'Le modèle n’a rien proposé d’utilisable. Réessayez, ou écrivez vous-même.',
    en: 'The model suggested nothing usable. Try again, or write it yourself.',
  },
  'orb.name-empty': { status: 400, fr: 'Un orbe a besoin d’un nom.', en: 'An orb needs a name.' },
  'orb.name-too-long': { status: 400, fr: 'Ce nom dépasse 60 caractères.', en: 'This name is over 60 characters.' },
  'orb.description-too-long': {
    status: 400,
    fr: 'Cette description dépasse 280 caractères.',
    en: 'This description is over 280 characters.',
  },
  'orb.prompt-empty': {
    status: 400,
    fr: 'Dites à l’orbe ce qu’il doit chercher.',
    en: 'Tell the orb what to look for.',
  },
  'orb.prompt-too-long': {
    status: 400,
    fr: 'Cette consigne dépasse 4 000 caractères.',
    en: 'This prompt is over 4,000 characters.',
  },
  'orb.reason-too-long': {
    status: 400,
    fr: 'La raison de ce changement dépasse 160 caractères.',
    en: 'The reason for this change is over 160 characters.',
  },
  'orb.scale-needed': { status: 400, fr: 'Nommez ce qui est noté.', en: 'Name what is scored.' },
  'orb.labels-needed': {
    status: 400,
    fr: 'Donnez de 2 à 12 étiquettes différentes.',
    en: 'Give 2 to 12 different labels.',
  },
  'orb.columns-needed': {
    status: 400,
    fr: 'Donnez de 2 à 6 colonnes différentes.',
    en: 'Give 2 to 6 different columns.',
  },
  'orb.variable-unnamed': { status: 400, fr: 'Nommez chaque variable.', en: 'Name each variable.' },
  'orb.variable-twice': {
    status: 400,
    fr: 'Deux variables portent le même nom.',
    en: 'Two variables have the same name.',
  },
  'orb.variables-differ': {
    status: 400,
    fr: 'La consigne et ses variables ne se répondent pas : chaque [nom] doit être une variable, et chaque variable un [nom] de la consigne.',
    en: 'The prompt and its variables do not match: each [name] must be a variable, and each variable a [name] in the prompt.',
  },
  'orb.options-needed': {
    status: 400,
    fr: 'Un choix a besoin de 2 à 12 options différentes.',
    en: 'A choice needs 2 to 12 different options.',
  },
  'orb.term-too-long': {
    status: 400,
    fr: 'Un nom de variable, une option, une étiquette ou une colonne tient en 40 caractères.',
    en: 'The name of a variable, an option, a label or a column can hold 40 characters at most.',
  },
  'orb-schedule.not-found': {
    status: 404,
    fr: 'Cet orbe ne lit pas encore tout seul.',
    en: 'This orb does not read on its own yet.',
  },
  'orb-schedule.text-required': {
    status: 400,
    fr: "Une entrée personnalisée est requise pour l'exécution automatique",
    en: 'Custom input is required for automatic runs',
  },
  'orb-past-run.not-found': {
    status: 404,
    fr: 'Cette relecture du passé est introuvable.',
    en: 'This run over the past could not be found.',
  },
  'orb-past-run.already-begun': {
    status: 409,
    fr: 'Une autre relecture du passé porte déjà cet identifiant.',
    en: 'Another run over the past already has this identifier.',
  },
  'orb-past-run.empty': {
    status: 400,
    fr: 'Le premier jour de la période vient après le dernier.',
    en: 'The first day of the period comes after the last one.',
  },
  'orb-past-run.too-long': {
    status: 400,
    fr: 'Une relecture du passé a 60 étapes au plus : choisissez une période plus courte, ou des mois.',
    en: 'A run over the past has at most 60 steps: choose a shorter period, or months.',
  },
  'orb-past-run.versions': {
    status: 400,
    fr: 'Choisissez une version de la consigne, ou deux à comparer.',
    en: 'Choose one version of the prompt, or two to compare.',
  },
  'orb-run.not-found': { status: 404, fr: 'Cette lecture est introuvable.', en: 'This run could not be found.' },
  'orb-run.already-requested': {
    status: 409,
    fr: 'Une autre lecture porte déjà cet identifiant.',
    en: 'Another run already has this identifier.',
  },
  'orb-run.nothing-chosen': {
    status: 400,
    fr: 'Choisissez des pensées, des fils, ou écrivez un texte à lire.',
    en: 'Choose thoughts or threads, or write a text to read.',
  },
  'orb-run.text-too-long': {
    status: 400,
    fr: 'Ce texte dépasse 20 000 caractères.',
    en: 'This text is over 20,000 characters.',
  },
  'orb-run.value-missing': {
    status: 400,
    fr: 'Répondez à ce que l’orbe demande avant de lire.',
    en: 'Answer what the orb asks for before it reads.',
  },
  'orb-run.value-invalid': {
    status: 400,
    fr: 'Une des réponses n’a pas la forme que l’orbe attend.',
    en: 'One of the answers is not what the orb expects.',
  },
  'orb-run.no-result': { status: 409, fr: 'Cette lecture n’a pas de résultat.', en: 'This run has no result.' },
  'orb-run.no-such-item': {
    status: 404,
    fr: 'Cette ligne n’est pas à cocher.',
    en: 'This line cannot be ticked.',
  },
  'orb-run.no-engine': {
    status: 503,
    fr: 'Aucun modèle qui écrit n’est en service ici pour le moment.',
    en: 'No writing model is running here at the moment.',
  },
  'orb-run.not-accepted': {
    status: 403,
    fr: 'Acceptez d’abord où vont les pensées lues.',
    en: 'First accept where the thoughts it reads are sent.',
  },
  'orb-run.over-day-cap': {
    status: 429,
    fr: 'Le nombre de lectures d’aujourd’hui est atteint. Il repart demain.',
    en: 'Today’s limit on runs has been reached. It starts again tomorrow.',
  },
  'orb-run.over-month-cap': {
    status: 429,
    fr: 'Le nombre de mots lus ce mois-ci est atteint. Il repart le 1er.',
    en: 'This month’s limit on words read has been reached. It starts again on the 1st.',
  },
  'orb-run.over-budget': {
    status: 429,
    fr: 'Le budget du mois pour les moteurs payants est atteint. Il repart le 1er.',
    en: 'This month’s budget for paid engines is used up. It starts again on the 1st.',
  },
} as const satisfies ProblemTable;
