const mostWords = 40;
const windowWords = 24;
const windowStep = 16;

/** Unpunctuated speech is read in windows that overlap. */
const windowsOf = (sentence: string): readonly string[] => {
  const words = sentence.split(/\s+/u).filter((word) => word !== '');
  if (words.length <= mostWords) return words.length > 1 ? [words.join(' ')] : [];
  const count = Math.ceil((words.length - (windowWords - windowStep)) / windowStep);
  return Array.from({ length: count }, (_none, index) =>
    words.slice(index * windowStep, index * windowStep + windowWords).join(' '),
  );
};

/** Of a very long text the beginning and the end, where a note says what it is about. */
const mostPassages = 64;

/** A short note is read as a whole too: a plan is often told in several calm sentences. */
const mostWordsOfWhole = 70;

/** What is judged one by one: each sentence, and each with the next, so that one sentence in a long note is seen. */
export const passagesOf = (text: string): readonly string[] => {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).flatMap(windowsOf);
  const pairs = sentences.slice(1).map((next, index) => `${sentences[index] ?? ''} ${next}`);
  const whole = text.split(/\s+/u).length <= mostWordsOfWhole && sentences.length > 2 ? [sentences.join(' ')] : [];
  const all = [...new Set([...whole, ...sentences, ...pairs])];
  return all.length <= mostPassages ? all : [...all.slice(0, mostPassages / 2), ...all.slice(-mostPassages / 2)];
};
