import { defineMessage } from 'react-intl';

/** Labels agree with « pensée », so that nobody's gender is asked. */
export const thoughtLabelMessages = {
  mood: defineMessage<{ mood: string }>({
    id: 'thoughts.mood',
    defaultMessage: '{mood, select, happy {Joyeuse} sad {Triste} excited {Enthousiaste} calm {Calme} stressed {Tendue} reflective {Songeuse} frustrated {Contrariée} inspired {Inspirée} other {}}',
    description: 'A mood, agreeing with the feminine word for thought',
  }),
  category: defineMessage<{ category: string }>({
    id: 'thoughts.category',
    defaultMessage: '{category, select, work {Travail} personal {Personnel} creative {Création} problem {Problème} idea {Idée} reflection {Réflexion} other {}}',
    description: 'A category of thoughts',
  }),
  status: defineMessage<{ status: string }>({
    id: 'thoughts.status',
    defaultMessage: '{status, select, win {Victoire} lesson {Leçon} neutral {Neutre} other {}}',
    description: 'The label a person gives a thought',
  }),
  field: defineMessage<{ field: string }>({
    id: 'thoughts.field',
    defaultMessage: '{field, select, title {Titre} summary {Résumé} mood {Humeur} category {Catégorie} tags {Étiquettes} keyInsights {Idées clés} questions {Questions pour plus tard} other {}}',
    description: 'Name of something understood of a thought',
  }),
};
