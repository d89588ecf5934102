import { useMediaQuery } from '@mantine/hooks';

/** The same breakpoint as in the style sheet: list and panel side by side. */
export function useIsPanelBeside(): boolean {
  return useMediaQuery('(width >= 80em)', false, { getInitialValueInEffect: false });
}
