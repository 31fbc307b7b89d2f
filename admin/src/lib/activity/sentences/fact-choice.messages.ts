import { defineMessage } from 'react-intl';

/** Facts that are one choice of several, each with its words. */
export const factChoices = {
  part: defineMessage<{ value: string }>({
    id: 'activity.fact.part',
    defaultMessage: '{value, select, words {ses mots} audio {sa voix} other {partie {value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  purpose: defineMessage<{ value: string }>({
    id: 'activity.fact.purpose',
    defaultMessage:
      '{value, select, transcription {transcription} understanding {analyse} meaning {recherche par le sens} answers {réponses} memory {faits à retenir} answer {réponse} orbs {orbes} drafts {récits} advice {commentaires d’objectifs} other {}}',
    description: 'What words are sent for: a fact of an event in the history, after its sentence',
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
    defaultMessage: '{value, select, daily {chaque jour} weekly {chaque semaine} monthly {chaque mois} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  schedule: defineMessage<{ value: string }>({
    id: 'activity.fact.schedule',
    defaultMessage: '{value, select, hourly {toutes les heures} daily {chaque jour} weekly {chaque semaine} monthly {chaque mois} cron {selon cron} other {une fois}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  aim: defineMessage<{ value: string }>({
    id: 'activity.fact.aim',
    defaultMessage: '{value, select, avoid {à éviter} other {à atteindre}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  matchRule: defineMessage<{ value: string }>({
    id: 'activity.fact.matchRule',
    defaultMessage: '{value, select, always {ce qui correspond compte} ask {compte après question} other {rien ne compte de soi}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  rule: defineMessage<{ value: string }>({
    id: 'activity.fact.rule',
    defaultMessage: '{value, select, always {ce qui correspond compte} ask {compte après question} other {rien ne compte de soi}}',
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
    defaultMessage: '{value, select, title {titre} summary {résumé} mood {humeur} category {catégorie} tags {étiquettes} keyInsights {idées clés} other {questions}}',
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
    defaultMessage: '{value, select, code {avec un code} passkey {avec une clé d’accès} other {avec un code de secours}}',
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
  act: defineMessage<{ value: string }>({
    id: 'activity.fact.act',
    defaultMessage: '{value, select, rebuild {reconstruire} other {rejouer ce qui est garé}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  answer: defineMessage<{ value: string }>({
    id: 'activity.fact.answer',
    defaultMessage: '{value, select, accepted {acceptée} refused {refusée} kept {laissé en place} hidden {masqué} other {répondue}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  category: defineMessage<{ value: string }>({
    id: 'activity.fact.category',
    defaultMessage:
      '{value, select, analysis {analyse} creative {création} creativity {création} general {général} idea {idée} learning {apprentissage} motivation {motivation} personal {personnel} problem {problème} productivity {productivité} reflection {réflexion} other {travail}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  cause: defineMessage<{ value: string }>({
    id: 'activity.fact.cause',
    defaultMessage:
      '{value, select, asked_by_client {demandé par la personne} danger {danger} legal_duty {obligation légale} reported_fault {panne signalée} unanswered {sans réponse} handed_back {à sa demande} draft {brouillon} edit {correction} merge {fusion} restore {version restaurée} other {pensées}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  choice: defineMessage<{ value: string }>({
    id: 'activity.fact.choice',
    defaultMessage: '{value, select, tomorrow {à demain} other {de 10 minutes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  colour: defineMessage<{ value: string }>({
    id: 'activity.fact.colour',
    defaultMessage: '{value, select, coral {corail} emerald {émeraude} garnet {grenat} gold {or} indigo {indigo} sky {ciel} teal {lagon} other {galet}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  engine: defineMessage<{ value: string }>({
    id: 'activity.fact.engine',
    defaultMessage:
      '{value, select, local {sur cette machine} local_model {modèle de cette machine} openai_compatible {service extérieur} meaning {recherche par le sens} words {recherche par les mots} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  form: defineMessage<{ value: string }>({
    id: 'activity.fact.form',
    defaultMessage: '{value, select, announcement {annonce} other {message}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  kind: defineMessage<{ value: string }>({
    id: 'activity.fact.kind',
    defaultMessage:
      '{value, select, account {compte} account_erasure {effacement d’un compte} admin_notification {avis aux administrateurs} advice {commentaire d’objectif} announcement {annonce} answer {réponse} arts {arts} broadcast {message aux clients} checklist {liste à cocher} community {communauté} community_news {nouvelles de communauté} company {entreprise} count {nombre} delivery {envoi de notification} digest {résumé} embedding {recherche par le sens} goal {objectif} goal_review {bilan d’objectif} health {santé} label {étiquette} list {liste} memory {faits retenus} news {nouvelles} nothing {rien de trouvé} orb {orbe} orb_past_run {orbe dans le passé} orb_run {lecture d’orbe} orb_schedule {orbe automatique} orb_trial {essai d’orbe} orb_wording {traduction d’orbe} question {question} quotes {citations} referral {parrainage} religious {religion} reminder {rappel} request_answer {suite d’une demande} rereading {relecture} school {école} score {note} sound_retention {conservation des enregistrements} spoken_question {question dite} sports {sport} story {récit} story_draft {brouillon de récit} table {tableau} text {texte} thought {pensée} thread_ai_use {fil sans IA} transcription {transcription} understanding {analyse} written {rédigée} journal_import {import d’un journal} other {autre}}',
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
    defaultMessage: '{value, select, filter {pensées choisies par filtre} recent {pensées récentes} text {un texte} threads {des fils} other {des pensées choisies}}',
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
};
