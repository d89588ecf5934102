import { nordskovCard } from '../demo/seed/cardPlans';
import type { CardDocument } from '../domain/cardDocument';
import { buildCard } from '../domain/cards/buildCard';

/** The fullest card of the demo as a file, with another name. */
export function cardCalled(name: string): CardDocument {
  return { name, ...buildCard(nordskovCard) };
}
