import { nordskovCard } from '../demo/seed/cardPlans';
import type { CardDocument } from '../domain/cardDocument';
import { buildCard } from '../domain/cards/buildCard';

export function cardCalled(name: string): CardDocument {
  return { name, ...buildCard(nordskovCard) };
}
