import { expect, test } from './portal';
import { axeFindings } from './stage/axeFindings';
import { realFindings } from './stage/falseAlarms';

test('the reference of the calls: found from the first address, no axe violation, no sideways scroll', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await page.getByText('What field apps and measuring devices send').first().press('Enter');
  await page.getByRole('link', { name: 'Store a photograph of a stack' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Store a photograph of a stack' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // All sections are built alike, and axe would take minutes for all of them.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const part of ['header', 'section:has(#tag-ingest)'])
      expect(realFindings(await axeFindings(page, part))).toEqual([]);
  }
  expect(refused).toEqual([]);
});
