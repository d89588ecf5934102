import type { ReactNode } from 'react';
import { type Size, shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { ReportSection } from '@/screens/stack-report/section/ReportSection';
import classes from './PictureFigure.module.css';

/**
 * `tallest` is in millimetres, the height of a picture of three by four beside its neighbour. A taller
 * picture would leave no room for the maps on the sheet.
 */
const tallest = 66;

interface PictureFigureProps {
  title: string;
  size?: Size | undefined;
  gap?: string | undefined;
  children?: ReactNode;
  legend?: ReactNode;
}

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
