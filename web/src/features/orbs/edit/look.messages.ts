import { defineMessage } from 'react-intl';

export const lookMessages = {
  engraving: defineMessage({ id: 'orbs.look.engraving', defaultMessage: 'Gravure', description: 'Name of the choice' }),
  pattern: defineMessage<{ pattern: string }>({
    id: 'orbs.look.pattern',
    defaultMessage: '{pattern, select, rosette {Rosace} rays {Rayons} waves {Vagues} grid {Globe} dots {Graines} rings {Anneaux} other {}}',
    description: 'An engraving',
  }),
  tintChoice: defineMessage({ id: 'orbs.look.tintChoice', defaultMessage: 'Teinte', description: 'Name of the choice' }),
  tint: defineMessage<{ tint: string }>({
    id: 'orbs.look.tint',
    defaultMessage: '{tint, select, indigo {Indigo} emerald {Émeraude} gold {Or} garnet {Grenat} sea {Lagon} night {Nuit} other {}}',
    description: 'A tint',
  }),
  ownPicture: defineMessage({ id: 'orbs.look.ownPicture', defaultMessage: 'Une image à moi', description: 'Button' }),
  sphereAgain: defineMessage({ id: 'orbs.look.sphereAgain', defaultMessage: 'Revenir à la sphère', description: 'Button' }),
};
