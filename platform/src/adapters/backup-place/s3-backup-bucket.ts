import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { BackupFault, type BackupBucket } from '#ports/backup-place.ts';

/** `endpoint` null: Amazon’s. */
export type S3Access = Readonly<{
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

/** A first connection that takes longer is refused, and so is an answer that pauses for so long, in ms. */
const [connectMs, silentMs] = [10_000, 60_000];

/** A bucket, and a folder in it, of whatever speaks the protocol of S3: `s3://bucket/folder`. Throws `BackupFault`. */
export const openS3BackupBucket = (address: string, access: S3Access): BackupBucket => {
  const { bucket: Bucket, folder } = placeIn(address);
  const client = createClient(access);
  const keyOf = (name: string): string => folder + name;
  const asked = <Result>(call: Promise<Result>): Promise<Result> =>
    call.catch((fault: unknown) => Promise.reject(backupFaultOf(fault, address)));
  return {
    address,
    put: async (name, content) => {
      const params = { Bucket, Key: keyOf(name), Body: Readable.from(content) };
      await asked(new Upload({ client, params }).done());
    },
    read: async (name, { start, end }) => {
      const Range = `bytes=${start}-${end === null ? '' : end - 1}`;
      const call = client.send(new GetObjectCommand({ Bucket, Key: keyOf(name), Range }));
      const found = await asked(call.catch(nullIfMissing));
      return found && contentOf(found.Body, address);
    },
    delete: async (name) => void (await asked(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })))),
    list: async function* (prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: keyOf(prefix) });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0 } of Contents) yield { name: Key.slice(folder.length), bytes: Size };
      } catch (fault) {
        throw backupFaultOf(fault, address);
      }
    },
    close: async () => client.destroy(),
  };
};

const createClient = ({ endpoint, region, ...credentials }: S3Access): S3Client =>
  new S3Client({
    region,
    credentials,
    // Names of buckets as part of a host need a certificate for each: Amazon has one.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every server knows the newer ones; what is read is checked by us.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silentMs },
  });

const placeIn = (address: string): Readonly<{ bucket: string; folder: string }> => {
  const { hostname, pathname } = new URL(address);
  const path = pathname.split('/').filter((part) => part !== '');
  return { bucket: hostname, folder: path.map((part) => `${part}/`).join('') };
};

const nullIfMissing = (fault: unknown): null => {
  if (fault instanceof S3ServiceException && fault.name === 'NoSuchKey') return null;
  throw fault;
};

const contentOf = async function* (body: unknown, address: string): AsyncGenerator<Uint8Array> {
  try {
    // Cast: in Node the body of an answer is a stream.
    yield* body as AsyncIterable<Uint8Array>;
  } catch (fault) {
    throw backupFaultOf(fault, address);
  }
};

const deniedNames: ReadonlySet<string> = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'Forbidden',
]);

const backupFaultOf = (cause: unknown, address: string): unknown => {
  // Of what was to be written, not of the bucket.
  if (cause instanceof BackupFault) return cause;
  if (!(cause instanceof S3ServiceException))
    return new BackupFault(
      'unreachable',
      `${address} cannot be reached. Check BACKUP_S3_ENDPOINT, and whether it is running.`,
      { cause },
    );
  if (cause.name === 'NoSuchBucket')
    return new BackupFault('unreachable', `There is no bucket for ${address}. Create it, or check BACKUPS_TO.`, {
      cause,
    });
  return deniedNames.has(cause.name)
    ? new BackupFault(
        'denied',
        `${address} refuses the key: check BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and its rights.`,
        { cause },
      )
    : new BackupFault('unreachable', `${address} does not answer correctly (${cause.name}). Try again later.`, {
        cause,
      });
};
