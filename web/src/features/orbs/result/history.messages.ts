import { defineMessage } from 'react-intl';

export const historyMessages = {
  earlier: defineMessage({ id: 'orbs.history.earlier', defaultMessage: 'Lectures passées', description: 'Heading of the history' }),
  entry: defineMessage<{ status: string; thoughts: number; reason: string }>({
    id: 'orbs.history.entry',
    defaultMessage:
      '{status, select, completed {{thoughts, plural, =0 {Un texte lu} one {# pensée lue} other {# pensées lues}}} running {En cours} stopped {Arrêtée par vous} skipped {Passée : {reason}} other {Échec : {reason}}}',
    description: 'A past run',
  }),
  shortReason: defineMessage<{ reason: string }>({
    id: 'orbs.history.shortReason',
    defaultMessage:
      '{reason, select, nothing_to_read {rien à lire} no_engine {pas de modèle} not_accepted {envoi non accepté} over_cap {plafond du mois} quota {plus de crédit} contract_broken {forme non tenue} orb_gone {consigne absente} nothing_new {rien de nouveau} answers_needed {une réponse manque} account_deactivated {compte désactivé} other {pas de réponse}}',
    description: 'Why a run failed, in a list',
  }),
  showOnly: defineMessage({ id: 'orbs.history.showOnly', defaultMessage: 'Afficher', description: 'Name of the filter of the history' }),
  statusFilter: defineMessage<{ status: string }>({
    id: 'orbs.history.statusFilter',
    defaultMessage: '{status, select, all {Toutes} completed {Faites} failed {Échecs} stopped {Arrêtées} skipped {Passées} other {}}',
    description: 'A filter of the history',
  }),
  noRuns: defineMessage({ id: 'orbs.history.noRuns', defaultMessage: 'Cet orbe n’a encore rien lu. Chaque lecture gardera sa place ici.', description: 'An empty history' }),
  older: defineMessage({ id: 'orbs.history.older', defaultMessage: 'Voir les plus anciennes', description: 'Button' }),
  neverRun: defineMessage({ id: 'orbs.history.neverRun', defaultMessage: 'Pas encore lu', description: 'Title where there is no result' }),
  neverRunText: defineMessage({ id: 'orbs.history.neverRunText', defaultMessage: 'Choisissez ce que cet orbe doit lire : le résultat se posera ici, avec ses sources.', description: 'Below it' }),
  proposed: defineMessage({ id: 'orbs.history.proposed', defaultMessage: 'Nom et description proposés par l’IA.', description: 'Where both are a model’s, in this language' }),
  auto: defineMessage({ id: 'orbs.history.auto', defaultMessage: 'Lecture automatique', description: 'Link: when it reads on its own' }),
  past: defineMessage({ id: 'orbs.history.past', defaultMessage: 'Dans le passé', description: 'Link: have it read the past' }),
  edit: defineMessage({ id: 'orbs.history.edit', defaultMessage: 'Modifier', description: 'Link' }),
  copyOrb: defineMessage({ id: 'orbs.history.copyOrb', defaultMessage: 'En faire le mien', description: 'Link: an own orb like this one' }),
  delete: defineMessage({ id: 'orbs.history.delete', defaultMessage: 'Supprimer', description: 'Button' }),
  deleted: defineMessage({ id: 'orbs.history.deleted', defaultMessage: 'Orbe supprimé', description: 'Toast' }),
  undo: defineMessage({ id: 'orbs.history.undo', defaultMessage: 'Annuler', description: 'Button of the toast' }),
  prompt: defineMessage({ id: 'orbs.history.prompt', defaultMessage: 'Sa consigne', description: 'Heading' }),
  version: defineMessage<{ version: number }>({ id: 'orbs.history.version', defaultMessage: 'Version {version}', description: 'Name of a version' }),
  since: defineMessage<{ date: string; runs: number }>({
    id: 'orbs.history.since',
    defaultMessage: '{date} · {runs, plural, =0 {aucune lecture} one {# lecture} other {# lectures}}',
    description: 'Below a version',
  }),
  compare: defineMessage({ id: 'orbs.history.compare', defaultMessage: 'Comparer deux versions', description: 'Heading' }),
  compareWith: defineMessage({ id: 'orbs.history.compareWith', defaultMessage: 'Avec', description: 'Field: the other version' }),
  noResultYet: defineMessage({ id: 'orbs.history.noResultYet', defaultMessage: 'Aucun résultat avec cette version.', description: 'Where a version was never run' }),
};
