import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { type VolumeUnit, volumeIn } from '@/lib/units';
import type { StackVolumes } from '@/store/api/stackApi';
import details from './Details.module.css';
import { Choices, DetailsCard } from './DetailsCard';
import type { DashboardDetailsProps } from './detailsProps';
import { type Division, partLink } from './partLinks';
import { useVolumes } from './useVolumes';
import classes from './VolumesCard.module.css';

export function VolumesCard(props: DashboardDetailsProps) {
  const t = useText();
  const { scope, unit } = props;
  const state = useVolumes(props);
  const [chosen, setChosen] = useState<Division>('treeSpecies');
  const divisions: Division[] = ['treeSpecies', 'sawmills'];
  if (scope.departmentIds.length > 1) divisions.push('departments');
  const division = divisions.includes(chosen) ? chosen : 'treeSpecies';
  // The chart above already says that nothing was measured.
  if (state.status === 'ready' && state.data.departments.length === 0) return null;
  return (
    <DetailsCard
      title={t('dashboard.volumes.title')}
      state={unit === undefined && state.status === 'ready' ? { status: 'loading' } : state}
      failed={t('dashboard.volumes.failed')}
    >
      {(volumes) => (
        <>
          <Choices
            label={t('dashboard.volumes.title')}
            choices={divisions.map((one) => [one, t(names[one])] as const)}
            value={division}
            onChange={setChosen}
          />
          <PartsTable
            key={division}
            division={division}
            parts={volumes[division]}
            unit={unit ?? 'CubicMeters'}
            linkOf={(key) =>
              partLink(scope.organization.organizationId, props.deptId, props.filters, division, key)
            }
          />
        </>
      )}
    </DetailsCard>
  );
}

const names = {
  treeSpecies: 'stack_columns.treeSpecies',
  sawmills: 'stack_columns.sawmill',
  departments: 'stack_table.department',
} as const satisfies Record<Division, string>;

const fewest = 8;
const notWorthHiding = 2;

interface PartsTableProps {
  division: Division;
  parts: StackVolumes[Division];
  unit: VolumeUnit;
  linkOf: (key: string | null) => string | undefined;
}

function PartsTable({ division, parts, unit, linkOf }: PartsTableProps) {
  const t = useText();
  const { number, percent, volume } = useFormats();
  const [isWhole, setWhole] = useState(false);
  // Litres are whole numbers, so their sum is exact.
  const litres = parts.reduce((sum, part) => sum + Math.round(part.volume * 1000), 0);
  const named = parts.filter(({ key }) => key !== null);
  // The rest has no bar: it is often larger than all others together, whose bars would shrink to stubs.
  const rest = parts.filter(({ key }) => key === null);
  const largest = Math.max(...named.map((part) => part.volume));
  const isLong = parts.length > fewest + notWorthHiding;
  const shown = [...(isLong && !isWhole ? named.slice(0, fewest - rest.length) : named), ...rest];
  const shownVolume = (cubicMeters: number) => volume(volumeIn(unit, cubicMeters));
  return (
    <>
      <table className={`${details.table} ${classes.table}`}>
        <caption>{t('dashboard.volumes.caption', { division: t(names[division]) })}</caption>
        <thead className={details.head}>
          <tr>
            <th scope="col" className={details.name}>
              {t(names[division])}
            </th>
            <th scope="col">
              {t('stack_columns.in_unit', { name: t('stack_columns.volume'), unit: t(`unit.${unit}`) })}
            </th>
            <th scope="col">{t('dashboard.volumes.share')}</th>
            <th scope="col">{t('stacks.title')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, count, withoutVolume, volume: part }) => {
            const href = linkOf(key);
            const text =
              name ??
              key ??
              t(division === 'sawmills' ? 'dashboard.volumes.no_sawmill' : 'dashboard.volumes.no_species');
            return (
              <tr key={key}>
                <th scope="row" className={details.name}>
                  {href === undefined ? (
                    <span className={classes.part}>{text}</span>
                  ) : (
                    <Anchor component={Link} to={href} className={classes.part}>
                      {text}
                    </Anchor>
                  )}
                  {key !== null && (
                    <span
                      className={classes.bar}
                      style={{ width: largest > 0 ? `${(100 * part) / largest}%` : 0 }}
                      aria-hidden="true"
                    />
                  )}
                </th>
                <td>
                  {shownVolume(part)}
                  {withoutVolume > 0 && (
                    <Text span inherit c="dimmed" display="block" fz="xs">
                      {t('dashboard.waiting.no_volume', { count: withoutVolume })}
                    </Text>
                  )}
                </td>
                <td>{litres > 0 && percent((part * 1000) / litres)}</td>
                <td>{number(count)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot className={details.foot}>
          <tr>
            <th scope="row" className={details.name}>
              {t('dashboard.total')}
            </th>
            <td>{shownVolume(litres / 1000)}</td>
            <td />
            <td>{number(parts.reduce((sum, { count }) => sum + count, 0))}</td>
          </tr>
        </tfoot>
      </table>
      {isLong && (
        <Button variant="subtle" mt={8} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('stack.show_fewer') : t('stack.show_all', { count: parts.length })}
        </Button>
      )}
      {unit === 'CubicFeet' && (
        <Text inherit c="dimmed" mt={8} fz="xs">
          {t('dashboard.volumes.rounded')}
        </Text>
      )}
    </>
  );
}
