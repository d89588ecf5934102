import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { axeFindings } from './axeFindings';
import { type Finding, realFindings } from './falseAlarms';

const aceSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

export async function findingsOf(page: Page): Promise<string[]> {
  return realFindings([
    ...(await axeFindings(page)),
    ...(await aceFindings(page)),
    ...(await markupFindings(page)),
  ]);
}

async function aceFindings(page: Page): Promise<Finding[]> {
  // The debugger evaluates it, because the content security policy would block a script.
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
