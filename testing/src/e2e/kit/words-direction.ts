import type { Page } from 'playwright-core';

/** How words that end with a full stop run wherever the screen shows them: their direction, and whether the stop stands at their left; without and with what its elements say of it. */
export const directionsOf = async (page: Page, words: string) => {
  const shown = page.getByRole('main').getByText(words, { exact: true });
  await shown.first().waitFor();
  return shown.evaluateAll((elements) => {
    const isStopAtLeft = (element: Element): boolean => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const leftOf = (at: number): number => {
        const letter = document.createRange();
        letter.setStart(text ?? element, at);
        letter.setEnd(text ?? element, at + 1);
        return letter.getBoundingClientRect().left;
      };
      return leftOf((text?.nodeValue?.length ?? 0) - 1) < leftOf(0);
    };
    const said = elements.map((element) => [getComputedStyle(element).direction, isStopAtLeft(element)] as const);
    for (const element of document.querySelectorAll('[dir]')) element.removeAttribute('dir');
    return said.map(([direction, stopAtLeft], at) => ({
      direction,
      stopAtLeft,
      withoutDir: elements[at] !== undefined && isStopAtLeft(elements[at]),
    }));
  });
};

type Seen = Readonly<{ seen: number; wrong: readonly string[] }>;

/** Texts that are in Arabic or Hebrew as far as their first letter tells: how many are seen, and those whose full stop does not stand at the left of their last letter. */
export const rightToLeftOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const whole = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}].*\p{L}[.…]$/su;
    const leftOf = (text: Node, at: number): number => {
      const sign = document.createRange();
      sign.setStart(text, at);
      sign.setEnd(text, at + 1);
      return sign.getBoundingClientRect().left;
    };
    const isShown = ({ parentElement }: Node): boolean =>
      parentElement !== null && parentElement.checkVisibility() && !parentElement.closest('textarea');
    const found: string[] = [];
    const wrong: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = (text.nodeValue ?? '').trimEnd();
      if (!isShown(text) || !whole.test(words)) continue;
      found.push(words);
      const stop = words.length - 1;
      if (leftOf(text, stop) < leftOf(text, stop - 1)) continue;
      const { tagName, className } = text.parentElement ?? { tagName: '', className: '' };
      wrong.push(`${tagName.toLowerCase()}.${className}: ${words.slice(0, 40)}`);
    }
    return { seen: found.length, wrong };
  });
