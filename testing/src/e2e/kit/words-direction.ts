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
