import { useMediaQuery } from '@mantine/hooks';

/** The same breakpoint as in the style sheets. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, { getInitialValueInEffect: false });
}
