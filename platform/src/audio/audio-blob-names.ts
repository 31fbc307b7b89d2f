/** Names of a client's audio among their sealed blobs. Names below `audio/` carry the content's hash: they never hold anything else. */
export const audioBlobName = ({ thoughtId, sha256 }: Readonly<{ thoughtId: string; sha256: string }>): string =>
  `audio/${thoughtId}/${sha256}`;

/** Chunks as they arrived, until the whole is sealed. Padded so that names sort by number. */
export const chunkBlobName = (recordingId: string, seq: number): string =>
  `${chunkBlobPrefix(recordingId)}${String(seq).padStart(6, '0')}`;
export const chunkBlobPrefix = (recordingId: string): string => `recordings/${recordingId}/`;
