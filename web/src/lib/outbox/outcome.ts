/** One response of the server; status 0 when there was none. `isBehind`: it lacks what was written before it was asked for. */
export type Reply = Readonly<{
  status: number;
  body: unknown;
  code?: string;
  retryAfterMs?: number;
  isBehind?: boolean;
}>;
export type Call = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  json?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
}>;
/** Never throws: an unreachable server gives status 0. */
export type Send = (call: Call) => Promise<Reply>;

export type RetryLater = Readonly<{ kind: 'later'; status: number; afterMs?: number }>;
export type Outcome =
  /** `keptApart`: why a recording became a thought of its own, as a problem code. */
  | Readonly<{ kind: 'done'; body: unknown; keptApart?: string }>
  | RetryLater
  | Readonly<{ kind: 'sign-in' }>
  | Readonly<{ kind: 'refused'; problem: Readonly<{ code: string; status: number }> }>;

const transientStatuses = new Set([0, 408, 425, 429]);
/** Refusals of data damaged in transit: sending again may succeed. */
const retriableCodes = new Set([
  'recording.chunk-damaged',
  'recording.chunks-missing',
  'thought-picture.chunks-missing',
]);

const retryLater = ({ status, retryAfterMs }: Reply): RetryLater => ({
  kind: 'later',
  status,
  ...(retryAfterMs === undefined ? {} : { afterMs: retryAfterMs }),
});

/** Our server answers with JSON objects; a page of a proxy or a captive portal is not an answer about the item, whatever its status. */
export const isFromServer = ({ body }: Reply): boolean => typeof body === 'object' && body !== null;

const isTaken = ({ status }: Reply): boolean => status >= 200 && status < 300;
const isTransient = (reply: Reply): boolean =>
  transientStatuses.has(reply.status) || reply.status >= 500 || isTaken(reply);

/** The outcome of a response for the item: done, retry later, retry after signing in, or refused. */
export const outcomeOf = (reply: Reply): Outcome => {
  const { status, body, code = 'general.unexpected' } = reply;
  if (isTaken(reply) && isFromServer(reply)) return { kind: 'done', body };
  if (status === 401) return { kind: 'sign-in' };
  if (isTransient(reply) || retriableCodes.has(code)) return retryLater(reply);
  return { kind: 'refused', problem: { code, status } };
};

/** Of a receipt; 0 without one. */
export const positionIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'position' in body && typeof body.position === 'number'
    ? body.position
    : 0;
