import { stackScope } from '../../../../auth/scope';
import { conflict, missing } from '../../../../http/failure';
import { fileTypes } from '../../../../http/fileTypes';
import { eudrTexts } from '../../../../texts/eudrTexts';
import { exportTexts } from '../../../../texts/exportTexts';
import { failureTexts } from '../../../../texts/failureTexts';
import { commonNameOf } from '../../csv/stackCsv';
import { cardsInLanguageOnce, rightOf } from '../../records/stackRecords';
import { stackFailures } from '../../stacks.failures';
import { chosenStacks, countAsSeen } from '../chosenStacks.queries';
import { exportFacts } from '../exportFacts';
import type { FileAsker, FileDependencies, MakeFile } from '../stackFile';
import { eudrFile } from './eudrFile';
import { eudrStatement, partsOfPlaces, statedPlaces } from './eudrStatement.queries';

export async function eudrStackFile(
  { database, now }: FileDependencies,
  { principal, language, onWritten }: FileAsker,
  { includeDeclared = false, ...choice }: Parameters<MakeFile>[1],
): ReturnType<MakeFile> {
  const { orm } = database;
  const chosen = await chosenStacks(database, principal, choice);
  // A buyer must not learn where all the wood of a seller grew.
  if (!chosen.isAdministered) throw missing();
  if (chosen.isWithdrawn) throw conflict(failureTexts.stackWithdrawn);
  const requireRight = rightOf(orm, principal, stackScope);
  const cardOf = cardsInLanguageOnce(orm, language);
  const { ids, departmentIds } = chosen;
  const statement = await eudrStatement(orm, { ids, includeDeclared, requireRight, cardOf, onWritten });
  const places = await statedPlaces(orm, [...statement.stackOfPlace.keys()]);
  if (places.length === 0)
    throw conflict(statement.leftOutDeclared > 0 ? stackFailures.allDeclared : stackFailures.nothingForEudr);
  const shared = await partsOfPlaces(orm, places);
  const made = now();
  const count = (name: keyof typeof eudrTexts, value: number) =>
    value > 0 ? [{ label: eudrTexts[name][language], value }] : [];
  const facts = [
    ...(await exportFacts(orm, chosen.filters, { language, timeZone: choice.timeZone, now: made })),
    { label: exportTexts.stackCount[language], value: statement.stackCount },
    ...count('withoutPlace', statement.withoutPlace),
    ...count('leftOutDeclared', statement.leftOutDeclared),
    ...count('declaredAgain', statement.declaredAgain),
    ...count('withoutVolume', statement.withoutVolume),
    ...count('places', places.length),
    ...count('equalAreas', shared.count),
    ...count('addresses', places.filter(({ parts }) => parts === 0).length),
  ];
  const parts = eudrFile(orm, { statement, places, shared, facts, language, now: made, requireRight });
  const commonName = [await commonNameOf(orm, departmentIds), 'EUDR'].filter(Boolean).join('-');
  await countAsSeen(database, principal, chosen);
  const kind = { ending: 'zip', type: fileTypes.archive };
  return { ...kind, parts, commonName, made, ids, departmentIds, isAdministered: true };
}
