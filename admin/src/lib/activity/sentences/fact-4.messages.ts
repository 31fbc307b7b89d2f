import { defineMessage } from 'react-intl';

export const factMessages4 = {
  occurredAt: defineMessage<{ value: string }>({
    id: 'activity.fact.occurredAt',
    defaultMessage: 'vécu {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  page: defineMessage<{ value: string }>({
    id: 'activity.fact.page',
    defaultMessage: 'page {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  paragraphs: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.paragraphs',
    defaultMessage: '{count, plural, one {{value} paragraphe} other {{value} paragraphes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  parked: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.parked',
    defaultMessage: '{count, plural, one {{value} flux garé} other {{value} flux garés}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  percent: defineMessage<{ value: string }>({
    id: 'activity.fact.percent',
    defaultMessage: '{value} %',
    description: 'A fact of an event in the history, after its sentence',
  }),
  raisedAt: defineMessage<{ value: string }>({
    id: 'activity.fact.raisedAt',
    defaultMessage: 'depuis {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  reached: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.reached',
    defaultMessage: '{count, plural, one {{value} personne} other {{value} personnes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  section: defineMessage<{ value: string }>({
    id: 'activity.fact.section',
    defaultMessage: 'partie {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  sendAt: defineMessage<{ value: string }>({
    id: 'activity.fact.sendAt',
    defaultMessage: 'pour {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  setting: defineMessage<{ value: string }>({
    id: 'activity.fact.setting',
    defaultMessage:
      '{value, select, chatTokensPerDay {jetons d’une personne par jour} clientEurosPerMonth {euros d’une personne par mois} clientMinutesPerMonth {minutes d’une personne par mois} clientStorageGb {place d’une personne} clientTokensPerMonth {jetons d’une personne par mois} defaultLanguage {langue par défaut} eurosPerMillionTokens {prix des jetons} eurosPerMinute {prix de la minute} helpNumbers {numéros d’aide} invitationCode {code d’invitation} maintenance {maintenance} modelPrices {prix par modèle} orbRunsPerDay {lectures d’orbe par jour} orbWordsPerMonth {mots d’orbe par mois} orbsCreatedBy {qui crée des orbes} paidEngines {moteurs payants} recordingsKeptDays {conservation des enregistrements} secondFactorRequired {second facteur demandé} registration {inscriptions} serviceEurosPerMonth {euros du service par mois} serviceMinutesPerMonth {minutes du service par mois} other {jetons du service par mois}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  sourceKind: defineMessage<{ value: string }>({
    id: 'activity.fact.sourceKind',
    defaultMessage:
      '{value, select, filter {pensées choisies par filtre} recent {pensées récentes} text {un texte} threads {des fils} other {des pensées choisies}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  startsAt: defineMessage<{ value: string }>({
    id: 'activity.fact.startsAt',
    defaultMessage: 'dès {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  step: defineMessage<{ value: string }>({
    id: 'activity.fact.step',
    defaultMessage: '{value, select, month {mois par mois} other {semaine par semaine}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  subject: defineMessage<{ value: string }>({
    id: 'activity.fact.subject',
    defaultMessage:
      '{value, select, broadcast {message} comment {commentaire} communities {communautés} community {communauté} community_requests {demandes d’entrée} goal {objectif} help {aide} join {entrer dans une organisation} look {accès à sa fiche} orb_run {lecture d’orbe} permission {autorisation} recording_retention {conservation des enregistrements} referral {parrainage} reminder {rappel} request {demande} session {appareil connecté} shared_copy {copie partagée} other {pensée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  list: defineMessage<{ value: string }>({
    id: 'activity.fact.list',
    defaultMessage:
      '{value, select, clients {utilisateurs} act_log {journal des actes} requests {demandes} inbox {demandes, signalements et effacements} comments {signalements} work {travaux} broadcasts {communication} admins {administrateurs} orbs {orbes} answer_templates {modèles de réponses} usage {paiements} recipients {destinataires d’un message} members {membres d’une organisation} communities {communautés d’une organisation} setting_changes {historique des réglages} notifications {notifications} orb_versions {versions d’un orbe} other {organisations}}',
    description: 'A fact of an event in the history, after its sentence: which list was exported',
  }),
  through: defineMessage<{ value: string }>({
    id: 'activity.fact.through',
    defaultMessage: 'jusqu’au {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  timeZone: defineMessage<{ value: string }>({
    id: 'activity.fact.timeZone',
    defaultMessage: 'fuseau {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  undoes: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.undoes',
    defaultMessage: '{count, plural, =0 {} other {annule le n° {value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  unsourced: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.unsourced',
    defaultMessage: '{count, plural, one {{value} phrase sans source} other {{value} phrases sans source}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
};
