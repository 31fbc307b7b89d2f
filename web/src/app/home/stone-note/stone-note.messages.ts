import { defineMessage } from 'react-intl';

export const stoneNoteMessages = {
  note: defineMessage<{ mood: string; title: string }>({
    id: 'home.stone-note',
    defaultMessage:
      '{mood, select, happy {Joyeuse\u00A0: un brillant} excited {Enthousiaste\u00A0: un hexagone} calm {Calme\u00A0: un cabochon} inspired {Inspirée\u00A0: un diamant} reflective {Songeuse\u00A0: une marquise} sad {Triste\u00A0: une poire} stressed {Tendue\u00A0: une baguette} frustrated {Contrariée\u00A0: un trillion} other {}}. Écrin l’a lu dans vos mots{title, select, true {, le titre aussi. Touchez l’un ou l’autre} other {. Touchez la pierre}} pour en décider.',
    description: 'Once, under the first thought whose mood was read: what its stone means; title: a title was proposed as well',
  }),
  away: defineMessage({ id: 'home.stone-note.away', defaultMessage: 'Retirer cette note', description: 'Button with a cross' }),
};
