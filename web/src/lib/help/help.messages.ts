import type { HelpLineKind } from '@ecrin/domain/help/help-numbers.ts';
import { defineMessage, type MessageDescriptor } from 'react-intl';

export const helpMessages = {
  help: defineMessage<{ number: string }>({ id: 'help.title', defaultMessage: 'Si c’est urgent : {number}, jour et nuit', description: 'Human help first, with the number for this situation' }),
  helpByDay: defineMessage<{ number: string }>({
    id: 'help.title-by-day',
    defaultMessage: 'Quelqu’un peut vous écouter : {number}',
    description: 'Human help first, with a number that does not answer at night, or whose hours are not known',
  }),
  helpHere: defineMessage({ id: 'help.title-without-number', defaultMessage: 'Quelqu’un peut vous écouter', description: 'Human help first, where no number is known' }),
  helpText: defineMessage({
    id: 'help.text',
    defaultMessage: 'Au bout du fil, une personne formée écoute, sans juger. En danger immédiat, appelez le numéro d’urgence.',
    description: 'Under the number: who answers',
  }),
  helpTextUrgent: defineMessage({
    id: 'help.text-urgent',
    defaultMessage: 'En danger immédiat, appelez sans attendre : les secours répondent jour et nuit.',
    description: 'Under the number of the emergency services',
  }),
  call: defineMessage<{ number: string }>({ id: 'help.call', defaultMessage: 'Appeler le {number}', description: 'Link that calls a number' }),
  write: defineMessage<{ number: string }>({ id: 'help.write', defaultMessage: 'Écrire au {number}', description: 'Link that begins a text message to a number' }),
  directory: defineMessage({ id: 'help.directory', defaultMessage: 'services d’écoute par pays', description: 'After the address of a directory of listening services' }),
  possible: defineMessage<{ number: string }>({
    id: 'help.possible',
    defaultMessage: 'Si c’est lourd en ce moment, quelqu’un peut écouter : {number}, jour et nuit.',
    description: 'One quiet line below words that may call for help; the number becomes a link',
  }),
  possibleByDay: defineMessage<{ number: string }>({
    id: 'help.possible-by-day',
    defaultMessage: 'Si c’est lourd en ce moment, quelqu’un peut écouter : {number}.',
    description: 'The same with a number that does not answer at night, or whose hours are not known',
  }),
  setAside: defineMessage({ id: 'help.set-aside', defaultMessage: 'Ne plus afficher', description: 'Button that hides the quiet line of help for good' }),
};

/** What a number is for, after it. */
export const kindMessages: Readonly<Record<HelpLineKind, MessageDescriptor>> = {
  listening: defineMessage({ id: 'help.kind.listening', defaultMessage: 'écoute', description: 'Kind of a number' }),
  violence: defineMessage({ id: 'help.kind.violence', defaultMessage: 'violences', description: 'Kind of a number' }),
  child: defineMessage({ id: 'help.kind.child', defaultMessage: 'enfance en danger', description: 'Kind of a number' }),
  poison: defineMessage({ id: 'help.kind.poison', defaultMessage: 'centre antipoison', description: 'Kind of a number' }),
  medical: defineMessage({ id: 'help.kind.medical', defaultMessage: 'secours médicaux', description: 'Kind of a number' }),
  police: defineMessage({ id: 'help.kind.police', defaultMessage: 'police', description: 'Kind of a number' }),
  emergency: defineMessage({ id: 'help.kind.emergency', defaultMessage: 'toutes les urgences', description: 'Kind of a number' }),
  written: defineMessage({ id: 'help.kind.written', defaultMessage: 'par message, sans parler', description: 'Kind of a number: for whoever cannot speak aloud' }),
};
