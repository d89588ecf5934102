import type { ReactNode } from 'react';
import { type Size, shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import classes from './PictureFigure.module.css';

/** In millimetres: three pictures fit one page, two of them as wide as a pile is. */
const tallest = 84;
/** In millimetres, less than the page: front and back of a pile still fit below its table of diameters. */
const widest = 160;

interface PictureFigureProps {
  title: string;
  /** Of the picture in pixels, once it is known. */
  size?: Size | undefined;
  /** Why there is no picture; undefined where there is, or will be. */
  gap?: string | undefined;
  children?: ReactNode;
  legend?: ReactNode;
}

/** Has the shape of the picture; never split over pages. */
export function PictureFigure({ title, size, gap, children, legend }: PictureFigureProps) {
  const shape = shapeOfPlace(size);
  return (
    <ReportSection title={title} whole narrow={gap !== undefined}>
      <figure>
        <div
          className={classes.place}
          style={
            gap === undefined
              ? { aspectRatio: shape, maxWidth: `${Math.min(tallest * shape, widest)}mm` }
              : undefined
          }
          data-gap={gap === undefined ? undefined : true}
        >
          {children}
          {gap}
        </div>
        {legend && <figcaption>{legend}</figcaption>}
      </figure>
    </ReportSection>
  );
}
