import type { ReactNode } from 'react';
import { type Size, shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import classes from './PictureFigure.module.css';

/** In millimetres: a picture of three by four beside its neighbour is as high. What is higher leaves the maps no room on the sheet. */
const tallest = 66;

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
    <ReportSection title={title} whole>
      <figure>
        <div
          className={classes.place}
          style={gap === undefined ? { aspectRatio: shape, maxWidth: `${tallest * shape}mm` } : undefined}
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
