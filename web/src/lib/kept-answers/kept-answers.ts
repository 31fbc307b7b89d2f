import type { FetchArgs } from '@reduxjs/toolkit/query';
import { storedToken, storedUserId } from '../session/session.ts';
import { createAnswerSeal, type AnswerSeal } from './answer-seal.ts';
import { answerSecretOf } from './answer-secret.ts';
import { createAnswerStore, openAnswerDb } from './answer-store.ts';

type Args = string | FetchArgs;

const store = createAnswerStore(openAnswerDb(), () => Date.now());
export const clearAnswers = store.clear;

let current: Readonly<{ secret: string; seal: Promise<AnswerSeal> }> | null = null;

/** For the session of the caller; null once they are signed out, or on an insecure page. */
const sealOf = async (owner: string | null): Promise<AnswerSeal | null> => {
  const secret = owner === null || storedToken() === null || storedUserId() !== owner ? null : answerSecretOf(owner);
  if (secret === null) return null;
  if (current?.secret !== secret) current = { secret, seal: createAnswerSeal(secret) };
  return current.seal;
};

const requestOf = (args: Args): FetchArgs => (typeof args === 'string' ? { url: args } : args);
const isRead = ({ method = 'GET' }: FetchArgs) => method === 'GET';

/** The app's version is part of the key: a newer one may read fields that an older answer lacks. The push token is not part of the question. */
const pathOf = ({ url, params = {} }: FetchArgs) => {
  const { pushToken: _none, ...asked } = params;
  return `${__APP_VERSION__} ${url}?${new URLSearchParams(asked).toString()}`;
};

/** The id in `DELETE /thoughts/{id}`; null for any other call. */
const deletedId = ({ url, method }: FetchArgs) =>
  method === 'DELETE' ? (/^\/[a-z-]+\/([\w-]{16,})$/.exec(url)?.[1] ?? null) : null;

/** Stores the answer to a read; after a deletion, deletes the answers that contain the id. */
export const noteAnswer = async (args: Args, owner: string | null, data: unknown): Promise<void> => {
  const [request, seal] = [requestOf(args), await sealOf(owner)];
  if (seal === null) return;
  const deleted = deletedId(request);
  if (isRead(request)) await store.keep(seal, pathOf(request), data);
  else if (deleted !== null) await store.forget(seal, deleted);
};

/** Deletes the answers that contain an id deleted on another device. */
export const forgetAnswers = async (id: string, owner: string): Promise<void> => {
  const seal = await sealOf(owner);
  if (seal !== null) await store.forget(seal, id);
};

/** undefined when there is none. */
export const keptAnswer = async (args: Args, owner: string | null): Promise<unknown> => {
  const [request, seal] = [requestOf(args), await sealOf(owner)];
  return seal !== null && isRead(request) ? store.read(seal, pathOf(request)) : undefined;
};
