import { stackScope } from '../../../../auth/scope';
import { recordChanges } from '../../../../calls/recordChanges';
import { call, rawCall } from '../../../../http/call';
import { success } from '../../../../http/envelope';
import { conflict, missing } from '../../../../http/failure';
import { fileTypes } from '../../../../http/fileTypes';
import { bodyOf } from '../../../../http/requireBody';
import { byteStream } from '../../../../http/textStream';
import type { ServiceDependencies } from '../../../../ports/serviceDependencies';
import { eudrTexts } from '../../../../texts/eudrTexts';
import { exportTexts } from '../../../../texts/exportTexts';
import { failureTexts } from '../../../../texts/failureTexts';
import { acceptedLanguage } from '../../../../texts/language';
import { commonNameOf } from '../../csv/stackCsv';
import { cardsInLanguageOnce, rightOf } from '../../records/stackRecords';
import { stackFailures } from '../../stacks.failures';
import { chosenStacks, countAsSeen } from '../chosenStacks.queries';
import { exportFacts } from '../exportFacts';
import { fileAnswer } from '../fileAnswer';
import { setDueDiligence } from './dueDiligence.changes';
import { dueDiligenceRoute, EudrExportSchema, eudrExportRoute } from './eudr.routes';
import { eudrFile } from './eudrFile';
import { eudrStatement, partsOfPlaces, statedPlaces } from './eudrStatement.queries';

export function eudrCalls(deps: ServiceDependencies) {
  const { database, now } = deps;
  const { orm } = database;
  return [
    rawCall(eudrExportRoute, async (c) => {
      const { includeDeclared, ...body } = await bodyOf(c, EudrExportSchema);
      const { principal } = c.var;
      const chosen = await chosenStacks(database, principal, body);
      // A buyer must not learn where all the wood of a seller grew.
      if (!chosen.isAdministered) throw missing();
      if (chosen.isWithdrawn) throw conflict(failureTexts.stackWithdrawn);
      const language = acceptedLanguage(c.req.header('accept-language'));
      const requireRight = rightOf(orm, principal, stackScope);
      const cardOf = cardsInLanguageOnce(orm, language);
      const statement = await eudrStatement(orm, { ids: chosen.ids, includeDeclared, requireRight, cardOf });
      const places = await statedPlaces(orm, [...statement.stackOfPlace.keys()]);
      if (places.length === 0)
        throw conflict(
          statement.leftOutDeclared > 0 ? stackFailures.allDeclared : stackFailures.nothingForEudr,
        );
      const shared = await partsOfPlaces(orm, places);
      const count = (name: keyof typeof eudrTexts, value: number) =>
        value > 0 ? [{ label: eudrTexts[name][language], value }] : [];
      const facts = [
        ...(await exportFacts(orm, chosen.filters, { language, timeZone: body.timeZone, now: now() })),
        { label: exportTexts.stackCount[language], value: statement.stackCount },
        ...count('withoutPlace', statement.withoutPlace),
        ...count('leftOutDeclared', statement.leftOutDeclared),
        ...count('declaredAgain', statement.declaredAgain),
        ...count('withoutVolume', statement.withoutVolume),
        ...count('places', places.length),
        ...count('equalAreas', shared.count),
        ...count('addresses', places.filter(({ parts }) => parts === 0).length),
      ];
      const file = eudrFile(orm, { statement, places, shared, facts, language, now: now(), requireRight });
      const name = [await commonNameOf(orm, chosen.departmentIds), 'EUDR'].filter(Boolean).join('-');
      await countAsSeen(database, principal, chosen);
      return fileAnswer(c, byteStream(file), {
        ...{ name, ending: 'zip', type: fileTypes.archive },
        now: now(),
      });
    }),
    call(dueDiligenceRoute, async (c) => {
      await recordChanges(deps, c, (transaction) =>
        setDueDiligence(transaction, c.var.principal, c.req.valid('json')),
      );
      return c.json(success(null), 200);
    }),
  ];
}
