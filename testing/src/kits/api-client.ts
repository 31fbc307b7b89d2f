import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { pollUntil } from './poll-until.ts';

/** The HTTP API as a device uses it; every answer as status and JSON. Throws when nothing answers. */
export type Answer = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>;
type Upload = (uploadId: string, seq: number, bytes: Uint8Array) => Promise<Answer>;
export type ApiClient = Readonly<{
  clientId: string;
  token: string;
  call: (
    method: string,
    path: string,
    more?: Readonly<{ body?: unknown; headers?: Readonly<Record<string, string>> }>,
  ) => Promise<Answer>;
  /** One chunk, raw: of a recording, of a picture, or of a journal. */
  upload: Upload;
  uploadPicture: Upload;
  uploadImport: Upload;
  /** A whole file, raw. */
  post: (path: string, bytes: Uint8Array) => Promise<Answer>;
}>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
};

export class RegistrationFailed extends Error {
  override readonly name = 'RegistrationFailed';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** `address`: where they come from, for a server behind one trusted proxy; from one address only some may register in a quarter of an hour. */
export const registerClient = async (
  url: string,
  given: Readonly<{ email?: string; password?: string; firstname?: string; referralCode?: string }> = {},
  address: string | null = null,
): Promise<ApiClient> => {
  const { status, body } = await answerOf(
    await fetch(`${url}/api/client/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(address !== null && { 'X-Forwarded-For': address }) },
      body: JSON.stringify({
        email: `${v7()}@example.org`,
        password: 'un mot de passe bien à moi',
        firstname: 'Essai',
        language: 'fr',
        ...given,
      }),
    }),
  );
  if (status >= 300) throw new RegistrationFailed(status, `registering answered ${status}: ${JSON.stringify(body)}`);
  return apiClient(url, { token: String(body['token']), clientId: String(body['userId']) });
};

export const apiClient = (
  url: string,
  { token, clientId }: Readonly<{ token: string; clientId: string }>,
): ApiClient => {
  const send = async (
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & Readonly<{ headers: Readonly<Record<string, string>> }>,
  ): Promise<Answer> =>
    answerOf(
      await fetch(`${url}/api/client${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...headers } }),
    );
  const uploadTo =
    (kind: 'recordings' | 'pictures' | 'imports'): Upload =>
    (id, seq, bytes) =>
      send(`/${kind}/${id}/chunks/${seq}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream', 'X-Chunk-SHA256': sha256(bytes) },
        body: new Uint8Array(bytes),
      });
  return {
    clientId,
    token,
    call: (method, path, { body, headers = {} } = {}) =>
      send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    upload: uploadTo('recordings'),
    uploadPicture: uploadTo('pictures'),
    uploadImport: uploadTo('imports'),
    post: (path, bytes) =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      }),
  };
};

/** Asks for what is not refused. Answers the body; throws when it is. */
export const caller =
  ({ call }: Pick<ApiClient, 'call'>) =>
  async (method: string, path: string, body?: object): Promise<Answer['body']> => {
    const { status, body: answer } = await call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  };

/** The same, sent again for a minute while the server answers that it is busy, as a page does. */
export const patientCaller =
  ({ call }: Pick<ApiClient, 'call'>) =>
  async (method: string, path: string, body?: object): Promise<Answer['body']> => {
    const headers = { 'Idempotency-Key': v7() };
    const ask = async (): Promise<Answer | null> => {
      const answer = await call(method, path, { body, headers });
      return answer.status === 503 ? null : answer;
    };
    const answer = await pollUntil(ask, { everyMs: 1_000, timeoutMs: 60_000, what: `${method} ${path}` });
    return caller({ call: async () => answer })(method, path, body);
  };

export const writtenThought = (content: string) => ({
  thoughtId: v7(),
  content,
  occurredAt: new Date().toISOString(),
  timeZone: 'Europe/Paris',
  language: 'fr',
});
