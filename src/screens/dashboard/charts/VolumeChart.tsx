import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import { useComparison } from '@/screens/dashboard/before/useComparison';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import { later } from '@/ui/feedback/later';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import type { CutBins } from './cutBins';
import { MetricsTable } from './MetricsTable';
import { sumOfBins } from './metrics';
import classes from './VolumeChart.module.css';

interface VolumeChartProps {
  /** The volumes of the bins are in m³, and so is `before`, the volume of the preceding range. */
  bins: readonly StackStatisticsBin[] | undefined;
  resolution: Resolution;
  unit: VolumeUnit;
  cut: CutBins;
  listHref: string;
  before: number | undefined;
}

export function VolumeChart({ bins, resolution, unit, cut, listHref, before }: VolumeChartProps) {
  const t = useText();
  const comparison = useComparison();
  const { volume } = useFormats();
  const [asTable, setAsTable] = useState(false);
  const sum = bins && sumOfBins(bins, 'volume');
  const total = sum === undefined ? undefined : volume(volumeIn(unit, sum));

  return (
    <ReadOnlyCard
      title={t('dashboard.volume')}
      action={
        <div className={classes.head}>
          <div className={classes.total}>
            {total === undefined ? (
              <Skeleton width={160} height={28} my={4} />
            ) : (
              <>
                {total}&nbsp;
                <Text span inherit c="dimmed" fz="sm" fw={400}>
                  {t(`unit.${unit}`)}
                </Text>
                {sum !== undefined && before !== undefined && (
                  <span className={classes.before}>
                    {' '}
                    {comparison(sum, before, (value) => volume(volumeIn(unit, value)))}
                  </span>
                )}
              </>
            )}
          </div>
          <Group gap="4px 16px">
            <Anchor component={Link} to={listHref} className={classes.link}>
              {t('dashboard.volume_link')}
            </Anchor>
            <Button variant="default" onClick={() => setAsTable(!asTable)}>
              <span
                className={classes.switch}
                data-other={t(asTable ? 'dashboard.show_table' : 'dashboard.show_chart')}
              >
                {t(asTable ? 'dashboard.show_chart' : 'dashboard.show_table')}
              </span>
            </Button>
          </Group>
        </div>
      }
    >
      <VolumeBody bins={bins} resolution={resolution} unit={unit} cut={cut} asTable={asTable} />
    </ReadOnlyCard>
  );
}

interface VolumeBodyProps extends Omit<VolumeChartProps, 'listHref' | 'before'> {
  asTable: boolean;
}

function VolumeBody({ bins, resolution, unit, cut, asTable }: VolumeBodyProps) {
  const t = useText();
  if (!bins) return <Skeleton className={classes.plot} aria-busy="true" />;
  if (asTable && bins.length > 0)
    return <MetricsTable bins={bins} resolution={resolution} unit={unit} cut={cut} />;
  const isDrawn = bins.some((bin) => bin.volume > 0);
  return (
    <>
      <div className={classes.plot}>
        {isDrawn ? (
          <VolumeBars bins={bins} resolution={resolution} unit={unit} cut={cut} />
        ) : (
          <p className={classes.none}>{t('dashboard.volume_none')}</p>
        )}
      </div>
      {isDrawn && bins.some(({ date, volume }) => volume > 0 && cut.has(date)) && (
        <Text inherit c="dimmed" mt={4} fz="xs">
          {t('dashboard.cut_note')}
        </Text>
      )}
    </>
  );
}

const VolumeBars = later(async () => (await import('./VolumeBars')).VolumeBars, {
  waiting: () => <Skeleton height="100%" />,
  failed: 'dashboard.chart_broken',
});
