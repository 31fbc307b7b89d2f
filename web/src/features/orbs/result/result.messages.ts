import { defineMessage } from 'react-intl';

export const resultMessages = {
  readOn: defineMessage<{ date: string; thoughts: number }>({
    id: 'orbs.result.readOn',
    defaultMessage: 'Le {date} · {thoughts, plural, =0 {un texte} one {# pensée lue} other {# pensées lues}}',
    description: 'When, and how much',
  }),
  skippedOn: defineMessage<{ date: string }>({ id: 'orbs.result.skippedOn', defaultMessage: 'Le {date} · rien n’a été lu', description: 'When it was due' }),
  reading: defineMessage({ id: 'orbs.result.reading', defaultMessage: 'Lecture en cours', description: 'Title while it runs' }),
  progress: defineMessage<{ read: number; thoughts: number }>({
    id: 'orbs.result.progress',
    defaultMessage: '{read, plural, one {pensée lue sur {thoughts}} other {pensées lues sur {thoughts}}}',
    description: 'After the number of thoughts that were read',
  }),
  starting: defineMessage({ id: 'orbs.result.starting', defaultMessage: 'La lecture commence.', description: 'Before it is known how much' }),
  readingText: defineMessage({ id: 'orbs.result.readingText', defaultMessage: 'Votre texte est en train d’être lu.', description: 'While a text is read' }),
  leave: defineMessage({ id: 'orbs.result.leave', defaultMessage: 'Vous pouvez quitter cette page : le résultat vous attendra.', description: 'While it runs' }),
  stop: defineMessage({ id: 'orbs.result.stop', defaultMessage: 'Arrêter', description: 'Button' }),
  drafts: defineMessage({ id: 'orbs.result.drafts', defaultMessage: 'Ce qui se dessine', description: 'Heading of drafts' }),
  stopped: defineMessage({ id: 'orbs.result.stopped', defaultMessage: 'Vous avez arrêté cette lecture. Rien n’en est gardé.', description: 'A stopped run' }),
  failed: defineMessage<{ reason: string }>({
    id: 'orbs.result.failed',
    defaultMessage:
      '{reason, select, nothing_to_read {Il n’y avait plus rien à lire : ce qui était choisi est effacé, privé ou sans IA.} no_engine {Aucun modèle qui écrit ne répond.} not_accepted {L’envoi des pensées n’est pas accepté.} over_cap {Le plafond de mots du mois est atteint.} quota {Le service de lecture n’a plus de crédit.} contract_broken {Le modèle s’est écarté deux fois de la forme demandée. Rien n’est gardé.} orb_gone {La consigne de cet orbe n’existe plus.} other {Le modèle n’a pas répondu.}}',
    description: 'Why a run failed',
  }),
  skipped: defineMessage<{ reason: string }>({
    id: 'orbs.result.skipped',
    defaultMessage:
      '{reason, select, nothing_new {Rien de nouveau depuis la lecture précédente : rien n’a été lu.} over_cap {Un plafond était atteint : rien n’a été lu.} not_accepted {L’envoi des pensées n’était pas accepté : rien n’a été lu.} answers_needed {L’orbe demande autre chose qu’avant : répondez-lui dans sa lecture automatique.} account_deactivated {Le compte était désactivé : rien n’a été lu.} other {Aucun modèle qui écrit ne répondait : rien n’a été lu.}}',
    description: 'Why nothing ran when it was due',
  }),
  again: defineMessage({ id: 'orbs.result.again', defaultMessage: 'Lancer à nouveau', description: 'Link to a new run' }),
  firstRun: defineMessage({ id: 'orbs.result.firstRun', defaultMessage: 'Lire', description: 'Link to the first run' }),
  copy: defineMessage({ id: 'orbs.result.copy', defaultMessage: 'Copier', description: 'Button' }),
  copied: defineMessage({ id: 'orbs.result.copied', defaultMessage: 'Copié', description: 'Toast' }),
  notCopied: defineMessage({ id: 'orbs.result.notCopied', defaultMessage: 'La copie n’a pas été possible', description: 'Toast' }),
  keep: defineMessage({ id: 'orbs.result.keep', defaultMessage: 'Garder comme pensée', description: 'Button' }),
  kept: defineMessage({ id: 'orbs.result.kept', defaultMessage: 'Gardé parmi vos pensées', description: 'Toast' }),
  notKept: defineMessage({ id: 'orbs.result.notKept', defaultMessage: 'Ce résultat n’a pas pu être gardé', description: 'Toast' }),
  hide: defineMessage({ id: 'orbs.result.hide', defaultMessage: 'Retirer', description: 'Button: hides the result' }),
  hidden: defineMessage({ id: 'orbs.result.hidden', defaultMessage: 'Vous avez retiré ce résultat.', description: 'Instead of the result' }),
  show: defineMessage({ id: 'orbs.result.show', defaultMessage: 'Rétablir', description: 'Button: shows the result again' }),
  score: defineMessage<{ score: number }>({ id: 'orbs.result.score', defaultMessage: '{score} sur 10', description: 'A score' }),
  source: defineMessage<{ number: number }>({ id: 'orbs.result.source', defaultMessage: 'Source {number}', description: 'Name of a citation’s number' }),
  sources: defineMessage({ id: 'orbs.result.sources', defaultMessage: 'Les pensées citées', description: 'Name of the list of sources' }),
  gone: defineMessage({ id: 'orbs.result.gone', defaultMessage: 'Cette pensée n’est plus là.', description: 'A cited thought that is gone' }),
  goneStatement: defineMessage({ id: 'orbs.result.goneStatement', defaultMessage: 'Cette ligne reposait sur une pensée qui n’est plus là.', description: 'A statement whose source is gone' }),
  listen: defineMessage<{ day: string; at: string }>({ id: 'orbs.result.listen', defaultMessage: '{day}, {at}, écouter la pensée', description: 'Link to the second' }),
  removed: defineMessage<{ count: number }>({
    id: 'orbs.result.removed',
    defaultMessage: '{count, plural, one {# renvoi à une pensée qui n’a pas été lue a été retiré.} other {# renvois à des pensées qui n’ont pas été lues ont été retirés.}}',
    description: 'Citations that do not exist',
  }),
  made: defineMessage<{ model: string; version: number }>({ id: 'orbs.result.made', defaultMessage: 'Lu par l’IA ({model}), consigne version {version}.', description: 'What made a result' }),
  items: defineMessage({ id: 'orbs.result.items', defaultMessage: 'Choses à faire', description: 'Name of a checklist' }),
};
