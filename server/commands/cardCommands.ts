import { readFileSync, statSync } from 'node:fs';
import { recordOperatorChanges } from '../calls/recordChanges';
import { type CardDocument, largestCard } from '../domain/cardDocument';
import { errorCodeOf } from '../domain/errorCode';
import { readCard } from '../domain/readCard';
import { NotUtf8, utf8TextOf } from '../domain/utf8';
import { importCard, publishCardVersion } from '../features/measurement-cards/cardVersions.changes';
import { cardsCalled } from '../features/measurement-cards/cardVersions.queries';
import { cardProblemText } from '../texts/cardProblemTexts';
import { CommandError } from './commandError';
import type { DatabaseCommand, Operator, Surroundings } from './databaseCommand';

/** @throws CommandError if the file is missing, too large, or not UTF-8 */
export function textOfCardFile(file: string): string {
  try {
    if (statSync(file).size > largestCard)
      throw new CommandError(`${file} is larger than ${largestCard / 1024} KB.`);
    return utf8TextOf(readFileSync(file));
  } catch (failure) {
    if (failure instanceof CommandError) throw failure;
    if (failure instanceof NotUtf8) throw new CommandError(`${file}: ${failure.message}`);
    throw new CommandError(`${file} cannot be read (${errorCodeOf(failure) ?? 'unknown reason'}).`);
  }
}

/** @throws CommandError with a line for each fault of the card */
export function checkCard(text: string): string[] {
  const { name, fields, reportConfig } = cardIn(text);
  const report = reportConfig ? 'with a report' : 'without a report';
  return [`This is a valid measurement card: "${name}", ${fields.length} fields, ${report}.`];
}

function cardIn(text: string): CardDocument {
  const read = readCard(json(text));
  if ('document' in read) return read.document;
  const lines = read.problems.map(
    (problem) => `  ${problem.path || '(the whole file)'}: ${cardProblemText(problem, 'en')}`,
  );
  throw new CommandError(['This is no valid measurement card:', ...lines].join('\n'));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (failure) {
    throw new CommandError(`This is no JSON: ${failure instanceof Error ? failure.message : failure}`);
  }
}

/**
 * `import` is followed by the text of a card file, and `export` by the name of a card and maybe a version.
 * @returns undefined for other words
 * @throws CommandError for a text that is not a card
 */
export function readCardCommand(words: readonly string[]): DatabaseCommand | undefined {
  const [act, subject, version, ...more] = words;
  if (subject === undefined || more.length > 0) return undefined;
  if (act === 'import' && version === undefined) {
    const document = cardIn(subject);
    return (...context) => importAndPublish(document, ...context);
  }
  if (act !== 'export') return undefined;
  if (version !== undefined && !/^[1-9]\d{0,8}$/.test(version))
    throw new CommandError(`"${version}" is no number of a version.`);
  return (context) => exportCard(context, subject, version === undefined ? undefined : Number(version));
}

async function importAndPublish(
  document: CardDocument,
  deps: Surroundings,
  { name: operator }: Operator,
): Promise<string[]> {
  const act = { operator, operationId: 'importMeasurementCard' };
  return recordOperatorChanges(deps, act, async (transaction) => {
    const { result: card } = await importCard(transaction, document);
    const version = `Version ${card.version} of "${card.measurementCardName}"`;
    if (card.isPublished)
      return { result: [`${version} says the same already. Nothing has changed.`], changes: [] };
    const changes = await publishCardVersion(transaction, {
      ...{ cardId: card.measurementCardId, version: card.version },
      ...{ publishedById: null, now: deps.now() },
    });
    const lines = [
      `${version} is published. New stacks are measured by it; stacks that are measured keep their version.`,
    ];
    return { result: lines, changes };
  });
}

async function exportCard(
  { database }: Surroundings,
  name: string,
  version: number | undefined,
): Promise<string[]> {
  const [found, ...others] = await cardsCalled(database.orm, name, version);
  if (found === undefined) {
    const versionText = version === undefined ? 'published version' : `version ${version}`;
    throw new CommandError(`There is no ${versionText} of a measurement card "${name}".`);
  }
  if (others.length > 0) throw new CommandError(`Several measurement cards are called "${name}".`);
  return JSON.stringify(found.document, null, 2).split('\n');
}
