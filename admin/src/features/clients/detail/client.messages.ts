import { defineMessage } from 'react-intl';

export const clientMessages = {
  registered: defineMessage<{ date: string }>({ id: 'client.registered', defaultMessage: 'inscription le {date}', description: 'Under the name' }),
  missing: defineMessage({ id: 'client.missing', defaultMessage: 'Cette fiche n’a pas pu être chargée', description: 'Error' }),
  loading: defineMessage({ id: 'client.loading', defaultMessage: 'Chargement de la fiche', description: 'For screen readers' }),
  thoughts: defineMessage({ id: 'client.thoughts', defaultMessage: 'Pensées', description: 'Figure' }),
  thoughtsNote: defineMessage<{ spoken: number; written: number }>({
    id: 'client.thoughtsNote',
    defaultMessage: '{spoken, plural, one {# vocale} other {# vocales}}, {written, plural, one {# écrite} other {# écrites}} en tout',
    description: 'Under it',
  }),
  goals: defineMessage({ id: 'client.goals', defaultMessage: 'Objectifs', description: 'Figure' }),
  goalsNote: defineMessage({ id: 'client.goalsNote', defaultMessage: 'sans les supprimés', description: 'Under it' }),
  orbRuns: defineMessage({ id: 'client.orbRuns', defaultMessage: 'Orbes, 30 jours', description: 'Figure: runs' }),
  orbRunsNote: defineMessage<{ failed: number }>({ id: 'client.orbRunsNote', defaultMessage: '{failed, number} en échec', description: 'Under it' }),
  aiUses: defineMessage({ id: 'client.aiUses', defaultMessage: 'Usage de l’IA, 30 jours', description: 'Figure' }),
  aiUse: defineMessage<{ use: 'transcriptions' | 'understandings' | 'answers' | 'orbRuns'; count: number }>({
    id: 'client.aiUse',
    defaultMessage:
      '{use, select, transcriptions {{count, plural, one {# transcription} other {# transcriptions}}} understandings {{count, plural, one {# analyse} other {# analyses}}} answers {{count, plural, one {# réponse} other {# réponses}}} other {{count, plural, one {# lecture d’orbe} other {# lectures d’orbes}}}}',
    description: 'Under it: each use there was, in a list',
  }),
  aiUnused: defineMessage({ id: 'client.aiUnused', defaultMessage: 'rien n’a été demandé', description: 'Under it' }),
  leaving: defineMessage<{ moment: string }>({
    id: 'client.leaving',
    defaultMessage: 'L’effacement de ce compte est demandé. Jusqu’au {moment}, il suffit que la personne se connecte pour l’annuler.',
    description: 'Notice on the page of a client whose erasure is asked for; moment: date and time',
  }),
  masked: defineMessage({ id: 'client.masked', defaultMessage: 'Le contenu est masqué', description: 'Title of a notice' }),
  exceptional: defineMessage({ id: 'client.exceptional', defaultMessage: 'Accès exceptionnel', description: 'Link to the page that opens content, with a reason' }),
  maskedText: defineMessage<{ moment: string }>({
    id: 'client.maskedText',
    defaultMessage: 'Les rubans n’ont pas la longueur des mots. Votre visite du {moment} est dans le journal de la personne.',
    description: 'Of that notice',
  }),
};
