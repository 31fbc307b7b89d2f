import { findPhrases, phrasesOf, tokensOf } from '#text/phrase-matching.ts';

/** Words that suggest suicidal thoughts or self-harm. Both languages are always checked. */
const crisis = phrasesOf(`
  suicid*, me suicid*, auto mutil*, automutil*, scarifi*,
  veux mourir, voudrais mourir, aimerais mourir, vouloir mourir, voulais mourir, veux crever, voudrais crever,
  envie de mourir, envie de crever, envie de me tuer, envie de disparaitre, hate de mourir, prefere mourir, prefererais mourir,
  prefererais etre mort, prefererais etre morte, aimerais etre mort, aimerais etre morte, voudrais etre mort, voudrais etre morte,
  me tuer, me pendre, me noyer, m ouvrir les veines, me couper les veines, me trancher les veines, me tirer une balle,
  me jeter sous, me jeter par la fenetre, me jeter du, me jeter dans le vide, sauter par la fenetre, sauter du pont, sauter d un pont,
  me foutre en l air, me supprimer, passer a l acte,
  mettre fin a mes jours, mettre fin a ma vie, finir mes jours, en finir avec la vie, en finir avec ma vie, en finir avec l existence,
  en finir pour de bon, en finir une fois pour toutes, envie d en finir, veux en finir, voudrais en finir, vais en finir,
  plus envie de vivre, plus la force de vivre, plus le gout de vivre, plus de raison de vivre, plus aucune raison de vivre,
  aucune raison de vivre, pas envie de vivre, pas la force de vivre, plus le courage de vivre, marre de vivre, fatigue de vivre, fatiguee de vivre,
  veux plus vivre, veux plus etre la, voudrais ne plus exister, veux plus exister, ne plus me reveiller, ne jamais me reveiller,
  ne pas me reveiller demain, disparaitre pour toujours, disparaitre pour de bon,
  vie ne vaut plus, vie ne vaut pas, vie n a plus de sens, vie n a plus aucun sens, vie n en vaut,
  mieux sans moi, mieux si je n etais, mieux si j etais mort, mieux si j etais morte, mieux que je meure, serais mieux mort, serais mieux morte,
  me faire du mal, me faire mal expres, me blesser expres, me mutiler, me couper la peau, me couper pour, me bruler expres,
  avaler tous les medicaments, avaler tous mes, prendre tous mes cachets, prendre tous les cachets, boite entiere de medicaments,
  lettre d adieu, mes adieux a tous,
  want to die, wanna die, wanted to die, wish i was dead, wish i were dead, wish i could die, rather be dead, better off dead,
  better off without me, better without me, kill myself, killing myself, killed myself, end my life, ending my life, end it all, ending it all,
  take my own life, taking my own life, took my own life, hang myself, drown myself, shoot myself, cut myself, cutting myself, slit my wrists,
  hurt myself on purpose, hurting myself, harm myself, harming myself, self harm*, selfharm*, overdos*,
  don t want to live, don t want to be alive, don t want to be here anymore, don t want to exist, don t want to wake up, not want to live,
  no reason to live, no will to live, nothing to live for, tired of living, tired of being alive, sick of living,
  never wake up again, not wake up tomorrow, life isn t worth, life is not worth, not worth living, jump off a bridge, jump off the bridge,
  jump in front of, goodbye letter
`);

/** The same words with another meaning. */
const elsewhere = phrasesOf('de rire, de honte, de faim, squad, laughing, of laughter, of embarrassment');

/** True when a person's words call for crisis help first. A false positive is better than a miss. */
export const mentionsCrisis = (text: string): boolean => {
  const tokens = tokensOf(text);
  const speaksOfElse = (at: number): boolean =>
    elsewhere.some((phrase) => phrase.every((word, offset) => tokens[at + offset]?.word === word));
  return findPhrases(crisis, tokens).some(({ until }) => !speaksOfElse(until));
};
