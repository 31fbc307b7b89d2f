import { defineMessage } from 'react-intl';

export const backupMessages = {
  title: defineMessage({ id: 'queues.backups', defaultMessage: 'Sauvegardes', description: 'Heading' }),
  elsewhere: defineMessage({
    id: 'queues.backups-elsewhere',
    defaultMessage: 'Ce service n’en fait pas lui-même. Si ses données sont sur des serveurs, elles se sauvegardent avec leurs outils.',
    description: 'Instead of the facts',
  }),
  last: defineMessage({ id: 'queues.backup-last', defaultMessage: 'La dernière', description: 'Name of a fact: the last backup that succeeded' }),
  ago: defineMessage<{ age: string }>({ id: 'queues.backup-ago', defaultMessage: 'il y a {age}', description: 'Its value' }),
  none: defineMessage({ id: 'queues.backup-none', defaultMessage: 'Aucune encore', description: 'Its value' }),
  content: defineMessage({ id: 'queues.backup-content', defaultMessage: 'Contenu', description: 'Name of a fact: what the last backup holds' }),
  contentOf: defineMessage<{ size: string; files: number }>({
    id: 'queues.backup-content-of',
    defaultMessage: '{size} · {files, plural, one {# fichier} other {# fichiers}}',
    description: 'Its value',
  }),
  data: defineMessage({ id: 'queues.backup-data', defaultMessage: 'Données', description: 'Name of a fact: where the data is backed up to' }),
  keys: defineMessage({ id: 'queues.backup-keys', defaultMessage: 'Clés', description: 'Name of a fact: where the keys are backed up to' }),
  folder: defineMessage({ id: 'queues.backup-folder', defaultMessage: 'Dossier', description: 'Where backups are: a folder of the server' }),
  bucket: defineMessage({ id: 'queues.backup-bucket', defaultMessage: 'Espace S3', description: 'Where backups are: a bucket of a server that speaks the protocol of S3' }),
  rehearsal: defineMessage({ id: 'queues.backup-rehearsal', defaultMessage: 'Relecture d’essai', description: 'Name of a fact: the last time a backup was restored for a trial' }),
  rehearsed: defineMessage<{ thoughts: number; duration: string }>({
    id: 'queues.backup-rehearsed',
    defaultMessage: '{thoughts, plural, one {# pensée relue} other {# pensées relues}}, {duration}',
    description: 'Its value',
  }),
  notRehearsed: defineMessage({ id: 'queues.backup-not-rehearsed', defaultMessage: 'Pas encore', description: 'Its value' }),
  failure: defineMessage({ id: 'queues.backup-failure', defaultMessage: 'Dernier échec', description: 'Name of a fact' }),
  failedAt: defineMessage<{ moment: string }>({ id: 'queues.backup-failed-at', defaultMessage: 'Échec du {moment}. Le journal du serveur en dit davantage.', description: 'Below the facts' }),
};

/** Why a backup or a rehearsal failed, by its code. */
export const backupFailureMessages = {
  'not-set-up': defineMessage({ id: 'queues.backup-not-set-up', defaultMessage: 'Il manque un réglage', description: 'Why a backup failed' }),
  'nothing-there': defineMessage({ id: 'queues.backup-nothing-there', defaultMessage: 'Aucune sauvegarde à relire', description: 'Why a rehearsal failed' }),
  'under-way': defineMessage({ id: 'queues.backup-under-way', defaultMessage: 'Une autre était en cours', description: 'Why a backup failed' }),
  'no-room': defineMessage({ id: 'queues.backup-no-room', defaultMessage: 'Plus de place sur le disque', description: 'Why a backup failed' }),
  unwritable: defineMessage({ id: 'queues.backup-unwritable', defaultMessage: 'L’endroit ne peut pas être écrit', description: 'Why a backup failed' }),
  unreachable: defineMessage({ id: 'queues.backup-unreachable', defaultMessage: 'L’endroit ne répond pas', description: 'Why a backup failed' }),
  'not-empty': defineMessage({ id: 'queues.backup-not-empty', defaultMessage: 'Le dossier n’était pas vide', description: 'Why a restore failed' }),
  'ledger-missing': defineMessage({ id: 'queues.backup-ledger-missing', defaultMessage: 'Le registre des effacements manque', description: 'Why a rehearsal failed: what was erased would come back' }),
  denied: defineMessage({ id: 'queues.backup-denied', defaultMessage: 'Accès refusé', description: 'Why a backup failed' }),
  damaged: defineMessage({ id: 'queues.backup-damaged', defaultMessage: 'Un fichier est abîmé', description: 'Why a backup failed' }),
  failed: defineMessage({ id: 'queues.backup-failed', defaultMessage: 'Une erreur imprévue', description: 'Why a backup failed' }),
};
