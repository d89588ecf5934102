import type { z } from '@hono/zod-openapi';
import type { UnitSchema } from '../domain/schemas';
import type { Text } from './language';

const everywhere = (symbol: string): Text => ({ en: symbol, da: symbol, de: symbol, pl: symbol });

/** How units are written in headings. */
export const unitSymbols: Readonly<Record<z.infer<typeof UnitSchema>, Text>> = {
  SquareFeet: everywhere('ft²'),
  Inches: everywhere('in'),
  Meters: everywhere('m'),
  Centimeters: everywhere('cm'),
  CubicMeters: everywhere('m³'),
  SquareMeters: everywhere('m²'),
  Feet: everywhere('ft'),
  Percentages: everywhere('%'),
  Pieces: { en: 'pcs', da: 'stk.', de: 'Stk.', pl: 'szt.' },
  CubicFeet: everywhere('ft³'),
};
