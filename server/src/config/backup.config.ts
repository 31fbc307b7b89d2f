import { z } from 'zod';

const place = z
  .string()
  .regex(/^(?!\w+:\/\/)|^s3:\/\/[\w.-]+(\/|$)/, 'a folder, or an address like s3://bucket/folder');

/** Of a server whose data is in its folder. */
export const backupVariables = {
  BACKUPS_TO: place
    .optional()
    .describe(
      'Where the data folder is backed up to: a folder, `s3://bucket/folder`, or `off`. The folder beside it unless given: `./data-backups`.',
    ),
  BACKUP_KEYS_TO: place
    .optional()
    .describe(
      'Where its keys are backed up to, never the same place: `./data-backup-keys` unless given. Choose another disk, or another bucket.',
    ),
  BACKUP_EVERY_HOURS: z.coerce
    .number('a number')
    .positive('more than 0')
    .default(24)
    .describe('Hours between two backups.'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
    .optional()
    .describe('Server of that bucket. Amazon’s unless given.'),
  BACKUP_S3_REGION: z.string().default('us-east-1').describe('Region there.'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional().describe('Id of the access key for that bucket.'),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key.'),
};

type BackupConfig = Readonly<{
  DATA_DIR: string;
  BACKUPS_TO?: string | undefined;
  BACKUP_KEYS_TO?: string | undefined;
  BACKUP_S3_ACCESS_KEY_ID?: string | undefined;
  BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined;
}>;

/** Addresses of both places; null: no backups are made. */
export const backupPlacesOf = ({
  DATA_DIR,
  BACKUPS_TO,
  BACKUP_KEYS_TO,
}: BackupConfig): Readonly<{ data: string; keys: string }> | null => {
  if (BACKUPS_TO === 'off') return null;
  const beside = DATA_DIR.replace(/(?<!\/)\/+$/, '');
  return { data: BACKUPS_TO ?? `${beside}-backups`, keys: BACKUP_KEYS_TO ?? `${beside}-backup-keys` };
};

export const isBucket = (address: string): boolean => address.startsWith('s3://');

/** A sentence for each rule between these variables that is broken. */
export const brokenBackupRules = (config: BackupConfig | null): readonly string[] => {
  const places = config && backupPlacesOf(config);
  if (!places) return [];
  const hasKey = config.BACKUP_S3_ACCESS_KEY_ID && config.BACKUP_S3_SECRET_ACCESS_KEY;
  return [
    ...(places.data === places.keys ? ['The variables BACKUPS_TO and BACKUP_KEYS_TO must name two places.'] : []),
    ...((isBucket(places.data) || isBucket(places.keys)) && !hasKey
      ? ['The variables BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be given for s3:// addresses.']
      : []),
  ];
};
