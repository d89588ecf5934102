import { useMediaQuery } from '@mantine/hooks';
import { widths } from './widths';

export function useWidth(width: keyof typeof widths): boolean {
  return useMediaQuery(widths[width], false, { getInitialValueInEffect: false });
}
