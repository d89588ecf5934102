import type { FieldWords } from '@/features/stack-fields/fieldWords';

/** "FotoScan S2, no. 10333": services send the serial number behind a comma. Another name is shown as it is sent. */
export function instrumentText(sent: string, t: FieldWords['t']): string {
  const [, name, serial] = /^(.*\S),\s*(\d+)$/.exec(sent) ?? [];
  return name === undefined || serial === undefined ? sent : t('stack.instrument', { name, serial });
}
