import { pollUntil } from '#kits/poll-until.ts';
import type { Driver } from './driver.ts';

/** User actions and expectations on a page. Each waits until it is possible. */
export type Screen = Readonly<{
  goTo: (path: string) => Promise<void>;
  /** A button or a link, by its whole name. */
  press: (name: string) => Promise<void>;
  /** The page of an entry of a list, by words it shows. */
  openEntry: (words: string) => Promise<void>;
  fill: (label: string, words: string) => Promise<void>;
  /** A box to tick, or one of several choices. */
  choose: (label: string) => Promise<void>;
  chooseFile: (path: string) => Promise<void>;
  waitForText: (words: string) => Promise<void>;
  isAt: (path: RegExp) => Promise<void>;
  /** A JavaScript expression, in the page. */
  holds: (expression: string) => Promise<void>;
  evaluate: Driver['evaluate'];
}>;

const waitMs = 20_000;

/** Runs in the page: the first shown element that the XPath finds. */
const shown = (xpath: string): string => `(() => {
  const found = document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    if (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible') {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }
  }
  return null;
})()`;

const quoted = (words: string): string => JSON.stringify(words);
const named = (name: string): string =>
  `//*[self::button or self::a][normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)} or @aria-labelledby=//*[normalize-space(.)=${quoted(name)}]/@id]`;
const labelled = (label: string): string =>
  `//*[self::input or self::textarea][@aria-label=${quoted(label)} or @placeholder=${quoted(label)} or @id=//label[contains(normalize-space(.), ${quoted(label)})]/@for or ancestor::label[contains(normalize-space(.), ${quoted(label)})]]`;

export const screenOf = (driver: Driver, url: string): Screen => {
  const text = 'document.body.innerText.replace(/\\s+/g, " ")';
  const until = async (ask: () => Promise<boolean>, what: string): Promise<void> => {
    await pollUntil(ask, { timeoutMs: waitMs, everyMs: 200, what }).catch(async (error: unknown) => {
      throw new Error(`${String(error)}; the page shows: ${await driver.evaluate<string>(text)}`, { cause: error });
    });
  };
  const click = (xpath: string) => until(() => driver.click(shown(xpath)), xpath);
  const holds = (expression: string, what: string) => until(() => driver.evaluate<boolean>(expression), what);
  return {
    goTo: (path) => driver.goTo(url + path),
    press: (name) => click(named(name)),
    openEntry: (words) => click(`//article[contains(normalize-space(.), ${quoted(words)})]//a`),
    fill: async (label, words) => {
      await click(labelled(label));
      await driver.type(words);
    },
    choose: (label) => click(labelled(label)),
    chooseFile: async (path) => {
      const field = 'document.querySelector("input[type=file]")';
      await until(() => driver.chooseFile(field, path), 'a field for files');
    },
    waitForText: (words) => holds(`${text}.includes(${quoted(words)})`, `« ${words} »`),
    isAt: (path) => holds(`${String(path)}.test(location.pathname)`, `the page ${String(path)}`),
    holds: (expression) => holds(expression, expression),
    evaluate: driver.evaluate,
  };
};
