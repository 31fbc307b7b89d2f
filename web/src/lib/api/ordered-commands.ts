import type { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import type { ApiProblem } from '@ecrin/browser/api/problem.ts';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { storedUserId } from '../session/session.ts';

type Ask = ReturnType<typeof createBaseQuery>;

/** How long a command waits at most for the one before it, in ms: a connection that hangs holds up nothing else for good. */
export const longestWaitMs = 5_000;

/** `/goals/<id>` of `/goals/<id>/days/2026-02-01`: what a command is about; without an id the whole path. */
const subjectOf = (path: string) => /^\/[^/]+\/[\da-f-]{36}/.exec(path)?.[0] ?? path;

/** Commands that never wait, nor are waited for: a page that closes sends its last words, an upload takes long. */
const isApart = (args: FetchArgs) => args.keepalive === true || args.body instanceof Blob;

const sessionChanged: ApiProblem = { code: 'general.unexpected', status: 401, detail: null };

/**
 * Commands about one thing are sent one after another, in the order a person gave them. Two at once take two
 * connections, and « undo » could arrive after what was done next.
 */
export const withOrderedCommands = (ask: Ask): Ask => {
  const latest = new Map<string, Promise<unknown>>();
  return async (args, calls, options) => {
    if (calls.type !== 'mutation' || typeof args === 'string' || isApart(args)) return ask(args, calls, options);
    const [subject, owner] = [subjectOf(args.url), storedUserId()];
    const before = latest.get(subject);
    const inOrder = async () => {
      if (before) await Promise.race([before, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
      // Whoever signed in meanwhile did not give this command.
      return storedUserId() === owner ? ask(args, calls, options) : { error: sessionChanged };
    };
    const answer = inOrder();
    const forget = () => latest.get(subject) === settled && latest.delete(subject);
    const settled: Promise<unknown> = answer.then(forget, forget);
    latest.set(subject, settled);
    return answer;
  };
};
