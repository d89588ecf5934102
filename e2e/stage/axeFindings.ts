import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './falseAlarms';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe up to 4.13 counts as an experiment: who says what is seen must be understood. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/**
 * What axe finds in a part of the page, by default in its dialog, which covers the rest, or in all of it. Nothing but
 * violations is written down, and no second page is opened to put frames together, which the portal has none of: without
 * both, axe takes a third of the time.
 */
export async function axeFindings(page: Page, within?: string): Promise<Finding[]> {
  const dialog = '[aria-modal="true"]';
  const part = within ?? ((await page.locator(dialog).count()) > 0 ? dialog : 'html');
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).setLegacyMode();
  const { violations } = await axe.withTags(tags).include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ judge: 'axe' as const, rule: id, at: html.slice(0, 300) })),
  );
}
