import { defineMessage } from 'react-intl';

export const profileMessages = {
  title: defineMessage({ id: 'profile.title', defaultMessage: 'Profil', description: 'Title of the profile screen' }),
  loading: defineMessage({
    id: 'profile.loading',
    defaultMessage: 'Chargement de votre profil',
    description: 'While the profile is fetched',
  }),
  missing: defineMessage({
    id: 'profile.missing',
    defaultMessage: 'Impossible de charger votre profil',
    description: 'When the profile cannot be fetched',
  }),
  keep: defineMessage({
    id: 'profile.keep',
    defaultMessage: 'Enregistrer',
    description: 'Button that keeps the profile',
  }),
  kept: defineMessage({
    id: 'profile.kept',
    defaultMessage: 'C’est enregistré',
    description: 'Short message after a change of the profile',
  }),
  editShort: defineMessage({
    id: 'profile.edit.short',
    defaultMessage: 'Modifier',
    description: 'The same link as it is shown beside the name',
  }),
  edit: defineMessage({
    id: 'profile.edit',
    defaultMessage: 'Modifier le profil',
    description: 'Link to the edit screen, and its title',
  }),
  proof: defineMessage<{ email: string; mail: 'sent' | 'none' | 'unknown' }>({
    id: 'profile.proof',
    defaultMessage:
      'Confirmez votre e-mail : sans lui, impossible de retrouver votre écrin si vous oubliez votre mot de passe.{mail, select, sent { Un message vous attend à {email}.} none { Ce serveur n’envoie pas d’e-mails : demandez le code à qui l’exploite.} other {}}',
    description: 'While an address is not proved',
  }),
  addressTaken: defineMessage({
    id: 'profile.proof.taken',
    defaultMessage:
      'Votre adresse a été confirmée par un autre écrin. Donnez-en une autre pour toujours retrouver celui-ci.',
    description: 'Once another account has proved the e-mail address',
  }),
  changeAddress: defineMessage({
    id: 'profile.proof.change',
    defaultMessage: 'Changer d’adresse',
    description: 'Link to where another address is given',
  }),
  proofWay: defineMessage({
    id: 'profile.proof.way',
    defaultMessage: 'Saisir le code',
    description: 'Link to where the code is typed',
  }),
  favorites: defineMessage({
    id: 'profile.favorites',
    defaultMessage: 'Favoris',
    description: 'Link to the favourites',
  }),
  notifications: defineMessage({
    id: 'profile.notifications',
    defaultMessage: 'Notifications',
    description: 'Link to their settings',
  }),
  reminders: defineMessage({
    id: 'profile.reminders',
    defaultMessage: 'Rappels',
    description: 'Link to the reminders',
  }),
  about: defineMessage({
    id: 'profile.about',
    defaultMessage: 'À propos d’Écrin',
    description: 'Link to the about page inside the app, and its title',
  }),
  display: defineMessage({
    id: 'profile.display',
    defaultMessage: 'Langue et apparence',
    description: 'Page of the profile: language, scheme, what is shown; and the link to it',
  }),
  language: defineMessage({
    id: 'profile.language',
    defaultMessage: 'Langue',
    description: 'Part of the profile screen',
  }),
  languageText: defineMessage({
    id: 'profile.language.text',
    defaultMessage: 'La langue de l’application, et celle que vous parlez le plus souvent.',
    description: 'Under the language title',
  }),
  scheme: defineMessage({ id: 'profile.scheme', defaultMessage: 'Apparence', description: 'Choice of light or dark' }),
  schemeAuto: defineMessage({
    id: 'profile.scheme.auto',
    defaultMessage: 'Comme l’appareil',
    description: 'Follow the device',
  }),
  schemeLight: defineMessage({
    id: 'profile.scheme.light',
    defaultMessage: 'Claire',
    description: 'Light scheme; agrees with « apparence »',
  }),
  schemeDark: defineMessage({ id: 'profile.scheme.dark', defaultMessage: 'Sombre', description: 'Dark scheme' }),
  words: defineMessage({
    id: 'profile.words',
    defaultMessage: 'Vos mots à vous',
    description: 'Title of the word list',
  }),
  wordsText: defineMessage({
    id: 'profile.words.text',
    defaultMessage: 'Personnes, lieux, mots à vous : la transcription les écrira comme ici.',
    description: 'What the word list is for',
  }),
  wordsCount: defineMessage<{ count: number }>({
    id: 'profile.words.count',
    defaultMessage: '{count, number} sur 200',
    description: 'How many names the list holds, of 200',
  }),
  wordsNone: defineMessage({
    id: 'profile.words.none',
    defaultMessage: 'Aucun nom n’a été ajouté. Ajoutez ceux que la transcription écrit mal.',
    description: 'When the word list is empty',
  }),
  wordsNew: defineMessage({
    id: 'profile.words.new',
    defaultMessage: 'Ajouter un nom',
    description: 'Field that adds to the word list',
  }),
  wordsAdd: defineMessage({
    id: 'profile.words.add',
    defaultMessage: 'Ajouter',
    description: 'Button that adds to the word list',
  }),
  wordsRemove: defineMessage<{ word: string }>({
    id: 'profile.words.remove',
    defaultMessage: 'Retirer {word}',
    description: 'Button that takes a name out of the word list',
  }),
  wordsRemoved: defineMessage<{ word: string }>({
    id: 'profile.words.removed',
    defaultMessage: '« {word} » est retiré',
    description: 'Short message after taking a name out',
  }),
  undo: defineMessage({
    id: 'profile.undo',
    defaultMessage: 'Annuler',
    description: 'Button that brings the name back',
  }),
  wordsTwice: defineMessage({
    id: 'profile.words.twice',
    defaultMessage: 'Ce nom est déjà dans la liste.',
    description: 'Refusal of a name that is there already',
  }),
  wordsFull: defineMessage({
    id: 'profile.words.full',
    defaultMessage: 'La liste est pleine : 200 noms.',
    description: 'When the word list holds 200 names',
  }),
  signOut: defineMessage({
    id: 'profile.log-out',
    defaultMessage: 'Se déconnecter',
    description: 'Button that ends the session',
  }),
  signOutTitle: defineMessage({
    id: 'profile.log-out.title',
    defaultMessage: 'Se déconnecter ?',
    description: 'Question before logging out',
  }),
  signOutText: defineMessage({
    id: 'profile.log-out.text',
    defaultMessage: 'Ce qui n’est pas encore arrivé chez nous reste sur cet appareil, et partira à votre retour.',
    description: 'Under the question',
  }),
  stay: defineMessage({ id: 'profile.stay', defaultMessage: 'Rester', description: 'Button that does not log out' }),
};
