import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import classes from './FootBar.module.css';

interface FootBarProps {
  id?: string;
  label?: string;
  onPhones?: true;
  children: ReactNode;
}

/**
 * The bar floats over the foot of the page, so that nothing moves under the pointer. The page reserves space
 * for it at its end.
 */
export function FootBar({ id, label, onPhones, children }: FootBarProps) {
  const bar = useFocusFallback<HTMLElement>();
  useFootHeight(bar);
  return (
    <section
      ref={bar}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={label}
      className={onPhones ? classes.onPhones : classes.bar}
    >
      {children}
    </section>
  );
}

/**
 * Sets `--foot-height` to the element's height. Pages get that much space at their end, and scrolling to the
 * focus stops above the bar.
 */
function useFootHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--foot-height', `${element.offsetHeight}px`);
    const resized = new ResizeObserver(tell);
    resized.observe(element);
    tell();
    return () => {
      resized.disconnect();
      style.removeProperty('--foot-height');
    };
  }, [ref]);
}
