import { defineMessage } from 'react-intl';

export const fileThoughtMessages = {
  file: defineMessage({ id: 'thread.file', defaultMessage: 'Ranger', description: 'Button at a thought: opens the choice of threads' }),
  fileName: defineMessage<{ title: string }>({ id: 'thread.file.name', defaultMessage: 'Ranger dans un fil : {title}', description: 'Accessible name of that button' }),
  inThread: defineMessage<{ name: string; title: string }>({
    id: 'thread.in-thread',
    defaultMessage: 'Fil {name}. Changer de fil : {title}',
    description: 'Accessible name of the button that shows the thread of a thought and opens the choice',
  }),
  move: defineMessage({ id: 'thread.move', defaultMessage: 'Changer de fil', description: 'Button at a thought on the page of its thread: opens the choice of threads' }),
  pick: defineMessage({ id: 'thread.pick', defaultMessage: 'Ranger dans un fil', description: 'Title of the dialog that chooses a thread, and entry of the menu of a thought' }),
  search: defineMessage({ id: 'thread.pick.search', defaultMessage: 'Chercher un fil', description: 'Field that narrows the threads shown' }),
  choices: defineMessage({ id: 'thread.pick.choices', defaultMessage: 'Choix de fils', description: 'Name of the list of threads to choose from' }),
  none: defineMessage({ id: 'thread.pick.none', defaultMessage: 'Retirer du fil', description: 'Takes a thought out of its thread' }),
  noMatch: defineMessage({ id: 'thread.pick.no-match', defaultMessage: 'Aucun fil de ce nom.', description: 'The search among threads found nothing' }),
  noOther: defineMessage({ id: 'thread.pick.no-other', defaultMessage: 'Il n’y a pas d’autre fil.', description: 'There is no thread to choose' }),
  filed: defineMessage<{ name: string }>({ id: 'thread.filed', defaultMessage: 'Rangée dans « {name} ».', description: 'Toast: a thought was filed in a thread' }),
  unfiled: defineMessage({ id: 'thread.unfiled', defaultMessage: 'Retirée de son fil.', description: 'Toast: a thought was taken out of its thread' }),
  suggestion: defineMessage({ id: 'thread.suggestion', defaultMessage: 'Un fil pour cette pensée', description: 'Heading of a suggested thread, of a thought' }),
  because: defineMessage<{ shared: string }>({ id: 'thread.suggestion.because', defaultMessage: 'En commun : {shared}', description: 'Why a thread is suggested: words and tags that both have' }),
  near: defineMessage<{ near: number }>({
    id: 'thread.suggestion.near',
    defaultMessage: '{near, plural, one {Une pensée proche par le sens y est.} other {# pensées proches par le sens y sont.}}',
    description: 'Why a thread is suggested: how many of its thoughts mean nearly the same',
  }),
  local: defineMessage({ id: 'thread.suggestion.local', defaultMessage: 'Analyse locale', description: 'The suggestion was worked out on the server itself' }),
  accept: defineMessage<{ name: string }>({ id: 'thread.suggestion.accept', defaultMessage: 'Ranger dans « {name} »', description: 'Accepts a suggested thread' }),
  decline: defineMessage({ id: 'thread.suggestion.decline', defaultMessage: 'Non merci', description: 'Declines a suggested thread' }),
};
