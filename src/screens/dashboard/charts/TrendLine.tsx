import { useElementSize } from '@mantine/hooks';
import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import classes from './TrendLine.module.css';

interface Trend {
  id: string;
  data: { x: number; y: number }[];
}

const margin = { top: 2, right: 2, bottom: 2, left: 2 };

export function TrendLine({ values }: { values: readonly number[] }) {
  const { ref, width, height } = useElementSize();
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <Line<Trend>
          data={[{ id: 'trend', data: values.map((y, x) => ({ x, y })) }]}
          width={width}
          height={height}
          margin={margin}
          // A line of zeros runs along the bottom.
          yScale={{ type: 'linear', min: 0, max: Math.max(1, ...values) }}
          layers={[PlainLine]}
          isInteractive={false}
          animate={false}
          role="presentation"
        />
      )}
    </div>
  );
}

/** nivo's own line animates even with `animate={false}`, and lags behind its size. */
function PlainLine({ series, lineGenerator, areaGenerator }: LineCustomSvgLayerProps<Trend>) {
  const points = series.flatMap(({ data }) => data.map(({ position }) => position));
  return (
    <>
      <path className={classes.area} d={areaGenerator(points) ?? ''} />
      <path className={classes.line} d={lineGenerator(points) ?? ''} />
    </>
  );
}
