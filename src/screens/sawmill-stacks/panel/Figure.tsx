import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

interface FigureProps {
  name: string;
  value: ReactNode;
  /** 'wood': on the line of what it is, without its name; 'line': on a line of its own. */
  place?: 'amount' | 'wood' | 'line';
}

/** Nothing without a value. */
export function Figure({ name, value, place }: FigureProps) {
  if (!value) return null;
  return (
    <div data-place={place}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** In place of a value that nobody knows. */
export const unknown = '–';

/** As high as the line that replaces it. */
export function Awaited({ width = 80 }: { width?: number }) {
  return <Skeleton component="span" display="inline-block" height={12} width={width} aria-busy="true" />;
}
