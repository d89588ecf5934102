import type { Page } from '@playwright/test';

/** Finds a page, or a part of a dialog, whose content is wider than its box. Tables and enlarged pictures may scroll. */
export async function sidewaysFindings(page: Page, width: number): Promise<string[]> {
  const { needed, widest, inside } = await page.evaluate((screen) => {
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()} ${element.getAttribute('class')}`;
    const beyond = (within: Element, edge: number) =>
      [...within.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map(nameOf)
        .slice(0, 3)
        .join(', ');
    const scrolling = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.closest('[data-admin-table]') &&
        !element.querySelector(':scope > * > img') &&
        element.clientWidth > 0,
    );
    return {
      needed: document.documentElement.scrollWidth,
      widest: beyond(document.body, screen),
      inside: scrolling.map(
        (element) =>
          `${nameOf(element)} has ${element.clientWidth} px for ${element.scrollWidth}: ${beyond(element, element.getBoundingClientRect().right)}`,
      ),
    };
  }, width);
  return [
    ...(needed > width ? [`the page is ${needed} px wide, and the screen ${width}: ${widest}`] : []),
    ...inside,
  ];
}
