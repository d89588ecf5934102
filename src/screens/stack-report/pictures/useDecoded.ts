import { useEffect, useRef, useState } from 'react';
import type { Size } from '@/features/picture-marks/pictureSize';

/** How long the report waits for a picture. */
const patienceMs = 10_000;

type Decoded =
  | { kind: 'loading' }
  /** Not there in time; it may still come. */
  | { kind: 'late' }
  | { kind: 'broken' }
  /** Ready to be painted; `natural` is how large it is shown, turned as its file says. */
  | { kind: 'shown'; natural: Size };

/** For an image that is already in the page: whether it can be painted, at once when it is printed. */
export function useDecoded() {
  const ref = useRef<HTMLImageElement>(null);
  const [decoded, setDecoded] = useState<Decoded>({ kind: 'loading' });

  useEffect(() => {
    const image = ref.current;
    if (!image) return;
    let isHere = true;
    const timer = setTimeout(() => setDecoded({ kind: 'late' }), patienceMs);
    const settle = (outcome: Decoded) => {
      clearTimeout(timer);
      if (isHere) setDecoded(outcome);
    };
    const settleAsItIs = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      settle(width > 0 ? { kind: 'shown', natural: { width, height } } : { kind: 'broken' });
    };
    // Also refused for want of memory, beside other large pictures, and painted all the same: only a broken one has no size.
    image.decode().then(settleAsItIs, settleAsItIs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);

  return { ref, decoded };
}
