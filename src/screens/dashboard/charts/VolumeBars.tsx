import { useElementSize } from '@mantine/hooks';
import { Bar, type BarItemProps } from '@nivo/bar';
import { useLocale } from '@/i18n/LocaleContext';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import { axisTicks } from './axisTicks';
import { BarReading } from './BarReading';
import { binLabels, daysLabel } from './binLabels';
import type { CutBins } from './cutBins';
import { sumOfBins } from './metrics';
import { useCutLabel } from './useCutLabel';
import classes from './VolumeBars.module.css';

interface VolumeBarsProps {
  bins: readonly StackStatisticsBin[];
  resolution: Resolution;
  unit: VolumeUnit;
  cut: CutBins;
}

type VolumeBar = { date: string; volume: number; cut: number };

/** `characterWidth` is the approximate width of the axes' characters in pixels. */
const characterWidth = 7;
const gapBetweenNames = 8;
const widestBar = 80;
const padding = 0.4;

const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'currentcolor' },
  axis: { ticks: { line: { stroke: 'var(--control-outline)' } } },
  grid: { line: { stroke: 'var(--line)' } },
};

export function VolumeBars({ bins, resolution, unit, cut }: VolumeBarsProps) {
  const t = useText();
  const { locale } = useLocale();
  const { number, volume } = useFormats();
  const { ref, width, height } = useElementSize();

  const bars: VolumeBar[] = bins.map((bin) => ({
    date: bin.date,
    volume: volumeIn(unit, bin.volume),
    cut: cut.has(bin.date) ? 1 : 0,
  }));
  const plainLabel = binLabels(resolution, locale);
  const inWords = useCutLabel(cut, plainLabel);
  const label = (date: string) => {
    const covered = cut.get(date);
    return covered ? daysLabel(covered, locale, false) : plainLabel(date);
  };
  const symbol = t(`unit.${unit}`);

  // The axis ends at the next round number, at most a tenth above the highest bar.
  const highest = number(Math.ceil(1.1 * Math.max(...bars.map((bar) => bar.volume))));
  const margin = { top: 32, right: 8, bottom: 28, left: Math.max(4, highest.length) * characterWidth + 12 };
  // Two neighbours share the space of half a name each, so a long name at an end of the axis fits beside a shorter one.
  const lengths = bars.map(({ date }) => label(date).length);
  const longest = Math.max(...lengths.map((length, index) => (length + (lengths[index + 1] ?? 0)) / 2));
  const bucketWidth = (width - margin.left - margin.right) / (bars.length + padding);
  const ticks = axisTicks(
    bars.map(({ date }) => date),
    resolution,
    (longest * characterWidth + gapBetweenNames) / bucketWidth,
  );
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <>
          <span className={classes.unit} style={{ width: margin.left - 8 }} aria-hidden="true">
            {symbol}
          </span>
          <Bar
            data={bars}
            keys={['volume']}
            indexBy="date"
            width={width}
            height={height}
            margin={margin}
            padding={padding}
            layers={[Hatching, 'grid', 'axes', 'bars']}
            barComponent={PlainBar}
            gridYValues={4}
            axisLeft={{
              tickValues: 4,
              tickSize: 0,
              tickPadding: 8,
              format: (value: number) => number(value),
            }}
            axisBottom={{ tickValues: ticks, tickSize: 4, tickPadding: 6, format: label }}
            theme={theme}
            enableLabel={false}
            isInteractive={false}
            animate={false}
            ariaLabel={t('dashboard.volume_chart', {
              total: volume(volumeIn(unit, sumOfBins(bins, 'volume'))),
              unit: symbol,
            })}
          />
          <div className={classes.bars} style={margin}>
            <BarReading
              count={bars.length}
              padding={padding}
              readingOf={(index) => {
                const bar = bars[index];
                return bar && { bucket: inWords(bar.date), value: `${volume(bar.volume)}\u00a0${symbol}` };
              }}
            />
          </div>
        </>
      )}
    </div>
  );
}

const hatching = 'volume-bars-hatching';

function Hatching() {
  return (
    <defs>
      <pattern id={hatching} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={classes.hatch} y2={6} />
      </pattern>
    </defs>
  );
}

/** nivo's own bar keeps the colours of the scheme in which it was drawn. */
function PlainBar({ bar: { x, y, width, height, data } }: BarItemProps<VolumeBar>) {
  // A bin without volume has no bar. The 0 says that it is not missing.
  if (!data.value)
    return (
      width > 2 * characterWidth && (
        <text className={classes.none} x={x + width / 2} y={y + height - 6}>
          0
        </text>
      )
    );
  const shownWidth = Math.min(width, widestBar);
  // A very small volume is still visible.
  const shownHeight = Math.max(height, 1);
  return (
    <rect
      className={data.data.cut ? classes.cut : classes.bar}
      style={data.data.cut ? { fill: `url(#${hatching})` } : undefined}
      x={x + (width - shownWidth) / 2}
      y={y + height - shownHeight}
      width={shownWidth}
      height={shownHeight}
    />
  );
}
