import { wordsOf } from '#text/search-words.ts';

// Speech models were trained on film subtitles: for silence they write closing credits. Compared without accents and punctuation.

/** Sentences that do not occur in a journal. */
const certainPhantoms = [
  /^sous titres? (realises?|faits?|crees?) par\b/u,
  /^sous titr(es|age)( (st|fr|mfp|501|par|la|societe|radio|canada))+$/u,
  /\b(amara org|soustitreur com)( community)?$/u,
  /^(subtitles|captions|captioning) (made |provided )?by\b/u,
  /^transcri(bed|ption) by (https |www )*(otter ai|castingwords|rev com)$/u,
  /^(sub)?titl(es|ing) by\b/u,
];

/** These a person may say, but then in the middle of other speech. */
const likelyPhantoms = [
  /^merci( a (tous|toutes|vous))? d avoir (regarde|visionne|suivi)( (cette|la|ma) video)?$/u,
  /^(et )?(n oubliez pas de vous abonner|n hesitez pas a vous abonner|abonnez vous)( (a|sur) (la|ma) chaine)?$/u,
  /^(on se retrouve|rendez vous|a bientot|a la prochaine)( dans| pour)?( une| la)?( prochaine| nouvelle)? video$/u,
  /^(thanks|thank you)( so much| very much)? for watching( this video| the video| my video)?$/u,
  /^(please |don t forget to |like and )*subscribe( to (my|the|our) channel)?$/u,
  /^(i ll )?see you in the next (video|one)$/u,
];

/** [Musique], (applaudissements), *rires*, ♪ la la ♪ */
const noise = /\[[^[\]]*\]|\([^()]*\)|\*[^*]*\*|♪[^♪]*♪/gu;

/** How certain it is that a model invented a passage: `surely` anywhere, `apart` when it is separated from other speech. */
export const phantomIn = (text: string): 'surely' | 'apart' | null => {
  if (!/[\p{L}\p{N}]/u.test(text.replaceAll(noise, ''))) return 'surely';
  const sentences = text.split(/(?<=[.!?…])\s+/u).map((sentence) =>
    wordsOf(sentence)
      .map(({ word }) => word)
      .join(' '),
  );
  if (!sentences.every((sentence) => isOneOf([...certainPhantoms, ...likelyPhantoms], sentence))) return null;
  return sentences.some((sentence) => isOneOf(certainPhantoms, sentence)) ? 'surely' : 'apart';
};

const isOneOf = (patterns: readonly RegExp[], sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence));
