import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { contentOfPopup, type OpenPopup } from './openPopup';

/** The popup's state. It closes by itself when its stacks disappear from the points. */
export function useOpenPopup(points: readonly StackPoint[] | undefined) {
  const [opened, setOpened] = useState<OpenPopup>();
  const content = useMemo(() => contentOfPopup(opened, points), [opened, points]);
  const isGone = opened !== undefined && content === undefined;

  useEffect(() => {
    if (isGone) setOpened(undefined);
  }, [isGone]);

  const open = useCallback((stackIds: readonly string[]) => {
    setOpened({ stackIds, chosen: stackIds.length === 1 ? stackIds[0] : undefined });
  }, []);
  const choose = useCallback((chosen: string | undefined) => {
    setOpened((before) => before && { ...before, chosen });
  }, []);
  const close = useCallback(() => setOpened(undefined), []);

  return { content, open, choose, close };
}
