import type { Page } from 'playwright-core';

/**
 * Texts that are drawn over one another, wherever they are on the page. Not compared: what stays in place while the page scrolls under it (header, tabs,
 * toasts, an open dialog), which is meant to lie over the rest, with what scrolls.
 */
export const overlappingTextsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>;
    type Drawn = Box & Readonly<{ text: string; parent: Element; layer: Element | null }>;
    /** Letters may touch: a box is as wide as its line, and as high as its capitals. */
    const [slack, letters] = [2, 0.7];

    const both = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isSome = ({ left, right, top, bottom }: Box) => right - left > slack && bottom - top > slack;
    /** What the parts around it leave of a box: those that scroll or cut do not show the rest. */
    const leftOf = (box: Box, element: Element | null): Box => {
      if (element === null || element === document.documentElement || element === document.body) return box;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      const shown = cuts ? both(box, element.getBoundingClientRect()) : box;
      return position === 'fixed' ? shown : leftOf(shown, element.parentElement);
    };
    const layerOf = (element: Element | null): Element | null => {
      if (element === null || element.matches('dialog, [popover]')) return element;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' ? element : layerOf(element.parentElement);
    };
    const lettersOf = ({ left, right, top, bottom }: Box, fontSize: number): Box => {
      const [middle, half] = [(top + bottom) / 2, (fontSize * letters) / 2];
      return { left, right, top: middle - half, bottom: middle + half };
    };

    const drawnOf = (node: Node): readonly Drawn[] => {
      const parent = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
      if (parent === null || text === '' || !parent.checkVisibility(seen)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
      const layer = layerOf(parent);
      return [...range.getClientRects()]
        .map((line) => leftOf(lettersOf(line, fontSize), parent))
        .filter(isSome)
        .map((box) => ({ ...box, text: text.slice(0, 40), parent, layer }));
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const drawn: Drawn[] = [];
    while (texts.nextNode()) drawn.push(...drawnOf(texts.currentNode));
    drawn.sort((one, other) => one.top - other.top);
    return [
      ...new Set(
        drawn.flatMap((one, at) => {
          const found: string[] = [];
          for (const other of drawn.slice(at + 1)) {
            if (other.top > one.bottom) break;
            if (other.parent !== one.parent && other.layer === one.layer && isSome(both(one, other)))
              found.push(`over one another: « ${one.text} », « ${other.text} »`);
          }
          return found;
        }),
      ),
    ];
  });
