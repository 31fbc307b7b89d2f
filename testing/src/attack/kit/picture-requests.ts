import { sha256, writtenThought } from '#kits/api-client.ts';
import { samplePicture } from '#kits/sample-pictures.ts';
import type { Verdict } from './attack-class.ts';
import { faultOf, type Reply, type Target } from './target.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Person = Readonly<{ token: string }>;
export type Picture = Readonly<{ thoughtId: string; pictureId: string }>;
export const sea = (): Bytes => new Uint8Array(samplePicture('sea.png'));

export const asking =
  (target: Target, { token }: Person) =>
  (method: string, path: string, body?: unknown): Promise<Reply> =>
    target.send({ method, path, token, ...(body !== undefined && { body: JSON.stringify(body) }) });

export const sending =
  (target: Target, { token }: Person) =>
  (pictureId: string, bytes: Bytes, { seq = '0', type = 'image/png', hash = sha256(bytes) } = {}): Promise<Reply> =>
    target.send({
      method: 'PUT',
      path: `/pictures/${pictureId}/chunks/${seq}`,
      headers: { 'Content-Type': type, 'X-Chunk-SHA256': hash },
      body: bytes,
      token,
    });

export const write = async (target: Target, person: Person): Promise<string> => {
  const thought = writtenThought('Au large.');
  await asking(target, person)('POST', '/thoughts', thought);
  return thought.thoughtId;
};

export const sealOf = (thoughtId: string, bytes: Bytes) => ({ thoughtId, chunks: 1, sha256: sha256(bytes) });

type Added = Picture & Readonly<{ bytes?: Bytes; type?: string | undefined }>;
/** Sends and seals; the answer to the seal. */
export const add = async (
  target: Target,
  person: Person,
  { thoughtId, pictureId, bytes = sea(), type = 'image/png' }: Added,
): Promise<Reply> => {
  await sending(target, person)(pictureId, bytes, { type });
  return asking(target, person)('POST', `/pictures/${pictureId}/seal`, sealOf(thoughtId, bytes));
};

/** Of a refusal; 'kept' where there is none. */
export const codeOf = ({ text }: Reply): string => /"code":"([a-z.-]+)"/u.exec(text)?.[1] ?? 'kept';
/** null: it was answered by one of these. */
export const unless = (reply: Reply, ...answers: readonly string[]): Verdict => {
  const fault = faultOf(reply);
  if (fault) return fault;
  return answers.includes(codeOf(reply)) ? null : `answered ${codeOf(reply)} and not ${answers.join(' or ')}`;
};
