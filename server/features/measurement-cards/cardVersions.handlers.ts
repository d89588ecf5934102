import { recordChanges, recordResult } from '../../calls/recordChanges';
import type { CardDocument } from '../../domain/cardDocument';
import { buildCard } from '../../domain/cards/buildCard';
import { readyCards } from '../../domain/cards/readyCards';
import type { Language } from '../../domain/languages';
import { readCard } from '../../domain/readCard';
import { call } from '../../http/call';
import { success } from '../../http/envelope';
import { ServiceFailure } from '../../http/failure';
import type { ServiceDependencies } from '../../ports/serviceDependencies';
import { cardProblemText } from '../../texts/cardProblemTexts';
import { deleteCardDraft, importCard, publishCardVersion } from './cardVersions.changes';
import { cardsWithVersions, getCardVersion } from './cardVersions.queries';
import {
  cardDraftDeleteRoute,
  cardImportRoute,
  cardPublishRoute,
  cardVersionListRoute,
  cardVersionRoute,
  readyCardsRoute,
} from './cardVersions.routes';
import { measurementCardFailures } from './measurementCards.failures';

export function cardVersionCalls(deps: ServiceDependencies) {
  const { orm } = deps.database;
  return [
    call(cardVersionListRoute, async (c) => c.json(success(await cardsWithVersions(orm)), 200)),
    call(readyCardsRoute, (c) => c.json(success(readyCards.map(readyCard)), 200)),
    call(cardImportRoute, async (c) => {
      const document = documentOf(c.req.valid('json'));
      const imported = await recordResult(deps, c, (transaction) => importCard(transaction, document));
      return c.json(success(imported), 200);
    }),
    call(cardVersionRoute, async (c) => {
      const { id, version } = c.req.valid('param');
      const found = await getCardVersion(orm, id, version);
      c.header('ETag', found.etag);
      return c.json(success(found), 200);
    }),
    call(cardPublishRoute, async (c) => {
      const { id: cardId, version } = c.req.valid('param');
      const publication = { publishedById: c.var.principal.userId, now: deps.now() };
      const draft = { cardId, version, ifMatch: c.req.valid('header')['if-match'], ...publication };
      await recordChanges(deps, c, (transaction) => publishCardVersion(transaction, draft));
      return c.json(success(null), 200);
    }),
    call(cardDraftDeleteRoute, async (c) => {
      const { id: cardId, version } = c.req.valid('param');
      const draft = { cardId, version, ifMatch: c.req.valid('header')['if-match'] };
      await recordChanges(deps, c, (transaction) => deleteCardDraft(transaction, draft));
      return c.body(null, 204);
    }),
  ];
}

function readyCard({ key, country, ...plan }: (typeof readyCards)[number]) {
  return { key, country, document: { name: plan.name, ...buildCard({ key, ...plan }) } };
}

function documentOf(sent: unknown): CardDocument {
  const read = readCard(sent);
  if ('document' in read) return read.document;
  const fields = read.problems.map((problem) => ({
    field: problem.path,
    messageIn: (language: Language) => cardProblemText(problem, language),
  }));
  throw new ServiceFailure(400, measurementCardFailures.cardInvalid, { fields });
}
