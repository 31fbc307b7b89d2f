import { defineMessage } from 'react-intl';

export const moveMessages = {
  title: defineMessage({ id: 'profile.move', defaultMessage: 'Déménager vers un autre écrin', description: 'Heading: another écrin fetches everything by itself' }),
  text: defineMessage({ id: 'profile.move.text', defaultMessage: 'L’autre écrin vient chercher tout ce qui est ici, avec un lien et un code. Rien ne s’efface ici.', description: 'What it is' }),
  offer: defineMessage<{ again: string }>({
    id: 'profile.move.offer',
    defaultMessage: '{again, select, yes {Créer un autre lien} other {Créer un lien et un code}}',
    description: 'Button; again: there is one already, or there was',
  }),
  how: defineMessage({
    id: 'profile.move.how',
    defaultMessage: 'Donnez-les à l’autre écrin, dans Profil, «\u00a0Apporter mes écrits\u00a0», et à personne d’autre.',
    description: 'Above link and code; the same words as on the page there',
  }),
  copy: defineMessage({ id: 'profile.move.copy', defaultMessage: 'Copier le lien', description: 'Button' }),
  copied: defineMessage({ id: 'profile.move.copied', defaultMessage: 'Lien copié', description: 'Toast' }),
  notCopied: defineMessage({ id: 'profile.move.not-copied', defaultMessage: 'Le lien n’a pas pu être copié. Sélectionnez-le.', description: 'Toast' }),
  code: defineMessage({ id: 'profile.move.code', defaultMessage: 'Le code, à taper là-bas', description: 'Above six digits' }),
  open: defineMessage<{ date: string; time: string }>({
    id: 'profile.move.open',
    defaultMessage: 'Le lien s’ouvre jusqu’au {date} à {time}, tant que cette session dure.',
    description: 'Until when it can be used',
  }),
  withdraw: defineMessage({ id: 'profile.move.withdraw', defaultMessage: 'Fermer le lien', description: 'Button' }),
  print: defineMessage<{ print: string }>({
    id: 'profile.move.print',
    defaultMessage: 'Empreinte de la clé qui signe ici\u00a0: {print}. L’autre écrin doit montrer la même.',
    description: 'The person compares 20 letters and digits on both pages',
  }),
  handedOver: defineMessage<{ host: string; date: string; time: string }>({
    id: 'profile.move.handed-over',
    defaultMessage: 'Le fichier de votre écrin a été remis à {host} le {date} à {time}.',
    description: 'No more is known: whether anything of it entered there is told later',
  }),
  handedOverText: defineMessage<{ host: string }>({
    id: 'profile.move.handed-over.text',
    defaultMessage: 'Rien ne dit encore qu’il y soit entré\u00a0: apportez-le là-bas. Une fois que c’est fini, {host} dira ici combien de pensées sont entrées.',
    description: 'Under it',
  }),
  brought: defineMessage<{ host: string; date: string; thoughts: number; known: string; of: number }>({
    id: 'profile.move.brought',
    defaultMessage:
      'Apport terminé chez {host} le {date}\u00a0: {thoughts, plural, one {{thoughts, number} pensée} other {{thoughts, number} pensées}}{known, select, yes { sur {of, number}} other {}} {thoughts, plural, one {y est entrée} other {y sont entrées}}.',
    description: 'The other écrin said so; of: thoughts in the file, known no: it was not counted',
  }),
  broughtText: defineMessage({
    id: 'profile.move.brought.text',
    defaultMessage: 'Celles qui y étaient déjà n’y entrent pas deux fois. Voyez d’abord là-bas ce qui est entré. Ce compte-ci reste entier\u202f; si vous l’effacez, une attestation le dira.',
    description: 'Under it',
  }),
  erase: defineMessage({ id: 'profile.move.erase', defaultMessage: 'Effacer ce compte-ci', description: 'Link to the page that erases the account' }),
};
