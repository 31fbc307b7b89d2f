import { defineMessage } from 'react-intl';

export const factMessages2 = {
  minutes: defineMessage<{ value: string }>({
    id: 'activity.fact.minutes',
    defaultMessage: '{value} min après minuit',
    description: 'A fact of an event in the history, after its sentence',
  }),
  keepsMetadata: defineMessage<{ value: string }>({
    id: 'activity.fact.keepsMetadata',
    defaultMessage: '{value, select, true {avec le lieu et l’appareil} other {sans le lieu ni l’appareil}}',
    description:
      'A fact of an event in the history, after its sentence: whether a picture keeps what the camera wrote into it',
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
    defaultMessage: '{value, select, true {par le lien d’un e-mail} other {dans l’application}}',
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
    defaultMessage: '{value, select, win {victoire} lesson {leçon} other {neutre}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  channel: defineMessage<{ value: string }>({
    id: 'activity.fact.channel',
    defaultMessage: '{value, select, push {push} mail {e-mail} other {dans l’application}}',
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
      '{value, select, hourly {toutes les heures} daily {chaque jour} weekly {chaque semaine} monthly {chaque mois} cron {selon cron} other {une fois}}',
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
    defaultMessage: '{value, select, done {fait} missed {manqué} skipped {passé} other {sans marque}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  occasion: defineMessage<{ value: string }>({
    id: 'activity.fact.occasion',
    defaultMessage: '{value, select, asked {à la demande} schedule {automatique} other {sur le passé}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  permission: defineMessage<{ value: string }>({
    id: 'activity.fact.permission',
    defaultMessage: '{value, select, other {créer des orbes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  target: defineMessage<{ value: string }>({
    id: 'activity.fact.target',
    defaultMessage:
      '{value, select, page {sa page} history {son historique} usage {sa consommation} search {trouvé par une recherche} report {des mots signalés} list {dans une liste exportée} other {export de l’historique}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  role: defineMessage<{ value: string }>({
    id: 'activity.fact.role',
    defaultMessage: '{value, select, superadmin {Super Admin} member {membre} team {équipe} other {Admin}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  field: defineMessage<{ value: string }>({
    id: 'activity.fact.field',
    defaultMessage:
      '{value, select, title {titre} summary {résumé} mood {humeur} category {catégorie} tags {étiquettes} keyInsights {idées clés} other {questions}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  language: defineMessage<{ value: string }>({
    id: 'activity.fact.language',
    defaultMessage: '{value, select, en {en anglais} other {en français}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  otherWaysIn: defineMessage<{ value: string }>({
    id: 'activity.fact.otherWaysIn',
    defaultMessage: '{value, select, other {les autres façons d’entrer sont retirées}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  provider: defineMessage<{ value: string }>({
    id: 'activity.fact.provider',
    defaultMessage: '{value, select, google {Google} other {X}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  secondStep: defineMessage<{ value: string }>({
    id: 'activity.fact.secondStep',
    defaultMessage:
      '{value, select, code {avec un code} passkey {avec une clé d’accès} other {avec un code de secours}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  reason: defineMessage<{ value: string }>({
    id: 'activity.fact.reason',
    defaultMessage:
      '{value, select, administrator {par l’assistance} not_me {«\u00a0Ce n’était pas moi\u00a0»} account_deactivated {compte désactivé} advertising {publicité} answers_needed {une réponse manque} asked {à la demande} attacks_a_person {s’en prend à quelqu’un} audio_stopped_engine {le son a arrêté le moteur} audio_too_long {enregistrement trop long} contract_broken {forme non tenue} crashed {arrêt du programme} deactivated {compte désactivé} device_unsubscribed {appareil désabonné} erasure {effacement demandé} gone {abonnement disparu} interrupted {interrompu} kind_off {désactivé dans les réglages} logged_out {session fermée} mail_not_set_up {pas d’e-mail sur ce serveur} model_missing {modèle absent} model_on_its_way {modèle en téléchargement} moved {donné à un autre compte} no_address {pas d’adresse confirmée} no_answer_in_time {réponse trop tardive} no_device {aucun appareil} no_engine {pas de modèle} not_accepted {envoi non accepté} not_asked {transcription pas demandée} nothing_new {rien de nouveau} nothing_to_read {rien à lire} notifications_off {notifications désactivées} off_topic {hors sujet} orb_gone {orbe retiré} over_budget {budget atteint} over_cap {plafond atteint} password_changed {le mot de passe a changé} present {Écrin était ouvert} private_data {données privées} provider_refused {refusé par le fournisseur} provider_unavailable {fournisseur injoignable} push_not_set_up {pas de push sur ce serveur} quota {plus de crédit} quota_exhausted {plus de crédit} rate_limited {limite du fournisseur} refused {refusé par le service d’envoi} second_factor_changed {le second facteur a changé} story_full {récit plein} story_gone {récit supprimé} unavailable {service injoignable} unreadable {enregistrement illisible} unreadable_audio {enregistrement illisible} unusable_answer {réponse inutilisable} other {autre raison}}',
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
