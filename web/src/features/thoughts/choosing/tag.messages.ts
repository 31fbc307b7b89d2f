import { defineMessage } from 'react-intl';

export const tagMessages = {
  title: defineMessage<{ count: number }>({
    id: 'thoughts.choosing.tags.title',
    defaultMessage: '{count, plural, one {Étiqueter la pensée choisie} other {Étiqueter # pensées}}',
    description: 'Title of the dialog that puts tags on the chosen thoughts and takes them off',
  }),
  field: defineMessage({ id: 'thoughts.choosing.tags.field', defaultMessage: 'Étiquette', description: 'Field in which a tag is looked for, or a new one named' }),
  hint: defineMessage({ id: 'thoughts.choosing.tags.hint', defaultMessage: 'Entrée l’ajoute à toutes.', description: 'Below that field: the key Enter puts what was typed on every chosen thought' }),
  name: defineMessage<{ tag: string }>({ id: 'thoughts.choosing.tags.name', defaultMessage: 'Ajouter « {tag} »', description: 'Button: puts a new tag on every chosen thought' }),
  named: defineMessage<{ tags: string }>({
    id: 'thoughts.choosing.tags.named',
    defaultMessage: '{tags} : sur toutes les pensées choisies.',
    description: 'Read aloud: these tags are now to be put on every chosen thought',
  }),
  choices: defineMessage({ id: 'thoughts.choosing.tags.choices', defaultMessage: 'Choix d’étiquettes', description: 'Name of the list of tags to tick' }),
  on: defineMessage<{ on: number; of: number }>({
    id: 'thoughts.choosing.tags.on',
    defaultMessage: '{on, plural, =1 {sur une pensée} other {sur # pensées}} des {of}',
    description: 'Below a tag: how many of the chosen thoughts have it',
  }),
  nothing: defineMessage({ id: 'thoughts.choosing.tags.nothing', defaultMessage: 'Cochez ou nommez une étiquette.', description: 'Why the button is closed: no tag would change' }),
  keep: defineMessage<{ count: number }>({
    id: 'thoughts.choosing.tags.keep',
    defaultMessage: '{count, plural, =0 {Étiqueter} one {Changer une pensée} other {Changer # pensées}}',
    description: 'Button: changes the tags of so many thoughts',
  }),
  leave: defineMessage({ id: 'thoughts.choosing.tags.leave', defaultMessage: 'Annuler', description: 'Closes the dialog without a change' }),
};
