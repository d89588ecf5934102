import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

interface FigureProps {
  name: string;
  value: ReactNode;
  /**
   * 'wood' puts the figure into the line of the wood and hides its name; 'line' gives it a line of its own.
   */
  place?: 'amount' | 'wood' | 'line';
}

export function Figure({ name, value, place }: FigureProps) {
  if (!value) return null;
  return (
    <div data-place={place}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export const unknown = '–';

export function Awaited({ width = 80 }: { width?: number }) {
  return <Skeleton component="span" display="inline-block" height={12} width={width} aria-busy="true" />;
}
