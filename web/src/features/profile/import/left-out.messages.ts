import { defineMessage } from 'react-intl';

export const leftOutMessages = {
  outDuplicates: defineMessage({
    id: 'import.out.duplicates',
    defaultMessage: 'Déjà dans votre écrin',
    description: 'Entries that are here already',
  }),
  outDuplicatesText: defineMessage({
    id: 'import.out.duplicates.text',
    defaultMessage: 'Même jour, mêmes mots.',
    description: 'Why',
  }),
  outPicture: defineMessage({
    id: 'import.out.picture',
    defaultMessage: 'Images',
    description: 'Pictures of the source',
  }),
  outPictureText: defineMessage({
    id: 'import.out.picture.text',
    defaultMessage: 'Elles ne sont pas dans ce fichier, pèsent trop ou ne peuvent y être lues. Leur texte entre.',
    description: 'Why',
  }),
  outSound: defineMessage({
    id: 'import.out.sound',
    defaultMessage: 'Sons',
    description: 'Sounds of the source',
  }),
  outSoundText: defineMessage({
    id: 'import.out.sound.text',
    defaultMessage:
      'Ils ne sont pas dans ce fichier, sont abîmés, trop longs ou ne peuvent y être lus. Leur texte entre.',
    description: 'Why',
  }),
  outVideo: defineMessage({
    id: 'import.out.video',
    defaultMessage: 'Vidéos',
    description: 'Videos of the source',
  }),
  outVideoText: defineMessage({
    id: 'import.out.video.text',
    defaultMessage: 'Écrin garde les mots, pas la vidéo. Leur texte entre.',
    description: 'Why',
  }),
  outFile: defineMessage({
    id: 'import.out.file',
    defaultMessage: 'Autres fichiers',
    description: 'Files of the source',
  }),
  outFileText: defineMessage({
    id: 'import.out.file.text',
    defaultMessage: 'Documents et pièces jointes ne viennent pas.',
    description: 'Why',
  }),
  outPlace: defineMessage({
    id: 'import.out.place',
    defaultMessage: 'Lieux',
    description: 'Places of the source',
  }),
  outPlaceText: defineMessage({
    id: 'import.out.place.text',
    defaultMessage: 'Une pensée n’a pas de lieu. Son texte entre.',
    description: 'Why',
  }),
  outStar: defineMessage({
    id: 'import.out.star',
    defaultMessage: 'Étoiles et épingles',
    description: 'Starred entries of the source',
  }),
  outStarText: defineMessage({
    id: 'import.out.star.text',
    defaultMessage: 'L’entrée vient, sans sa marque.',
    description: 'Why',
  }),
  outEmpty: defineMessage({
    id: 'import.out.empty',
    defaultMessage: 'Vides',
    description: 'Entries without words',
  }),
  outEmptyText: defineMessage({
    id: 'import.out.empty.text',
    defaultMessage: 'Une date, sans un mot.',
    description: 'Why',
  }),
  outRepeated: defineMessage({
    id: 'import.out.repeated',
    defaultMessage: 'Répétées',
    description: 'Entries that are twice in the file',
  }),
  outRepeatedText: defineMessage({
    id: 'import.out.repeated.text',
    defaultMessage: 'Deux fois dans le fichier\u00a0: elles entrent une fois.',
    description: 'Why',
  }),
  outUndated: defineMessage({
    id: 'import.out.undated',
    defaultMessage: 'Sans date',
    description: 'Entries without a date',
  }),
  outUndatedText: defineMessage({
    id: 'import.out.undated.text',
    defaultMessage: 'Rien ne dit à quel jour elles appartiennent.',
    description: 'Why',
  }),
  outUnreadable: defineMessage({
    id: 'import.out.unreadable',
    defaultMessage: 'Illisibles',
    description: 'Files that cannot be read',
  }),
  outUnreadableText: defineMessage({
    id: 'import.out.unreadable.text',
    defaultMessage: 'Le fichier n’est pas comme sa source l’écrit.',
    description: 'Why',
  }),
  outDeleted: defineMessage({
    id: 'import.out.deleted',
    defaultMessage: 'Supprimées',
    description: 'Entries in the bin of the source',
  }),
  outDeletedText: defineMessage({
    id: 'import.out.deleted.text',
    defaultMessage: 'Vous les aviez mises à la corbeille.',
    description: 'Why',
  }),
  outOtherPeople: defineMessage({
    id: 'import.out.other-people',
    defaultMessage: 'Messages d’autres personnes',
    description: 'Of a chat',
  }),
  outOtherPeopleText: defineMessage({
    id: 'import.out.other-people.text',
    defaultMessage: 'Leurs mots sont à elles.',
    description: 'Why',
  }),
  outMachine: defineMessage({
    id: 'import.out.machine',
    defaultMessage: 'Mots d’une machine',
    description: 'Words that an AI elsewhere wrote',
  }),
  outMachineText: defineMessage({
    id: 'import.out.machine.text',
    defaultMessage: 'Ce qu’une autre application vous a répondu, ou en a déduit, n’est pas de vous.',
    description: 'Why',
  }),
  outPrompt: defineMessage({
    id: 'import.out.prompt',
    defaultMessage: 'Questions posées',
    description: 'Prompts of the source',
  }),
  outPromptText: defineMessage({
    id: 'import.out.prompt.text',
    defaultMessage: 'La question venait de l’application\u00a0: votre réponse entre.',
    description: 'Why',
  }),
  outContext: defineMessage({
    id: 'import.out.context',
    defaultMessage: 'Contexte',
    description: 'Weather, activity, music and links of the source',
  }),
  outContextText: defineMessage({
    id: 'import.out.context.text',
    defaultMessage: 'Météo, activité, musique ou aperçu d’un lien. Le texte entre.',
    description: 'Why',
  }),
  outWording: defineMessage({
    id: 'import.out.wording',
    defaultMessage: 'Versions d’avant',
    description: 'Of thoughts of an archive that were edited',
  }),
  outWordingText: defineMessage({
    id: 'import.out.wording.text',
    defaultMessage:
      'Illisibles, ou au-delà de mille pour une pensée\u00a0: les dernières entrent, et ses mots d’aujourd’hui.',
    description: 'Why',
  }),
};
