import type { Page } from '@playwright/test';

const drawn = 'svg, canvas, .maplibregl-map, [data-report], [aria-hidden="true"]';

function measure(apart: string) {
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest(`script, style, template, ${apart}`) && element.checkVisibility())
    .flatMap((element) => {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.textContent?.trim())
        .join(' ')
        .trim();
      const name = `${text.slice(0, 40)} (${element.tagName.toLowerCase()}.${element.getAttribute('class')})`;
      const isBox = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
      const before = getComputedStyle(element, '::before');
      const isShape = element.matches('[data-shape]') && pixels(before.width) > 0;
      return [
        ...(text ? [{ name, size: pixels(style.fontSize), line: pixels(style.lineHeight) }] : []),
        ...(isBox ? [{ name: `box ${name}`, size: pixels(style.width), line: 0 }] : []),
        ...(isShape ? [{ name: `shape of ${name}`, size: pixels(before.width), line: 0 }] : []),
      ];
    });
}

type Measured = ReturnType<typeof measure>[number];

function findingOf(former: Measured, { name, size, line }: Measured): string[] {
  // Lines around a box keep their width.
  if (size < former.size * 1.85) return [`${name} grows from ${former.size} to ${size} px only`];
  return line > 0 && line < size ? [`${name} has ${size} px in lines of ${line} px`] : [];
}

export async function notEnlarged(page: Page): Promise<string[]> {
  const before = await page.evaluate(measure, drawn);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const after = await page.evaluate(measure, drawn);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  const unequal = before.length === after.length ? [] : ['the page has other texts when they are larger'];
  const found = after.flatMap((now, index) => {
    const former = before[index];
    return former?.name === now.name ? findingOf(former, now) : [];
  });
  return [...new Set([...unequal, ...found])];
}

export async function withLargeLetters<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const tools = await page.context().newCDPSession(page);
  const setSize = (standard: number) => tools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(32);
  try {
    return await look();
  } finally {
    await setSize(16);
    await tools.detach();
  }
}

/**
 * Finds text that does not grow with the browser's own setting. The layout is another one then, so only texts are
 * compared that both layouts have.
 */
export async function notEnlargedBySetting(page: Page, rest: () => Promise<unknown>): Promise<string[]> {
  const before = new Map((await page.evaluate(measure, drawn)).map((text) => [text.name, text]));
  const after = await withLargeLetters(page, async () => {
    await rest();
    return page.evaluate(measure, drawn);
  });
  const known = after.filter(({ name }) => before.has(name));
  if (known.length < after.length / 3) return ['the page has hardly a text that it had before'];
  const found = known.flatMap((now) => {
    const former = before.get(now.name);
    return former ? findingOf(former, now) : [];
  });
  return [...new Set(found)];
}
