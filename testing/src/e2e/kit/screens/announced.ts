import type { Page } from 'playwright-core';

/** Whether the announcement pushed the heading of the screen down, and left nothing over it, where it is seen: not one for screen readers alone, or further down. */
export const headingBelowAnnouncement = (page: Page) =>
  page.getByRole('complementary', { name: /^(?:Annonce d’|Announcement from )Écrin$/u }).evaluate((announcement) => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
    const { left, top, width, height } = heading?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    const isSeen = width > 1 && top + height / 2 < innerHeight;
    return { below: announcement.getBoundingClientRect().bottom <= top, seen: !isSeen || heading?.contains(seen) };
  });
