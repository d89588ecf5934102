import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './falseAlarms';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe up to 4.13 treats this rule as experimental. The portal keeps it for people who speak a visible label
 * to use a control.
 */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/**
 * Checks a part of the page: by default its dialog, which covers the rest, or else the whole page. To take a
 * third of the time, axe records only violations and opens no second page to combine frames. The portal has
 * no frames.
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
