import { defineMessage } from 'react-intl';

/** The words of `purpose`, `sent`, `otherwise` and `after` are those of the last version in `consentWordings`: a change of them is a new one. */
export const consentMessages = {
  title: defineMessage({ id: 'consents.title', defaultMessage: 'Ce que j’accepte', description: 'Title of the page of consents in the tab, and the link to it' }),
  titleWithSent: defineMessage({
    id: 'consents.title-with-sent',
    defaultMessage: 'Ce que j’accepte, et ce qui est parti',
    description: 'Heading of the page of consents, where what was sent is listed too',
  }),
  where: defineMessage({ id: 'consents.where', defaultMessage: 'Où vont vos mots', description: 'Heading of the question whether words may be sent' }),
  purpose: defineMessage<{ purpose: string }>({
    id: 'consents.purpose',
    defaultMessage:
      '{purpose, select, transcription {Transcrire ma voix} understanding {Comprendre mes pensées} meaning {Chercher par le sens} answers {Répondre à mes questions} memory {Retenir des faits sur moi} orbs {Faire lire mes orbes} drafts {Composer mes récits} advice {Commenter mes objectifs} other {}}',
    description: 'Name of what words would be sent for',
  }),
  sent: defineMessage<{ purpose: string }>({
    id: 'consents.sent',
    defaultMessage:
      '{purpose, select, transcription {Le son de vos enregistrements et de vos questions part, le temps d’être transcrit.} understanding {Le texte de vos pensées part, jamais la voix ni votre nom.} meaning {Le texte de vos pensées et ce que vous cherchez partent, pour trouver ce qui se ressemble.} answers {Votre question et les pensées qui peuvent y répondre partent ; chaque phrase de la réponse montre d’où elle vient.} memory {Les pensées citées par une réponse partent, pour vous proposer ce qui mérite d’être retenu.} orbs {Les pensées que vous choisissez partent avec les consignes de l’orbe, ou le texte que vous lui donnez.} drafts {Les pensées du récit partent, pour en composer un brouillon.} advice {Le titre de l’objectif et ses chiffres partent, aucune pensée.} other {}}',
    description: 'What would be sent',
  }),
  to: defineMessage<{ host: string; model: string }>({
    id: 'consents.to',
    defaultMessage: 'Destination : {host}, modèle {model}.',
    description: 'Where it would be sent: a host, and the model there',
  }),
  otherwise: defineMessage<{ purpose: string }>({
    id: 'consents.otherwise',
    defaultMessage:
      '{purpose, select, transcription {Sinon, votre voix est transcrite ici, ou attend que ce serveur puisse le faire.} understanding {Sinon, vos pensées sont lues ici, plus simplement.} meaning {Sinon, Écrin cherche vos mots tels quels.} answers {Sinon, Écrin cherche vos mots ici et répond avec vos propres phrases.} memory {Sinon, rien ne vous est proposé.} orbs {Sinon, vos orbes ne lisent pas.} drafts {Sinon, vous écrivez vos récits vous-même.} advice {Sinon, vos chiffres restent sans commentaire.} other {}}',
    description: 'What happens without it',
  }),
  after: defineMessage<{ purpose: string }>({
    id: 'consents.after',
    defaultMessage:
      '{purpose, select, transcription {Si vous le reprenez : les prochains enregistrements sont transcrits ici, ou attendent. Les textes déjà transcrits restent.} understanding {Si vous le reprenez : les prochaines pensées sont lues ici, plus simplement. Celles déjà comprises gardent ce que vous en avez.} meaning {Si vous le reprenez : Écrin cherche vos mots tels quels.} answers {Si vous le reprenez : Écrin répond avec vos propres phrases. Les réponses déjà écrites restent.} memory {Si vous le reprenez : plus rien ne vous est proposé. Ce que vous avez retenu reste.} orbs {Si vous le reprenez : la lecture en cours s’arrête et les orbes automatiques attendent. Les résultats restent.} drafts {Si vous le reprenez : le brouillon en cours s’arrête. Ceux déjà composés restent.} advice {Si vous le reprenez : vos chiffres restent, sans commentaire.} other {}}',
    description: 'What stops when it is taken back, shown before it is',
  }),
  accept: defineMessage({ id: 'consents.accept', defaultMessage: 'J’accepte', description: 'Button: words may be sent' }),
};

export const consentScreenMessages = {
  summary: defineMessage<{ given: number; all: number }>({
    id: 'consents.summary',
    defaultMessage:
      '{all, plural, =0 {<b>Aucun mot</b> ne part vers un moteur d’ailleurs : ce serveur calcule tout lui-même.} other {{given, plural, =0 {<b>Aucun mot</b> ne part vers un moteur d’ailleurs sans votre accord, et vous n’en avez donné aucun.} one {<b>Un usage</b> sur {all, number} est permis.} other {<b>{given, number} usages</b> sur {all, number} sont permis.}}}}',
    description: 'How many of the purposes are accepted; all 0: no endpoint is configured; b: emphasised',
  }),
  lead: defineMessage<{ host: string }>({
    id: 'consents.lead',
    defaultMessage: 'Écrin peut demander de l’aide à {host}. Chaque usage attend votre oui ; repris, plus un mot ne part, même ce qui était en chemin.',
    description: 'Below the summary; host: a machine elsewhere',
  }),
  model: defineMessage<{ model: string }>({ id: 'consents.model', defaultMessage: 'Modèle {model}.', description: 'Before the state of a purpose: the model of the endpoint' }),
  given: defineMessage<{ date: string }>({ id: 'consents.given', defaultMessage: 'Accordé le {date}', description: 'State of a purpose' }),
  withdrawn: defineMessage<{ date: string }>({ id: 'consents.withdrawn', defaultMessage: 'Repris le {date}. Rien ne part.', description: 'State of a purpose' }),
  never: defineMessage({ id: 'consents.never', defaultMessage: 'Jamais accordé. Rien ne part.', description: 'State of a purpose' }),
  elsewhere: defineMessage<{ host: string }>({
    id: 'consents.elsewhere',
    defaultMessage: 'Vous l’aviez accordé à {host}, qui ne sert plus. Rien ne part.',
    description: 'State of a purpose that was accepted for another host',
  }),
  afterLabel: defineMessage({ id: 'consents.after-label', defaultMessage: 'Si vous reprenez cet accord', description: 'Name of the group that says what stops' }),
  takeBack: defineMessage({ id: 'consents.take-back', defaultMessage: 'Reprendre cet accord', description: 'Button' }),
  leave: defineMessage({ id: 'consents.leave', defaultMessage: 'Le laisser', description: 'Button: changes nothing' }),
};
