import { registerClient, writtenThought } from '#kits/api-client.ts';
import type { Asked, Person } from '../kit/requests.ts';

/** How another server is asked for the same: a note is created, the 20 newest are listed, those with words are searched. `signIn`: where no token is given. */
export type OtherServer = Readonly<{
  signIn: (url: string) => Promise<string>;
  create: (content: string) => Asked;
  list: Asked;
  search: (words: string) => Asked;
}>;

const thoughts = '/api/client/thoughts';
const memos = '/api/v1/memos';

const noToken = async (): Promise<string> => {
  throw new Error('Give a token of that server in AGAINST_TOKEN.');
};

/** By name. Paths are those that a server of that name answers. */
export const otherServers: Readonly<Record<string, OtherServer>> = {
  /** Another Écrin, or whatever speaks this part of its API. */
  ecrin: {
    signIn: async (url) => (await registerClient(url)).token,
    create: (content) => ({ method: 'POST', path: thoughts, body: () => writtenThought(content) }),
    list: { path: `${thoughts}?limit=20` },
    search: (words) => ({ path: `${thoughts}?limit=20&q=${encodeURIComponent(`${words} `)}` }),
  },
  memos: {
    signIn: noToken,
    create: (content) => ({ method: 'POST', path: memos, body: () => ({ content, visibility: 'PRIVATE' }) }),
    list: { path: `${memos}?pageSize=20` },
    search: (words) => {
      const filter = words.split(' ').map((word) => `content.contains("${word}")`);
      return { path: `${memos}?pageSize=20&filter=${encodeURIComponent(filter.join(' && '))}` };
    },
  },
};

export type Opponent = Readonly<{ name: string; server: OtherServer; person: Person }>;

/** `memos=http://localhost:5230`; without a name another Écrin. Throws for an unknown name. */
export const opponentOf = async (given: string, token: string | undefined): Promise<Opponent> => {
  const { name = 'ecrin', url = given } = /^(?<name>[a-z]+)=(?<url>.+)$/u.exec(given)?.groups ?? {};
  const server = otherServers[name];
  if (!server) throw new Error(`No server is called ${name}; known are ${Object.keys(otherServers).join(', ')}.`);
  return { name, server, person: { url, token: token ?? (await server.signIn(url)) } };
};
