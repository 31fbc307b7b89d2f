import { writtenThought } from '#kits/api-client.ts';
import { hostileTexts } from '#linear-time/hostile-texts.ts';
import type { AttackClass, Case } from '../kit/attack-class.ts';
import { whatBystanderNotices } from '../kit/bystander.ts';
import { accepted, readUntil } from '../kit/sharing.ts';
import { faultOf, type Reply, type Target } from '../kit/target.ts';

/** As long as a thought, and a text that is looked at for help, may be, in UTF-16 units. */
const longest = 99_990;
const [atOnce, thoughts] = [4, 12];

/** Too much of it is refused, and then says so. */
const refusal = /"code":"general\.(?:too-demanding|too-many-requests|busy)"/u;
const wrong = (replies: readonly Reply[]) =>
  replies.map((reply) => (refusal.test(reply.text) ? null : faultOf(reply))).find((fault) => fault !== null) ?? null;

/** Sends the same some times at once, while another client asks for something. */
const sentAtOnce = async (target: Target, send: (nth: number) => Promise<Reply>) => {
  const replies: Reply[] = [];
  const noticed = await whatBystanderNotices(target, async () => {
    const sending = Promise.all(
      Array.from({ length: atOnce }, async (_none, nth) => void replies.push(await send(nth))),
    );
    return () => sending;
  });
  return noticed ?? wrong(replies);
};

const lookedAtForHelp = (label: string, make: (length: number) => string): Case => ({
  label: `looked at for help: ${label}`,
  attack: (target) => {
    const { token } = target.attacker();
    return sentAtOnce(target, (nth) =>
      target.send({ method: 'POST', path: '/help', token, body: JSON.stringify({ text: make(longest - nth) }) }),
    );
  },
});

/** Reads that go through whole thoughts. */
const reads = ['/thoughts?limit=100', '/thoughts?q=a&limit=100', '/thoughts?q=%22je%20veux%22&limit=100'];

const readLong = (label: string, make: (length: number) => string): Case => ({
  label: `lists of ${label}`,
  attack: async (target) => {
    const client = target.attacker();
    for (let nth = 0; nth < thoughts; nth += 1) {
      const thought = writtenThought(make(longest - nth));
      await accepted(client, 'POST /thoughts', thought);
      if (nth === thoughts - 1) await readUntil(client, `/thoughts/${thought.thoughtId}`, () => true);
    }
    const { token } = client;
    return sentAtOnce(target, (nth) =>
      target.send({ method: 'GET', path: reads[nth % reads.length] ?? '/thoughts', token }),
    );
  },
});

/** What is answered about a text is nobody else's time. */
export const answers: AttackClass = {
  name: 'answers',
  cases: async () =>
    Object.entries(hostileTexts).flatMap(([label, make]) => [lookedAtForHelp(label, make), readLong(label, make)]),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
