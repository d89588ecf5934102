import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone: the same line that the style sheets draw. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
}
