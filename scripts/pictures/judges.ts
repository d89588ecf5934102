import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { falseAlarms } from './falseAlarms';

interface Finding {
  judge: 'axe' | 'ace' | 'html-validate';
  rule: string;
  at: string;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const aceSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What two accessibility engines and an HTML validator find wrong with a page as it stands; known false alarms left out. */
export async function findingsOf(page: Page): Promise<string[]> {
  const findings = [
    ...(await axeFindings(page)),
    ...(await aceFindings(page)),
    ...(await markupFindings(page)),
  ];
  const real = findings.filter(
    ({ judge, rule, at }) =>
      !falseAlarms.some((known) => known.judge === judge && known.rule === rule && known.at.test(at)),
  );
  return [...new Set(real.map(({ judge, rule, at }) => `${judge} ${rule}: ${at}`))];
}

async function axeFindings(page: Page): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ judge: 'axe', rule: id, at: html.slice(0, 300) })),
  );
}

/** What IBM's engine is sure of; what it only asks a person to look at is left out. */
async function aceFindings(page: Page): Promise<Finding[]> {
  // As an expression of the debugger, which no content-security policy stands in the way of.
  await page.evaluate(aceSource);
  const found: { rule: string; at: string }[] = await page.evaluate(`
    new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, snippet, path }) => ({ rule: ruleId, at: (snippet + ' ' + path.dom).slice(0, 400) })))`);
  return found.map(({ rule, at }) => ({ judge: 'ace', rule, at }));
}

async function markupFindings(page: Page): Promise<Finding[]> {
  const { results } = await validator.validateString(
    `<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`,
  );
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      judge: 'html-validate' as const,
      rule: ruleId,
      at: `${message} (${selector?.slice(-200)})`,
    })),
  );
}
