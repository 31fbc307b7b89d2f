/** Names of a client's audio among their sealed blobs. Names below `audio/` carry the content's hash: they never hold anything else. */
export const audioBlobName = ({ thoughtId, sha256 }: Readonly<{ thoughtId: string; sha256: string }>): string =>
  `${audioBlobPrefix(thoughtId)}${sha256}`;
export const audioBlobPrefix = (thoughtId: string): string => `audio/${thoughtId}/`;

/** Chunks as they arrived, until the whole is sealed. Padded so that names sort by number. */
export const chunkBlobName = (recordingId: string, seq: number): string =>
  `${chunkBlobPrefix(recordingId)}${String(seq).padStart(6, '0')}`;
export const chunkBlobPrefix = (recordingId: string): string => `recordings/${recordingId}/`;

/** Seconds of a recording that a shared story plays, cut out of it. They are deleted with the sound, and cut again where they are missing. */
export const passageBlobName = ({
  thoughtId,
  recordingId,
  fromMs,
  toMs,
}: Readonly<{ thoughtId: string; recordingId: string; fromMs: number; toMs: number }>): string =>
  `${passageBlobPrefix(thoughtId, recordingId)}${fromMs}-${toMs}`;
export const passageBlobPrefix = (thoughtId: string, recordingId: string): string =>
  `passages/${thoughtId}/${recordingId}/`;
