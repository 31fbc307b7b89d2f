import { defineMessage } from 'react-intl';

export const factMessages2 = {
  minutes: defineMessage<{ value: string }>({
    id: 'activity.fact.minutes',
    defaultMessage: '{value} min après minuit',
    description: 'A fact of an event in the history, after its sentence',
  }),
  suggested: defineMessage<{ value: string }>({
    id: 'activity.fact.suggested',
    defaultMessage: '{value, select, true {sur proposition} other {à la main}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  private: defineMessage<{ value: string }>({
    id: 'activity.fact.private',
    defaultMessage: '{value, select, true {privée} other {non privée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  withoutAi: defineMessage<{ value: string }>({
    id: 'activity.fact.withoutAi',
    defaultMessage: '{value, select, true {sans IA} other {avec l’IA}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  unread: defineMessage<{ value: string }>({
    id: 'activity.fact.unread',
    defaultMessage: '{value, select, true {à lire} other {pour mémoire}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  byMail: defineMessage<{ value: string }>({
    id: 'activity.fact.byMail',
    defaultMessage: '{value, select, true {par le lien d’un courriel} other {dans l’application}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  ticked: defineMessage<{ value: string }>({
    id: 'activity.fact.ticked',
    defaultMessage: '{value, select, true {cochée} other {décochée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  on: defineMessage<{ value: string }>({
    id: 'activity.fact.on',
    defaultMessage: '{value, select, true {activée} other {coupée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  status: defineMessage<{ value: string }>({
    id: 'activity.fact.status',
    defaultMessage: '{value, select, win {victoire} lesson {leçon} neutral {neutre} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  channel: defineMessage<{ value: string }>({
    id: 'activity.fact.channel',
    defaultMessage: '{value, select, push {push} mail {courriel} other {dans l’application}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  frequency: defineMessage<{ value: string }>({
    id: 'activity.fact.frequency',
    defaultMessage:
      '{value, select, daily {chaque jour} weekly {chaque semaine} monthly {chaque mois} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  schedule: defineMessage<{ value: string }>({
    id: 'activity.fact.schedule',
    defaultMessage:
      '{value, select, hourly {toutes les heures} daily {chaque jour} weekly {chaque semaine} monthly {chaque mois} cron {selon cron} once {une fois} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  keptDays: defineMessage<{ value: string }>({
    id: 'activity.fact.keptDays',
    defaultMessage: 'gardé {value} jours',
    description: 'A fact of an event in the history, after its sentence: how long a recording was kept',
  }),
  aim: defineMessage<{ value: string }>({
    id: 'activity.fact.aim',
    defaultMessage: '{value, select, avoid {à éviter} other {à atteindre}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  matchRule: defineMessage<{ value: string }>({
    id: 'activity.fact.matchRule',
    defaultMessage:
      '{value, select, always {ce qui correspond compte} ask {compte après question} other {rien ne compte de soi}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  rule: defineMessage<{ value: string }>({
    id: 'activity.fact.rule',
    defaultMessage:
      '{value, select, always {ce qui correspond compte} ask {compte après question} other {rien ne compte de soi}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  mark: defineMessage<{ value: string }>({
    id: 'activity.fact.mark',
    defaultMessage: '{value, select, done {fait} skipped {passé} other {repos}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  occasion: defineMessage<{ value: string }>({
    id: 'activity.fact.occasion',
    defaultMessage: '{value, select, asked {à la demande} schedule {automatique} past {sur le passé} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  permission: defineMessage<{ value: string }>({
    id: 'activity.fact.permission',
    defaultMessage: '{value, select, create_orbs {créer des orbes} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  target: defineMessage<{ value: string }>({
    id: 'activity.fact.target',
    defaultMessage:
      '{value, select, page {sa page} history {son historique} export {export de l’historique} usage {sa consommation} search {trouvé par une recherche} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  role: defineMessage<{ value: string }>({
    id: 'activity.fact.role',
    defaultMessage: '{value, select, superadmin {Super Admin} other {Admin}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  field: defineMessage<{ value: string }>({
    id: 'activity.fact.field',
    defaultMessage:
      '{value, select, title {titre} summary {résumé} mood {humeur} category {catégorie} tags {étiquettes} keyInsights {idées clés} questions {questions} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  language: defineMessage<{ value: string }>({
    id: 'activity.fact.language',
    defaultMessage: '{value, select, en {en anglais} other {en français}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  otherWaysIn: defineMessage<{ value: string }>({
    id: 'activity.fact.otherWaysIn',
    defaultMessage: '{value, select, removed {les autres façons d’entrer sont retirées} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  provider: defineMessage<{ value: string }>({
    id: 'activity.fact.provider',
    defaultMessage: '{value, select, google {Google} x {X} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  secondStep: defineMessage<{ value: string }>({
    id: 'activity.fact.secondStep',
    defaultMessage: '{value, select, code {avec un code} recovery_code {avec un code de secours} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  reason: defineMessage<{ value: string }>({
    id: 'activity.fact.reason',
    defaultMessage:
      '{value, select, asked {à la demande} password_changed {le mot de passe a changé} administrator {par l’assistance} deactivated {compte désactivé} second_factor_changed {le second facteur a changé} moved {donné à un autre compte} gone {abonnement disparu} logged_out {session fermée} account_deactivated {compte désactivé} notifications_off {notifications désactivées} kind_off {désactivé dans les réglages} no_device {aucun appareil} device_unsubscribed {appareil désabonné} present {Écrin était ouvert} no_address {pas d’adresse confirmée} push_not_set_up {pas de push sur ce serveur} mail_not_set_up {pas de courriel sur ce serveur} refused {refusé par le service d’envoi} unavailable {service injoignable} nothing_new {rien de nouveau} over_cap {plafond atteint} no_engine {pas de modèle} not_accepted {envoi non accepté} answers_needed {une réponse manque} nothing_to_read {rien à lire} contract_broken {forme non tenue} quota {plus de crédit} model_missing {modèle absent} rate_limited {limite du fournisseur} unreadable {enregistrement illisible} crashed {arrêt du programme} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  visibility: defineMessage<{ value: string }>({
    id: 'activity.fact.visibility',
    defaultMessage: '{value, select, public {publique} other {privée}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  joinCondition: defineMessage<{ value: string }>({
    id: 'activity.fact.joinCondition',
    defaultMessage: '{value, select, open {entrée ouverte} other {entrée sur validation}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
};
