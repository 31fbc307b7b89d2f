import { z } from 'zod';

/**
 * Every place where words of a person may lie, in the order in which they are searched. `key-copies`: keys in backups; `backups`: data in backups;
 * `other-files`: whatever else lies in the data folder.
 */
export const erasurePlaces = [
  'keys',
  'events',
  'read-models',
  'recordings',
  'access',
  'messages',
  'outbox',
  'workflows',
  'answers',
  'presence',
  'crashes',
  'other-files',
  'key-copies',
  'backups',
] as const;
export type ErasurePlace = (typeof erasurePlaces)[number];

/** `devices`: those of the person, which say themselves that they keep nothing any more. */
export const certificatePlaces = [...erasurePlaces, 'devices'] as const;
export type CertificatePlace = (typeof certificatePlaces)[number];

/**
 * What the verifier found in one place. `bytes`: read there. `found`: how many of the marks sought are still there in plain; null: the place was not
 * reached, `reason` says why, and it stays open. `not-seen`: of devices, that at least one has not come back yet.
 */
const searchedPlace = z.object({
  place: z.enum(certificatePlaces),
  bytes: z.int(),
  found: z.int().nullable(),
  reason: z.enum(['unreachable', 'restarted', 'not-seen']).nullable(),
});
export type SearchedPlace = z.infer<typeof searchedPlace>;

/** One on which the person was signed in when it was asked for. `clearedAt` null: it has not come back yet. */
const certifiedDevice = z.object({ receipt: z.string(), clearedAt: z.string().nullable() });
export type CertifiedDevice = z.infer<typeof certifiedDevice>;

/**
 * What is signed. No word of the person, and nothing that tells who they are: `keyFingerprint` is the SHA-256 of the destroyed key; of several thoughts, of the fingerprints of their keys one after the other. `marks`: how many
 * fragments and ids were sought. `isWhole`: every place was reached, and none has anything. Instants are ISO 8601 UTC.
 */
const erasedPart = z.object({
  thoughts: z.int(),
  sounds: z.int(),
  quotations: z.int(),
  ids: z.array(z.string()),
  /** Absent of older certificates. */
  keys: z.array(z.string().nullable()).optional(),
});
export const erasureCertificate = z.object({
  format: z.literal('ecrin-erasure-certificate-1'),
  number: z.string(),
  program: z.string(),
  askedAt: z.string(),
  askedBy: z.enum(['person', 'administrator']),
  keyFingerprint: z.string().nullable(),
  keyDestroyedAt: z.string(),
  searchedAt: z.string(),
  marks: z.object({ fragments: z.int(), ids: z.int() }),
  places: z.array(searchedPlace),
  /** Absent where they were not counted: the certificate says nothing of them then, and has no such place. */
  devices: z.array(certifiedDevice).optional(),
  /** Of less than the account: how many thoughts, sounds alone and events that quoted them; `ids`: SHA-256 of the id of each thought and recording; `keys`: of the destroyed key of each thought, in the same order, null: it had none. */
  part: erasedPart.optional(),
  isWhole: z.boolean(),
});
export type ErasureCertificate = z.infer<typeof erasureCertificate>;

/** `GET /api/client/erasures/:number` with its code in the header `X-Erasure-Code`, public. `certificate`: exactly the bytes that are signed, as text; both null until it is issued. `signature`, `publicKey`: in minisign’s format. */
export const erasureState = z.object({
  number: z.string(),
  state: z.enum(['asked', 'withdrawn', 'under-way', 'done']),
  askedAt: z.string(),
  dueAt: z.string(),
  certificate: z.string().nullable(),
  signature: z.string().nullable(),
  publicKey: z.string(),
});
export type ErasureState = z.infer<typeof erasureState>;

/** `GET /api/client/erasure-key`, public: as in `ErasureState`. */
export const erasureKey = erasureState.pick({ publicKey: true });
