import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { measurementCardVersion } from './cardSchema';
import { organization } from './schema';
import { stack } from './stackSchema';

export function currentCardVersion(cardId: SQLWrapper): SQL<string | null> {
  return sql`(select newest.id from ${measurementCardVersion} newest
    where newest.card_id = ${cardId} and newest.published_at is not null
    order by newest.version desc limit 1)`;
}

export function cardVersionOfStack(
  own: SQLWrapper = stack.cardVersionId,
  cardId: SQLWrapper = organization.measurementCardId,
): SQL<string | null> {
  return sql`coalesce(${own}, ${currentCardVersion(cardId)})`;
}
