import { defineMessage } from 'react-intl';

export const detailMessages = {
  origin: defineMessage<{ origin: string }>({
    id: 'orbs.detail.origin',
    defaultMessage: '{origin, select, ecrin {Vient avec Écrin} other {Créé par l’administration}}',
    description: 'Where an orb is from',
  }),
  withdrawnSince: defineMessage<{ date: string; why: string }>({
    id: 'orbs.detail.withdrawnSince',
    defaultMessage: 'Retiré le {date} : {why}',
    description: 'Banner',
  }),
  edit: defineMessage({ id: 'orbs.detail.edit', defaultMessage: 'Modifier', description: 'Link' }),
  publish: defineMessage({ id: 'orbs.detail.publish', defaultMessage: 'Publier', description: 'Button' }),
  published: defineMessage({
    id: 'orbs.detail.published',
    defaultMessage: 'L’orbe est proposé à tous',
    description: 'Toast',
  }),
  withdraw: defineMessage({ id: 'orbs.detail.withdraw', defaultMessage: 'Retirer', description: 'Button' }),
  withdrawTitle: defineMessage({
    id: 'orbs.detail.withdrawTitle',
    defaultMessage: 'Retirer cet orbe ?',
    description: 'Title of the dialog',
  }),
  withdrawText: defineMessage({
    id: 'orbs.detail.withdrawText',
    defaultMessage:
      'Il ne sera plus proposé, et ses lectures automatiques s’arrêtent. Les résultats restent à leurs propriétaires.',
    description: 'Below the title',
  }),
  withdrawn: defineMessage({ id: 'orbs.detail.withdrawn', defaultMessage: 'L’orbe est retiré', description: 'Toast' }),
  definition: defineMessage({ id: 'orbs.detail.definition', defaultMessage: 'Ce qu’il est', description: 'Title' }),
  nameFr: defineMessage({ id: 'orbs.detail.nameFr', defaultMessage: 'Nom en français', description: 'Fact' }),
  nameEn: defineMessage({ id: 'orbs.detail.nameEn', defaultMessage: 'Nom en anglais', description: 'Fact' }),
  form: defineMessage({ id: 'orbs.detail.form', defaultMessage: 'Ce qu’il rend', description: 'Fact' }),
  tags: defineMessage({ id: 'orbs.detail.tags', defaultMessage: 'Étiquettes', description: 'Fact' }),
  prompt: defineMessage({ id: 'orbs.detail.prompt', defaultMessage: 'Consigne', description: 'Heading' }),
  versions: defineMessage({ id: 'orbs.detail.versions', defaultMessage: 'Versions', description: 'Title' }),
  versionNumber: defineMessage<{ version: number }>({
    id: 'orbs.detail.versionNumber',
    defaultMessage: 'Version {version}',
    description: 'A version',
  }),
  since: defineMessage<{ date: string; by: string }>({
    id: 'orbs.detail.since',
    defaultMessage: 'Depuis le {date}, {by, select, ecrin {avec Écrin} other {par l’administration}}',
    description: 'Below a version',
  }),
  compare: defineMessage<{ version: number }>({
    id: 'orbs.detail.compare',
    defaultMessage: 'Comparer la version {version} à l’actuelle',
    description: 'Opens the comparison',
  }),
  takeBack: defineMessage({
    id: 'orbs.detail.takeBack',
    defaultMessage: 'Reprendre cette version',
    description: 'Link to the form',
  }),
  usage: defineMessage({ id: 'orbs.detail.usage', defaultMessage: 'Sur 30 jours', description: 'Title' }),
  runs: defineMessage({ id: 'orbs.detail.runs', defaultMessage: 'Lectures abouties', description: 'Fact' }),
  automatic: defineMessage({ id: 'orbs.detail.automatic', defaultMessage: 'Dont automatiques', description: 'Fact' }),
  kept: defineMessage({ id: 'orbs.detail.kept', defaultMessage: 'Contrat tenu', description: 'Fact' }),
  neverRun: defineMessage({
    id: 'orbs.detail.neverRun',
    defaultMessage: 'jamais lancé',
    description: 'Instead of a share',
  }),
  tokens: defineMessage({
    id: 'orbs.detail.tokens',
    defaultMessage: 'Jetons',
    description: 'Fact: what models read and wrote',
  }),
  cost: defineMessage({ id: 'orbs.detail.cost', defaultMessage: 'Coût', description: 'Fact' }),
  ever: defineMessage({
    id: 'orbs.detail.ever',
    defaultMessage: 'Depuis toujours',
    description: 'Fact: runs since the beginning',
  }),
  failures: defineMessage({ id: 'orbs.detail.failures', defaultMessage: 'Échecs', description: 'Heading' }),
  noFailures: defineMessage({
    id: 'orbs.detail.noFailures',
    defaultMessage: 'Aucun.',
    description: 'Below the heading',
  }),
  failure: defineMessage<{ reason: string }>({
    id: 'orbs.detail.failure',
    defaultMessage:
      '{reason, select, nothing_to_read {Rien à lire} no_engine {Aucun modèle} not_accepted {Envoi non accepté} over_cap {Plafond du mois} quota {Plus de crédit} contract_broken {Contrat rompu deux fois} orb_gone {Consigne absente} other {Pas de réponse}}',
    description: 'Why runs failed',
  }),
  usageNote: defineMessage({
    id: 'orbs.detail.usageNote',
    defaultMessage: 'Tout le monde confondu. Ni les pensées ni les résultats ne sont visibles ici.',
    description: 'Footnote',
  }),
  trial: defineMessage({ id: 'orbs.detail.trial', defaultMessage: 'Essayer sur un texte', description: 'Title' }),
  sample: defineMessage({ id: 'orbs.detail.sample', defaultMessage: 'Texte d’essai', description: 'Field' }),
  sampleHint: defineMessage({
    id: 'orbs.detail.sampleHint',
    defaultMessage: 'Écrivez-le vous-même : ni lui ni le résultat ne sont gardés.',
    description: 'Below the field',
  }),
  daysHint: defineMessage({
    id: 'orbs.detail.daysHint',
    defaultMessage: 'Deux jours, comme 2026-01-01/2026-01-31.',
    description: 'Below a field for a span of days',
  }),
  tryIt: defineMessage({ id: 'orbs.detail.tryIt', defaultMessage: 'Essayer', description: 'Button' }),
  tryTitle: defineMessage({
    id: 'orbs.detail.tryTitle',
    defaultMessage: 'Essayer sur ce texte ?',
    description: 'Question before it is done',
  }),
  tryText: defineMessage({
    id: 'orbs.detail.tryText',
    defaultMessage: 'Le modèle est interrogé comme pour une lecture : l’essai compte dans la dépense du service.',
    description: 'Under it: what it costs',
  }),
  noModel: defineMessage({
    id: 'orbs.detail.noModel',
    defaultMessage: 'Aucun modèle qui écrit n’est en service ici.',
    description: 'Instead of the form',
  }),
  triedWith: defineMessage<{ model: string; version: number; seconds: number }>({
    id: 'orbs.detail.triedWith',
    defaultMessage: '{model} · version {version} · {seconds} s',
    description: 'Below a result',
  }),
};
