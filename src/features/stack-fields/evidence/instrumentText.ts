import type { FieldWords } from '@/features/stack-fields/fieldWords';

/**
 * Turns "FotoScan S2, 10333" into "FotoScan S2, no. 10333", because services send the serial number after a
 * comma. Any other name is shown as it was sent.
 */
export function instrumentText(sent: string, t: FieldWords['t']): string {
  const [, name, serial] = /^(.*\S),\s*(\d+)$/.exec(sent) ?? [];
  return name === undefined || serial === undefined ? sent : t('stack.instrument', { name, serial });
}
