import { defineMessage } from 'react-intl';

export const importMessages = {
  title: defineMessage({ id: 'import.title', defaultMessage: 'Apporter mes écrits', description: 'Title of the page that imports a journal' }),
  lead: defineMessage<{ days: number }>({
    id: 'import.lead',
    defaultMessage: 'Vous voyez tout <b>avant que rien n’entre</b>, et tout peut repartir <b>pendant {days, number} jours</b>.',
    description: 'What importing is like',
  }),
  from: defineMessage({ id: 'import.from', defaultMessage: 'D’où viennent-ils\u202F?', description: 'Heading above the list of sources' }),
  file: defineMessage({ id: 'import.file', defaultMessage: 'Le fichier', description: 'Heading above the place to put the file' }),
  put: defineMessage({ id: 'import.put', defaultMessage: 'Posez ici vos fichiers, ou un dossier', description: 'Inside the drop area' }),
  limits: defineMessage({ id: 'import.limits', defaultMessage: 'Jusqu’à 8\u00A0Go. Lu, puis effacé\u202F; rien n’entre sans votre accord.', description: 'Below it' }),
  choose: defineMessage({ id: 'import.choose', defaultMessage: 'Choisir un fichier', description: 'Button' }),
  chooseFolder: defineMessage({ id: 'import.choose.folder', defaultMessage: 'Choisir un dossier', description: 'Button' }),
  sending: defineMessage<{ percent: number }>({ id: 'import.sending', defaultMessage: 'Envoi\u00a0: {percent, number}\u00a0%', description: 'How much of the file was sent' }),
  reading: defineMessage({ id: 'import.reading', defaultMessage: 'Lecture du fichier…', description: 'While the file is read' }),
  tooLarge: defineMessage({ id: 'import.too-large', defaultMessage: 'Ce fichier dépasse 8\u00A0Go. Apportez-le en plusieurs fois.', description: 'Refusal before sending' }),
  interrupted: defineMessage({
    id: 'import.interrupted',
    defaultMessage: 'L’envoi s’est interrompu. Choisissez encore le même fichier\u00a0: il reprendra où il en était.',
    description: 'When the network fails',
  }),
  running: defineMessage<{ thoughts: number; entries: number }>({ id: 'import.running', defaultMessage: '{thoughts, number} sur {entries, number}', description: 'How far an import is' }),
  runningText: defineMessage({ id: 'import.running.text', defaultMessage: 'Vous pouvez quitter cette page\u00a0: l’import continue.', description: 'While an import runs' }),
  paused: defineMessage({ id: 'import.paused', defaultMessage: 'En pause', description: 'An import that was paused' }),
  pause: defineMessage({ id: 'import.pause', defaultMessage: 'Mettre en pause', description: 'Button' }),
  resume: defineMessage({ id: 'import.resume', defaultMessage: 'Reprendre', description: 'Button' }),
  done: defineMessage<{ count: number }>({
    id: 'import.done',
    defaultMessage: '{count, plural, =0 {Rien n’est entré} one {Une pensée est entrée} other {{count, number} pensées sont entrées}}',
    description: 'After an import',
  }),
  doneText: defineMessage<{ date: string; source: string }>({ id: 'import.done.text', defaultMessage: 'Le {date}, depuis {source}. Le fichier est effacé.', description: 'Below it' }),
  reread: defineMessage({ id: 'import.reread', defaultMessage: 'Les relire', description: 'Link to the thoughts' }),
  undo: defineMessage({ id: 'import.undo', defaultMessage: 'Tout annuler', description: 'Button that takes back an import' }),
  undoTitle: defineMessage({ id: 'import.undo.title', defaultMessage: 'Tout annuler\u202F?', description: 'Title of the question' }),
  undoText: defineMessage<{ count: number; changed: number }>({
    id: 'import.undo.text',
    defaultMessage:
      '{count, plural, one {La pensée apportée sera supprimée} other {Les {count, number} pensées apportées seront supprimées}}.{changed, plural, =0 {} one { Vous en avez modifié une depuis.} other { Vous en avez modifié # depuis.}}',
    description: 'Text of the question',
  }),
  undoKeep: defineMessage({ id: 'import.undo.keep', defaultMessage: 'Garder', description: 'Button' }),
  undoUntil: defineMessage<{ date: string }>({ id: 'import.undo.until', defaultMessage: 'Jusqu’au {date}, tout peut repartir d’un geste.', description: 'Below the buttons' }),
  before: defineMessage({ id: 'import.before', defaultMessage: 'Déjà apportés', description: 'Heading above earlier imports' }),
  beforeLine: defineMessage<{ source: string; status: string; count: number }>({
    id: 'import.before.line',
    defaultMessage: '{source}, {status, select, undone {annulé} other {{count, plural, one {une pensée} other {{count, number} pensées}}}}',
    description: 'One earlier import',
  }),
};
