import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { writtenThought } from '#kits/api-client.ts';

/** Whose requests these are; `token` null: nobody's. */
export type Person = Readonly<{ url: string; token: string | null }>;
/** `path`: from the root of the server. `body`: of the next request. `headers`: more than those of every request. */
export type Asked = Readonly<{
  method?: 'GET' | 'POST';
  path: string;
  body?: () => unknown;
  headers?: Readonly<Record<string, string>>;
}>;

const headersOf = ({ token }: Person): Record<string, string> => ({
  'Content-Type': 'application/json',
  ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
});

/** Over one connection, one after the other, each in ms. Anything but 2xx fails the bench. */
export const timesOf = async (person: Person, asked: Asked, count: number): Promise<readonly number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const begun = performance.now();
    await askOnce(agent, person, asked);
    times.push(performance.now() - begun);
  }
  agent.destroy();
  return times;
};

/** Anything but 2xx throws. */
export const askOnce = (
  agent: Agent,
  person: Person,
  { method = 'GET', path, body, headers = {} }: Asked,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const given = { agent, method, headers: { ...headersOf(person), ...headers } };
    const asking = request(new URL(path, person.url), given, (answer) => {
      const { statusCode = 0 } = answer;
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += String(part)));
      answer.once('end', () => {
        if (statusCode < 300) resolve(text);
        else reject(new Error(`${method} ${path} answered ${statusCode}`));
      });
    });
    asking.once('error', reject).end(body && JSON.stringify(body()));
  });

/** A long pause of a busy machine is a slow answer, no failed one. */
const timeoutS = 60;

type Load = Readonly<{ connections: number }> & (Readonly<{ seconds: number }> | Readonly<{ amount: number }>);

/** Over many connections, each asking again once it is answered: answers a second, and their 99th percentile in ms. Anything but 2xx fails the bench. */
export const loadOf = async (
  people: Person | readonly [Person, ...Person[]],
  { method = 'GET', path, body, headers }: Asked,
  load: Load,
): Promise<Readonly<{ perSecond: number; p99: number }>> => {
  const all: readonly Person[] = Array.isArray(people) ? people : [people as Person];
  let next = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: all[0]?.url ?? '',
    connections: load.connections,
    timeout: timeoutS,
    ...('seconds' in load ? { duration: load.seconds } : { amount: load.amount }),
    requests: [
      {
        method,
        path,
        setupRequest: (request) => ({
          ...request,
          headers: { ...headersOf(all[(next += 1) % all.length] as Person), ...headers },
          ...(body && { body: JSON.stringify(body()) }),
        }),
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${method} ${path}: ${non2xx} were refused and ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
};

export const thoughtsPath = '/api/client/thoughts';

export const creating = (contentOf: (index: number) => string): Asked => {
  let index = 0;
  return { method: 'POST', path: thoughtsPath, body: () => writtenThought(contentOf((index += 1))) };
};
