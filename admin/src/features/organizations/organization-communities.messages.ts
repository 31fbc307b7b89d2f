import { defineMessage } from 'react-intl';

export const organizationCommunitiesMessages = {
  communities: defineMessage({ id: 'organizations.communities.communities', defaultMessage: 'Communautés', description: 'Panel' }),
  none: defineMessage({ id: 'organizations.communities.none', defaultMessage: 'Aucune communauté.', description: 'Empty list' }),
  masked: defineMessage({ id: 'organizations.communities.masked', defaultMessage: 'Communauté privée', description: 'Instead of the name of a private one' }),
  figures: defineMessage<{ visibility: string; status: string; members: number; copies: number; comments: number }>({
    id: 'organizations.communities.figures',
    defaultMessage:
      '{status, select, closed {Fermée} other {{visibility, select, public {Publique} other {Privée}}}} · {members, plural, one {# membre} other {# membres}} · {copies, plural, one {# texte} other {# textes}} · {comments, plural, one {# commentaire} other {# commentaires}}',
    description: 'Figures of a community',
  }),
  visibility: defineMessage<{ visibility: string }>({
    id: 'organizations.communities.visibility',
    defaultMessage: '{visibility, select, public {Publique} other {Privée}}',
    description: 'Cell of a file',
  }),
  address: defineMessage({ id: 'organizations.communities.address', defaultMessage: 'Adresse de la communauté', description: 'Field' }),
  addressHint: defineMessage({
    id: 'organizations.communities.addressHint',
    defaultMessage: 'Qui en est responsable la copie dans les réglages de la communauté, sous « Qui la voit ».',
    description: 'Under the field',
  }),
  notAnAddress: defineMessage({ id: 'organizations.communities.notAnAddress', defaultMessage: 'Ce n’est pas l’adresse d’une communauté.', description: 'Under the field' }),
  assign: defineMessage({ id: 'organizations.communities.assign', defaultMessage: 'Rattacher', description: 'Button' }),
  assigned: defineMessage({ id: 'organizations.communities.assigned', defaultMessage: 'Communauté rattachée.', description: 'Once it is done' }),
  release: defineMessage({ id: 'organizations.communities.release', defaultMessage: 'Détacher', description: 'Button' }),
  releaseName: defineMessage<{ name: string }>({ id: 'organizations.communities.releaseName', defaultMessage: 'Détacher {name}', description: 'Button' }),
  released: defineMessage({ id: 'organizations.communities.released', defaultMessage: 'Communauté détachée.', description: 'Once it is done' }),
};
