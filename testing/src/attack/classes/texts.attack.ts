import { writtenThought } from '#kits/api-client.ts';
import { hostileTexts } from '#linear-time/hostile-texts.ts';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { whatBystanderNotices } from '../kit/bystander.ts';
import { accepted, readUntil, writeStory } from '../kit/sharing.ts';
import { faultOf, type Reply, type Target } from '../kit/target.ts';

/** As long as a thought may be, in UTF-16 units. */
const longest = 99_990;
const atOnce = 4;

type Make = (length: number) => string;

/** Some of each length: no book is the same as one that was made before. */
const eachOf = <Result>(work: (length: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: atOnce }, (_none, at) => work(longest - at)));

/** One that takes too long is refused, and so is one that many wait before. */
const bookFault = (reply: Reply): Verdict => (/"code":"general\.busy"/u.test(reply.text) ? null : faultOf(reply));

const bookOf = (label: string, make: Make): Case => ({
  label: `a book of ${label}`,
  attack: async (target) => {
    const client = target.attacker();
    const stories = await eachOf((length) => writeStory(client, { title: 'a', chapter: 'b', paragraph: make(length) }));
    const replies: Reply[] = [];
    // One format after the other: an address may download thirty in a quarter of an hour.
    const download = async (format: string): Promise<void> => {
      for (const { storyId } of stories)
        replies.push(
          await target.send({ method: 'GET', path: `/stories/${storyId}/book/${format}`, token: client.token }),
        );
    };
    const noticed = await whatBystanderNotices(target, async () => {
      const downloads = [download('pdf'), download('epub')];
      return () => Promise.all(downloads);
    });
    return noticed ?? replies.map(bookFault).find((fault) => fault !== null) ?? null;
  },
});

/** A thought of the other client, read in its list: what projections and workflows read before is not waited for. */
const bystanderSeesItsOwn = async ({ bystander }: Target): Promise<void> => {
  const thought = writtenThought('Un mot.');
  await accepted(bystander(), 'POST /thoughts', thought);
  await readUntil(bystander(), `/thoughts/${thought.thoughtId}`, () => true);
};

const thoughtsOf = (label: string, make: Make): Case => ({
  label: `thoughts of ${label}`,
  attack: (target) =>
    whatBystanderNotices(target, async () => {
      await eachOf((length) => accepted(target.attacker(), 'POST /thoughts', writtenThought(make(length))));
      return () => bystanderSeesItsOwn(target);
    }),
});

/** What one person writes is nobody else's time. */
export const texts: AttackClass = {
  name: 'texts',
  cases: async () =>
    Object.entries(hostileTexts).flatMap(([label, make]) => [thoughtsOf(label, make), bookOf(label, make)]),
  expect: async (target) => ((await target.isUp()) ? null : 'the server does not answer any more'),
};
