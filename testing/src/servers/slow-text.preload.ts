// Loaded before a server's program (`--import`), in each of its threads: whether a text with this word shows anything is looked at without end.
const word = 'interminable';
// oxlint-disable-next-line typescript/unbound-method -- called with the pattern below
const { test } = RegExp.prototype;

// oxlint-disable-next-line no-extend-native -- stands for a fault that nobody knows yet, in whatever reads a text
RegExp.prototype.test = function endless(text: string): boolean {
  while (this.source.includes('Default_Ignorable') && text.includes(word));
  return test.call(this, text);
};
