import { defineMessage } from 'react-intl';

export const versionsMessages = {
  versionsTitle: defineMessage({ id: 'stories.versionsTitle', defaultMessage: 'Versions du récit', description: 'Title of the sheet' }),
  versionsNone: defineMessage({ id: 'stories.versionsNone', defaultMessage: 'Il n’y a pas encore d’autre version.', description: 'In the sheet' }),
  versionCause: defineMessage<{ cause: string }>({
    id: 'stories.versionCause',
    defaultMessage: '{cause, select, merge {Deux appareils réunis} thoughts {Pensées ajoutées} draft {Brouillon composé} restore {Version rétablie} other {Écrit à la main}}',
    description: 'Why there is a version',
  }),
  versionNow: defineMessage({ id: 'stories.versionNow', defaultMessage: 'Version actuelle', description: 'Mark of the latest version' }),
  versionRestore: defineMessage({ id: 'stories.versionRestore', defaultMessage: 'Rétablir', description: 'Button: make a version the current one' }),
  versionRestored: defineMessage({ id: 'stories.versionRestored', defaultMessage: 'Version rétablie. L’actuelle reste dans la liste.', description: 'Toast' }),
  versionWords: defineMessage<{ paragraphs: number; words: number }>({
    id: 'stories.versionWords',
    defaultMessage: '{paragraphs, plural, one {# paragraphe} other {# paragraphes}}, {words, plural, one {# mot} other {# mots}}',
    description: 'Size of a version',
  }),
};
