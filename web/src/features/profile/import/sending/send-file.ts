import { chunkHashHeader, maxChunkBytes, recordingAnswer } from '@ecrin/contracts/recording/recording.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { apiHost, authorisedFetch } from '#lib/api/authorised-fetch.ts';

type Sending = Readonly<{ importId: string; file: Blob; /** 0…1. */ onProgress: (share: number) => void }>;

/** In how many pieces a file is sent. */
export const piecesOf = (file: Blob): number => Math.max(1, Math.ceil(file.size / maxChunkBytes));

/** Pieces that arrived before are not sent again. False: the network or the server failed. */
export const sendFile = async ({ importId, file, onProgress }: Sending): Promise<boolean> => {
  const held = await piecesHeld(`${apiHost}/api/client/recordings/${importId}`);
  const pieces = piecesOf(file);
  for (let seq = 0; seq < pieces; seq += 1) {
    const piece = new Uint8Array(await file.slice(seq * maxChunkBytes, (seq + 1) * maxChunkBytes).arrayBuffer());
    const hash = bytesToHex(sha256(piece));
    if (
      held.get(seq) !== hash &&
      !(await sendPiece(`${apiHost}/api/client/imports/${importId}/chunks/${seq}`, piece, hash))
    )
      return false;
    onProgress((seq + 1) / pieces);
  }
  return true;
};

const piecesHeld = async (place: string): Promise<ReadonlyMap<number, string>> => {
  try {
    const answer = recordingAnswer.safeParse(await (await authorisedFetch(place)).json());
    return new Map(answer.success ? answer.data.chunks.map((chunk) => [chunk.seq, chunk.sha256]) : []);
  } catch {
    return new Map();
  }
};

const sendPiece = async (url: string, body: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> => {
  const headers = { 'Content-Type': 'application/octet-stream', [chunkHashHeader]: hash };
  try {
    return (await authorisedFetch(url, { method: 'PUT', credentials: 'include', headers, body })).ok;
  } catch {
    return false;
  }
};
