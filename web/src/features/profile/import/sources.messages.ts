import { defineMessage } from 'react-intl';

export const sourceMessages = {
  howEcrin: defineMessage({
    id: 'import.how.ecrin',
    defaultMessage: 'L’archive d’un autre écrin, le fichier .zip\u00a0: pensées et leurs fichiers, fils, favoris, objectifs et récits. Votre profil reste celui d’ici.',
    description: 'How to bring the archive of another Écrin',
  }),
  howDayOne: defineMessage({ id: 'import.how.day-one', defaultMessage: 'Réglages, Importer et exporter, Exporter au format JSON\u00a0: le fichier .zip.', description: 'How to export from Day One' }),
  howMarkdown: defineMessage({
    id: 'import.how.markdown',
    defaultMessage: 'Un dossier de notes datées, ou son .zip. La date vient de l’en-tête ou du nom du fichier.',
    description: 'How to bring Markdown',
  }),
  howDaylio: defineMessage({ id: 'import.how.daylio', defaultMessage: 'Plus, Exporter les entrées, CSV\u202f; ou une sauvegarde.', description: 'How to export from Daylio' }),
  howGoogleKeep: defineMessage({ id: 'import.how.google-keep', defaultMessage: 'Google Takeout, Keep seulement\u00a0: le fichier .zip.', description: 'How to export from Google Keep' }),
  howWhatsapp: defineMessage({
    id: 'import.how.whatsapp',
    defaultMessage: 'Dans la discussion, Exporter, avec les médias pour vos vocaux. Seul ce qui est de vous entre.',
    description: 'How to export from WhatsApp',
  }),
  howTelegram: defineMessage({
    id: 'import.how.telegram',
    defaultMessage: 'Telegram Desktop, Exporter l’historique, JSON, avec les vocaux. Seul ce qui est de vous entre.',
    description: 'How to export from Telegram',
  }),
  howJrnl: defineMessage({ id: 'import.how.jrnl', defaultMessage: 'jrnl --format json.', description: 'How to export from jrnl' }),
  howJourney: defineMessage({ id: 'import.how.journey', defaultMessage: 'L’archive .zip de Journey.', description: 'How to export from Journey' }),
  howDiarium: defineMessage({
    id: 'import.how.diarium',
    defaultMessage: 'Exporter, JSON, pièces jointes dans des fichiers séparés\u00a0: le fichier .zip.',
    description: 'How to export from Diarium',
  }),
  howAppleJournal: defineMessage({
    id: 'import.how.apple-journal',
    defaultMessage: 'Réglages, Apps, Journal, Exporter\u00a0: le fichier .zip. Seul le jour est connu.',
    description: 'How to export from Apple Journal',
  }),
  howEvernote: defineMessage({ id: 'import.how.evernote', defaultMessage: 'Exporter le carnet, ENEX\u00a0: le fichier .enex.', description: 'How to export from Evernote' }),
  howMemos: defineMessage({ id: 'import.how.memos', defaultMessage: 'Les réponses de son interface, /api/v1/memos, en .json.', description: 'How to export from Memos' }),
  howRosebud: defineMessage({ id: 'import.how.rosebud', defaultMessage: 'L’export Markdown. Seuls vos mots entrent, pas ceux de la machine.', description: 'How to export from Rosebud' }),
  howRecordings: defineMessage({
    id: 'import.how.recordings',
    defaultMessage: 'Un dossier d’enregistrements, ou son .zip. La date vient du nom, du son ou du fichier.',
    description: 'How to bring a folder of recordings',
  }),
  howDiaro: defineMessage({ id: 'import.how.diaro', defaultMessage: 'Une sauvegarde non chiffrée\u00a0: le fichier .zip, ou son DiaroBackup.xml.', description: 'How to export from Diaro' }),
  howJourniv: defineMessage({ id: 'import.how.journiv', defaultMessage: 'L’export complet, avec ses médias\u00a0: l’archive .zip.', description: 'How to export from Journiv' }),
  howTable: defineMessage({ id: 'import.how.table', defaultMessage: 'Un tableau .csv\u00a0: vous dites quelle colonne est quoi.', description: 'How to bring a table' }),
  howText: defineMessage({ id: 'import.how.text', defaultMessage: 'Un texte .txt où chaque date tient sur sa ligne.', description: 'How to bring plain text' }),
};
