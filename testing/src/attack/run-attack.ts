import { speechAssets } from '#kits/speech-assets.ts';
import { answers } from './classes/answers.attack.ts';
import { communities } from './classes/communities.attack.ts';
import { dates } from './classes/dates.attack.ts';
import { floodsOfOne } from './classes/floods.attack.ts';
import { kills } from './classes/kills.attack.ts';
import { limits } from './classes/limits.attack.ts';
import { links } from './classes/links.attack.ts';
import { markup } from './classes/markup.attack.ts';
import { pictures } from './classes/pictures.attack.ts';
import { sizes } from './classes/sizes.attack.ts';
import { sounds } from './classes/sounds.attack.ts';
import { texts } from './classes/texts.attack.ts';
import { tornFolders } from './classes/torn-folders.attack.ts';
import type { AttackClass, Case, Verdict } from './kit/attack-class.ts';
import { createRandom } from './kit/random.ts';
import { openTarget, type Target } from './kit/target.ts';

export const attackClasses: readonly AttackClass[] = [
  dates,
  sizes,
  sounds,
  pictures,
  markup,
  links,
  communities,
  limits,
  texts,
  answers,
  floodsOfOne,
  tornFolders,
  kills,
];

/** `most`: cases of a class, chosen by the seed; all unless given. */
export type AttackOptions = Readonly<{ seed: number; most?: number; only?: RegExp }>;
export type AttackResult = Readonly<{ name: string; tried: number; failures: readonly string[] }>;

/** A separate server for the class; after a failed case, another one. */
export const runAttack = async (
  { name, environment, cases, expect }: AttackClass,
  { seed, most = Infinity, only = /(?:)/ }: AttackOptions,
): Promise<AttackResult> => {
  const speech = speechAssets.missing === null ? { SPEECH_MODEL_DIR: speechAssets.modelDir } : {};
  const target = await openTarget({ ...speech, ...environment });
  try {
    const random = createRandom(seed);
    const all = (await cases(random, target)).filter(({ label }) => only.test(label));
    const chosen = most < all.length ? random.some(all, most) : all;
    const failures: string[] = [];
    for (const one of chosen) {
      const verdict = await attackOnce(target, one, expect);
      if (verdict === null) continue;
      failures.push(`${name}: ${one.label}: ${verdict}`);
      await recover(target);
    }
    return { name, tried: chosen.length, failures };
  } finally {
    await target.close();
  }
};

/** An exception of the attack itself counts as a failure, too. */
const attackOnce = async (target: Target, { attack }: Case, expect: AttackClass['expect']): Promise<Verdict> => {
  try {
    return (await attack(target)) ?? (await expect(target));
  } catch (fault) {
    return `the attack broke off (${fault instanceof Error ? fault.name : 'Error'})`;
  }
};

const recover = async (target: Target): Promise<void> => {
  if (await target.isUp()) await target.renewAttacker().catch(target.renew);
  else await target.renew();
};
