import { useWidth } from './useWidth';

export const useIsPhone = (): boolean => useWidth('phone');
