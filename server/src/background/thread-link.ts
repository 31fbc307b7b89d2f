import type { MessagePort } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import { decodeFault, encodeFault, type EncodedFault } from './fault-codec.ts';

/** The functions of the other thread; those called `asEvent` are not answered. After `$close` each call is refused, and those under way are. */
export type ThreadLink<Remote extends object, Local extends object> = BirpcReturn<Remote, Local>;
type Port = Pick<MessagePort, 'postMessage'> & {
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
};
/** A message of the library; `e`: a fault in place of an answer. */
type Message = Readonly<{ e?: unknown }>;

/** Links two threads of this process: each calls the functions of the other, with plain values. Faults keep their class and facts. */
export const linkThreads = <Remote extends object, Local extends object>(
  port: Port,
  functions: Local,
): ThreadLink<Remote, Local> =>
  createBirpc<Remote, Local>(functions, {
    post: (message) => port.postMessage(message, []),
    on: (listener) => void port.on('message', listener),
    serialize: (message: Message) => (message.e === undefined ? message : { ...message, e: encodeFault(message.e) }),
    deserialize: (message: Message) =>
      message.e === undefined ? message : { ...message, e: decodeFault(message.e as EncodedFault) },
    // What is called has its own deadlines, and the end of the thread refuses all.
    timeout: -1,
  });
