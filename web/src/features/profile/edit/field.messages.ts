import { defineMessage } from 'react-intl';

export const fieldMessages = {
  firstname: defineMessage({ id: 'profile.firstname', defaultMessage: 'Prénom', description: 'Field' }),
  lastname: defineMessage({ id: 'profile.lastname', defaultMessage: 'Nom', description: 'Field: family name' }),
  job: defineMessage({ id: 'profile.job', defaultMessage: 'Activité actuelle', description: 'Field: current job' }),
  organisation: defineMessage({ id: 'profile.organisation', defaultMessage: 'École ou entreprise', description: 'Field' }),
  city: defineMessage({ id: 'profile.city', defaultMessage: 'Ville', description: 'Field' }),
  department: defineMessage({ id: 'profile.department', defaultMessage: 'Département', description: 'Field: French department, or region elsewhere' }),
  country: defineMessage({ id: 'profile.country', defaultMessage: 'Pays', description: 'Choice of a country' }),
  nameless: defineMessage({ id: 'profile.firstname.required', defaultMessage: 'Un prénom est nécessaire, pour vous saluer.', description: 'Refusal of an empty first name' }),
  elsewhere: defineMessage({
    id: 'profile.elsewhere',
    defaultMessage: 'Tout est facultatif, sauf le prénom. L’e-mail et le téléphone se changent dans « Vos accès », sur votre profil.',
    description: 'Under the fields',
  }),
  cancel: defineMessage({ id: 'profile.cancel', defaultMessage: 'Annuler', description: 'Link back without keeping anything' }),
};
