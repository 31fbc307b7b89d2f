import { defineMessage } from 'react-intl';

export const sourceNameMessages = {
  hourless: defineMessage({ id: 'import.hourless', defaultMessage: 'heure inconnue', description: 'In place of the hour of an entry that has only a day' }),
  source: defineMessage<{ source: string }>({
    id: 'import.source',
    defaultMessage:
      '{source, select, ecrin {Écrin} day_one {Day One} markdown {Markdown} daylio {Daylio} google_keep {Google Keep} whatsapp {WhatsApp} telegram {Telegram} jrnl {jrnl} journey {Journey} diarium {Diarium} apple_journal {Apple Journal} evernote {Evernote} memos {Memos} rosebud {Rosebud} recordings {Enregistrements} journiv {Journiv} diaro {Diaro} table {Tableau} other {Texte}}',
    description: 'Where a journal came from',
  }),
};
