import { defineMessage } from 'react-intl';

export const takeMessages = {
  lead: defineMessage<{ count: number; voice: string }>({
    id: 'profile.data.lead',
    defaultMessage:
      '{count, plural, =0 {Aucune pensée ici} one {<b>Une pensée</b>} other {<b>#\u00a0pensées</b>}}{voice, select, none {} other {, <b>{voice}</b> de votre voix}}{count, plural, =0 {.} other {, dans un fichier qui s’ouvre <b>aussi sans nous</b>.}}',
    description: 'First sentence of the page: what would be taken away; voice: a duration',
  }),
  what: defineMessage({ id: 'profile.data.what', defaultMessage: 'Quoi', description: 'Title over what is taken' }),
  whatLabel: defineMessage({ id: 'profile.data.what.label', defaultMessage: 'Ce que j’emporte', description: 'Name of the choice between everything, a span and a thread' }),
  whatChoice: defineMessage<{ what: string }>({ id: 'profile.data.what.choice', defaultMessage: '{what, select, all {Tout} span {Une période} other {Un fil}}', description: 'One of three' }),
  from: defineMessage({ id: 'profile.data.from', defaultMessage: 'Du', description: 'Field: first day' }),
  to: defineMessage({ id: 'profile.data.to', defaultMessage: 'Au', description: 'Field: last day' }),
  backward: defineMessage({ id: 'profile.data.backward', defaultMessage: 'La période finit avant de commencer.', description: 'The last day is before the first one' }),
  thread: defineMessage({ id: 'profile.data.thread', defaultMessage: 'Le fil', description: 'Field: which thread' }),
  chooseThread: defineMessage({ id: 'profile.data.thread.choose', defaultMessage: 'Choisir un fil', description: 'In that field while none is chosen' }),
  noThread: defineMessage({ id: 'profile.data.thread.none', defaultMessage: 'Vous n’avez pas encore de fil.', description: 'Instead of that field' }),
  unnamed: defineMessage({ id: 'profile.data.thread.unnamed', defaultMessage: 'Un fil sans nom', description: 'A thread whose name cannot be read any more' }),
  parts: defineMessage({ id: 'profile.data.parts', defaultMessage: 'Avec', description: 'Name of the list of what can be left out' }),
  thoughts: defineMessage({ id: 'profile.data.thoughts', defaultMessage: 'Pensées', description: 'Always taken' }),
  thoughtsText: defineMessage({ id: 'profile.data.thoughts.text', defaultMessage: 'vos mots, leur date, leur fil', description: 'What is taken of thoughts' }),
  part: defineMessage<{ part: string }>({
    id: 'profile.data.part',
    defaultMessage: '{part, select, sounds {Voix} pictures {Images} understood {Ce que l’IA en a compris} other {Objectifs, rappels, orbes, conversations}}',
    description: 'What can be left out',
  }),
  partText: defineMessage<{ part: string; voice: string }>({
    id: 'profile.data.part.text',
    defaultMessage:
      '{part, select, sounds {fichiers d’origine{voice, select, none {} other {, {voice}}}} pictures {telles que vous les avez gardées} understood {signé de son moteur, à part de vos mots} other {avec vos récits, vos communautés et le registre des envois}}',
    description: 'What it is; voice: a duration',
  }),
  forms: defineMessage({ id: 'profile.data.forms', defaultMessage: 'Sous quelle forme', description: 'Title over the forms' }),
  form: defineMessage<{ form: string }>({
    id: 'profile.data.form',
    defaultMessage: '{form, select, ecrin {Écrin} book {Livre PDF} markdown {Markdown} other {Tableau CSV}}',
    description: 'A form of what is taken',
  }),
  formText: defineMessage<{ form: string; pages: number }>({
    id: 'profile.data.form.text',
    defaultMessage:
      '{form, select, ecrin {complet, en JSON, se rouvre ici} book {{pages, plural, =0 {A5, à relier} one {une page A5} other {environ #\u00a0pages A5, à relier}}} markdown {un fichier par pensée} other {une ligne par pensée, pour un tableur}}',
    description: 'What it is good for; pages: about how many the book has',
  }),
  bookTitle: defineMessage({ id: 'profile.data.book', defaultMessage: 'Mon écrin', description: 'On the cover of the book' }),
  bookLabel: defineMessage({ id: 'profile.data.book.label', defaultMessage: 'Le livre', description: 'Name of the part of the page that shows the book' }),
  bookWith: defineMessage({ id: 'profile.data.book.with', defaultMessage: 'Dans le livre, avec vos mots', description: 'Name of the list of what the book may have besides the words' }),
  bookExtra: defineMessage<{ extra: string }>({
    id: 'profile.data.book.extra',
    defaultMessage: '{extra, select, pictures {Images dans le livre} other {Codes vers votre voix}}',
    description: 'What the book may have besides the words; codes: QR codes',
  }),
  bookExtraText: defineMessage<{ extra: string }>({
    id: 'profile.data.book.extra.text',
    defaultMessage: '{extra, select, pictures {imprimées sous vos mots} other {un par minute dite, pour un appareil où votre compte est ouvert}}',
    description: 'What it is; codes: QR codes that open the recording at that moment for whoever is signed in',
  }),
  bookText: defineMessage<{ pages: number; beside: 'none' | 'pictures' | 'codes' | 'both' }>({
    id: 'profile.data.book.text',
    defaultMessage:
      'A5, environ {pages, plural, one {une page} other {#\u00a0pages}}, {beside, select, pictures {vos mots et vos images} codes {vos mots et des codes vers votre voix} both {vos mots, vos images et des codes vers votre voix} other {vos mots seulement}}.',
    description: 'Below the cover',
  }),
  bookMissing: defineMessage<{ count: number; signs: string }>({
    id: 'profile.data.book.missing',
    defaultMessage: '{count, plural, one {Un signe n’a pas de dessin et sera imprimé} other {# signes n’ont pas de dessin et seront imprimés}} «\u00a0•\u00a0»\u00a0: {signs}',
    description: 'Below the cover: signs that no typeface of the book has',
  }),
  bookSpan: defineMessage<{ from: string; to: string }>({ id: 'profile.data.book.span', defaultMessage: '{from} – {to}', description: 'On the cover: from which month to which' }),
  noForm: defineMessage({ id: 'profile.data.form.none', defaultMessage: 'Choisissez au moins une forme.', description: 'Below the button while no form is chosen' }),
  foot: defineMessage<{ form: 'book' | 'other' }>({
    id: 'profile.data.foot',
    defaultMessage:
      '{form, select, book {Un livre seul n’est pas signé\u202f; avec une autre forme, il l’est.} other {La signature prouve que le fichier vient d’ici et que rien n’y a bougé depuis.}} Le lien s’ouvre pendant 24\u00a0h, tant que cette session dure.',
    description: 'Above the button',
  }),
  take: defineMessage<{ count: number; size: string }>({
    id: 'profile.data.take',
    defaultMessage: 'Préparer {count, plural, =0 {le reste} one {une pensée} other {#\u00a0pensées}}, {size}',
    description: 'Button that makes the file; size: « 421 Mo »',
  }),
  takeUnknown: defineMessage({ id: 'profile.data.take.unknown', defaultMessage: 'Préparer', description: 'That button while it is not known how much there is' }),
  seconds: defineMessage<{ seconds: number }>({
    id: 'profile.data.seconds',
    defaultMessage: 'Écrit pendant qu’il se télécharge, en {seconds, plural, one {une seconde} other {#\u00a0secondes}} environ.',
    description: 'Below the button: how long the file takes to be made',
  }),
  ready: defineMessage<{ date: string; size: string }>({ id: 'profile.data.ready', defaultMessage: 'Écrin du {date}{size, select, none {} other {, {size}}}', description: 'A file that was made' }),
  closes: defineMessage<{ time: string }>({ id: 'profile.data.closes', defaultMessage: 'Le lien se ferme demain à {time}.', description: 'Until when it can be downloaded' }),
  again: defineMessage<{ date: string }>({ id: 'profile.data.again', defaultMessage: 'Télécharger l’écrin du {date}', description: 'Button with an icon only' }),
  failed: defineMessage({ id: 'profile.data.failed', defaultMessage: 'Impossible de dire ce que contient votre écrin', description: 'When the figures cannot be fetched' }),
  loading: defineMessage({ id: 'profile.data.loading', defaultMessage: 'Votre écrin est compté', description: 'While the figures are fetched' }),
};
