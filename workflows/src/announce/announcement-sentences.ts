import type { PostNotification } from '@ecrin/domain/notification/post-notification.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { Announced } from './announce.workflow.ts';

/** `time`: of the day, on the person’s clock. */
type Sentence = (time: string) => Pick<PostNotification, 'title' | 'body'>;

const french: Readonly<Record<Announced, Sentence>> = {
  'thought-ready': (time) => ({ title: `Votre pensée de ${time} est prête`, body: null }),
  'thought-not-transcribed': (time) => ({ title: `Votre pensée de ${time} n’a pas pu être transcrite`, body: 'Son enregistrement est gardé : vous pouvez l’écouter, et demander une nouvelle transcription.' }),
  'friend-joined': () => ({ title: 'Quelqu’un a rejoint Écrin grâce à vous', body: 'Merci d’en avoir parlé.' }),
  'password-changed': () => ({ title: 'Votre mot de passe a changé', body: 'Si ce n’était pas vous, choisissez-en un autre dès maintenant.' }),
  'email-changed': () => ({ title: 'Votre compte a une nouvelle adresse e-mail', body: 'Si ce n’était pas vous, changez votre mot de passe dès maintenant.' }),
};

const english: Readonly<Record<Announced, Sentence>> = {
  'thought-ready': (time) => ({ title: `Your thought from ${time} is ready`, body: null }),
  'thought-not-transcribed': (time) => ({ title: `Your thought from ${time} could not be transcribed`, body: 'Its recording is kept: you can listen to it, and ask for another transcription.' }),
  'friend-joined': () => ({ title: 'Someone joined Écrin thanks to you', body: 'Thank you for spreading the word.' }),
  'password-changed': () => ({ title: 'Your password has changed', body: 'If this was not you, choose another one right away.' }),
  'email-changed': () => ({ title: 'Your account has a new e-mail address', body: 'If this was not you, change your password right away.' }),
};

const sentences = { fr: french, en: english } as const satisfies Record<Language, typeof french>;

type Telling = Readonly<{ about: Announced; language: Language; moment: string; timeZone: string }>;

/** What an announcement says, in the language of who reads it. */
export const announcementSentence = ({ about, language, moment, timeZone }: Telling): ReturnType<Sentence> =>
  sentences[language][about](new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment)));
