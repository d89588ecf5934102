import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const nearby = { rootMargin: '400px' };

/** Whether an element has been in the window, or nearly: what lies far down the page need not be fetched before. */
export function useSeen<Target extends HTMLElement>() {
  const { ref, entry } = useIntersection<Target>(nearby);
  const [seen, setSeen] = useState(false);
  const isNear = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isNear) setSeen(true);
  }, [isNear]);
  return { ref, seen };
}
