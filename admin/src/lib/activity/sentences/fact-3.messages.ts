import { defineMessage } from 'react-intl';

export const factMessages3 = {
  acceptsRequests: defineMessage<{ value: string }>({
    id: 'activity.fact.acceptsRequests',
    defaultMessage: '{value, select, true {reçoit des demandes} other {ne reçoit pas de demandes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  act: defineMessage<{ value: string }>({
    id: 'activity.fact.act',
    defaultMessage: '{value, select, rebuild {reconstruire} other {rejouer ce qui est garé}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  answer: defineMessage<{ value: string }>({
    id: 'activity.fact.answer',
    defaultMessage:
      '{value, select, accepted {acceptée} refused {refusée} kept {laissé en place} hidden {masqué} other {répondue}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  answered: defineMessage<{ value: string }>({
    id: 'activity.fact.answered',
    defaultMessage: '{value, select, false {sans réponse utilisable} other {}}',
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
  change: defineMessage<{ value: string }>({
    id: 'activity.fact.change',
    defaultMessage: 'changement n° {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  choice: defineMessage<{ value: string }>({
    id: 'activity.fact.choice',
    defaultMessage: '{value, select, tomorrow {à demain} other {de 10 minutes}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  colour: defineMessage<{ value: string }>({
    id: 'activity.fact.colour',
    defaultMessage:
      '{value, select, coral {corail} emerald {émeraude} garnet {grenat} gold {or} indigo {indigo} sky {ciel} teal {lagon} other {galet}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  day: defineMessage<{ value: string }>({
    id: 'activity.fact.day',
    defaultMessage: 'le {value}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  engine: defineMessage<{ value: string }>({
    id: 'activity.fact.engine',
    defaultMessage:
      '{value, select, local {sur cette machine} local_model {modèle de cette machine} openai_compatible {service extérieur} meaning {recherche par le sens} words {recherche par les mots} other {{value}}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  expiresAt: defineMessage<{ value: string }>({
    id: 'activity.fact.expiresAt',
    defaultMessage: 'jusqu’à {value}',
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
  leftOut: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.leftOut',
    defaultMessage: '{count, plural, one {{value} laissée de côté} other {{value} laissées de côté}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
  met: defineMessage<{ value: string; count: number }>({
    id: 'activity.fact.met',
    defaultMessage: '{count, plural, one {{value} tenu} other {{value} tenus}}',
    description: 'A fact of an event in the history, after its sentence',
  }),
};
