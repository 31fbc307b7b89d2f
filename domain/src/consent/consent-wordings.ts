import type { Language } from '#kernel/language.ts';
import type { ConsentPurpose } from './consent.vocabulary.ts';

/** What a person reads of one purpose: what it is, what would be sent, what happens without, and what stops once it is taken back. */
export type ConsentWords = Readonly<Record<'purpose' | 'sent' | 'otherwise' | 'after', string>>;
type Wording = Readonly<Record<Language, Readonly<Partial<Record<ConsentPurpose, ConsentWords>>>>>;

/**
 * By version, the words that consents were given with: ledgers name the version. Permanent: a version is added beside the others, never changed. The
 * screens show the last one (`consentWording`), which a spec compares with their messages.
 */
export const consentWordings: Readonly<Record<number, Wording>> = {
  1: {
    fr: {
      transcription: {
        purpose: 'Transcrire ma voix',
        sent: 'Le son de vos enregistrements et de vos questions part, le temps d’être transcrit.',
        otherwise: 'Sinon, votre voix est transcrite ici, ou attend que ce serveur puisse le faire.',
        after:
          'Si vous le reprenez\u00A0: les prochains enregistrements sont transcrits ici, ou attendent. Les textes déjà transcrits restent.',
      },
      understanding: {
        purpose: 'Comprendre mes pensées',
        sent: 'Le texte de vos pensées part, jamais la voix ni votre nom.',
        otherwise: 'Sinon, vos pensées sont lues ici, plus simplement.',
        after:
          'Si vous le reprenez\u00A0: les prochaines pensées sont lues ici, plus simplement. Celles déjà comprises gardent ce que vous en avez.',
      },
      meaning: {
        purpose: 'Chercher par le sens',
        sent: 'Le texte de vos pensées et ce que vous cherchez partent, pour trouver ce qui se ressemble.',
        otherwise: 'Sinon, Écrin cherche vos mots tels quels.',
        after: 'Si vous le reprenez\u00A0: Écrin cherche vos mots tels quels.',
      },
      answers: {
        purpose: 'Répondre à mes questions',
        sent: 'Votre question et les pensées qui peuvent y répondre partent\u202F; chaque phrase de la réponse montre d’où elle vient.',
        otherwise: 'Sinon, Écrin cherche vos mots ici et répond avec vos propres phrases.',
        after: 'Si vous le reprenez\u00A0: Écrin répond avec vos propres phrases. Les réponses déjà écrites restent.',
      },
      memory: {
        purpose: 'Retenir des faits sur moi',
        sent: 'Les pensées citées par une réponse partent, pour vous proposer ce qui mérite d’être retenu.',
        otherwise: 'Sinon, rien ne vous est proposé.',
        after: 'Si vous le reprenez\u00A0: plus rien ne vous est proposé. Ce que vous avez retenu reste.',
      },
      orbs: {
        purpose: 'Faire lire mes orbes',
        sent: 'Les pensées que vous choisissez partent avec les consignes de l’orbe, ou le texte que vous lui donnez.',
        otherwise: 'Sinon, vos orbes ne lisent pas.',
        after:
          'Si vous le reprenez\u00A0: la lecture en cours s’arrête et les orbes automatiques attendent. Les résultats restent.',
      },
      drafts: {
        purpose: 'Composer mes récits',
        sent: 'Les pensées du récit partent, pour en composer un brouillon.',
        otherwise: 'Sinon, vous écrivez vos récits vous-même.',
        after: 'Si vous le reprenez\u00A0: le brouillon en cours s’arrête. Ceux déjà composés restent.',
      },
      advice: {
        purpose: 'Commenter mes objectifs',
        sent: 'Le titre de l’objectif et ses chiffres partent, aucune pensée.',
        otherwise: 'Sinon, vos chiffres restent sans commentaire.',
        after: 'Si vous le reprenez\u00A0: vos chiffres restent, sans commentaire.',
      },
    },
    en: {
      transcription: {
        purpose: 'Transcribing my voice',
        sent: 'The sound of your recordings and questions is sent for as long as it takes to transcribe it.',
        otherwise: 'Otherwise your voice is transcribed here, or waits until this server can do it.',
        after:
          'If you take it back: your next recordings are transcribed here, or wait. What is transcribed already stays.',
      },
      understanding: {
        purpose: 'Understanding my thoughts',
        sent: 'The text of your thoughts is sent, never your voice or your name.',
        otherwise: 'Otherwise your thoughts are read here, more simply.',
        after:
          'If you take it back: your next thoughts are read here, more simply. Those understood already keep what you have of them.',
      },
      meaning: {
        purpose: 'Searching by meaning',
        sent: 'The text of your thoughts and what you search for are sent, to find what is alike.',
        otherwise: 'Otherwise Écrin looks for your exact words.',
        after: 'If you take it back: Écrin looks for your exact words.',
      },
      answers: {
        purpose: 'Answering my questions',
        sent: 'Your question and the thoughts that may answer it are sent; each sentence of the answer shows where it comes from.',
        otherwise: 'Otherwise Écrin looks for your words here and answers with your own sentences.',
        after: 'If you take it back: Écrin answers with your own sentences. Answers written already stay.',
      },
      memory: {
        purpose: 'Remembering facts about me',
        sent: 'The thoughts an answer cites are sent, to suggest what may be worth remembering.',
        otherwise: 'Otherwise nothing is suggested to you.',
        after: 'If you take it back: nothing more is suggested to you. What you chose to remember stays.',
      },
      orbs: {
        purpose: 'Letting my orbs read',
        sent: 'The thoughts you choose are sent with the orb’s prompt, or the text you give it.',
        otherwise: 'Otherwise your orbs read nothing.',
        after: 'If you take it back: the reading under way stops and scheduled orbs wait. Results stay.',
      },
      drafts: {
        purpose: 'Composing my stories',
        sent: 'The thoughts of the story are sent, to compose a draft from them.',
        otherwise: 'Otherwise you write your stories yourself.',
        after: 'If you take it back: the draft under way stops. Those composed already stay.',
      },
      advice: {
        purpose: 'Commenting on my goals',
        sent: 'The title of the goal and its figures are sent; none of your thoughts are.',
        otherwise: 'Otherwise your figures come without comment.',
        after: 'If you take it back: your figures stay, without comment.',
      },
    },
  },
};
