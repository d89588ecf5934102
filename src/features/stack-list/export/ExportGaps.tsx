import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Folded } from '@/features/stack-list/assign/Folded';
import { useText } from '@/i18n/useText';
import { paths as departmentPaths } from '@/navigation/paths';
import type { StackExportGaps } from '@/store/api/stackApi';
import { RetryLine } from '@/ui/feedback/RetryLine';
import classes from './ExportGaps.module.css';
import type { ExportSubject } from './exportSubject';

interface ExportGapsProps {
  hrefOf: ExportSubject['hrefOf'];
  gaps: StackExportGaps | undefined;
  isFailed: boolean;
  retry: () => void;
  onFollow: () => void;
}

export function ExportGaps({ gaps, isFailed, retry, hrefOf, onFollow }: ExportGapsProps) {
  const t = useText();
  if (isFailed) return <RetryLine text={t('export.gaps_failed')} onRetry={retry} />;
  const count = gaps && gaps.stackCount - gaps.leftOut;
  return (
    <>
      <Text role="status">
        {count === undefined ? t('export.checking') : t('export.contents', { count })}
      </Text>
      {gaps?.gaps.map(({ need, count: lacking }) => {
        const named = gaps.stacks.filter(({ needs }) => needs.includes(need));
        return (
          <Folded key={need} summary={t(`export.gap.${need}`, { count: lacking })} isWarning>
            <ul className={classes.stacks}>
              {named.map(({ stackId, stackNumber }) => (
                <li key={stackId}>
                  {hrefOf ? (
                    <Anchor component={Link} to={hrefOf(stackId)} onClick={onFollow}>
                      {stackNumber}
                    </Anchor>
                  ) : (
                    stackNumber
                  )}
                </li>
              ))}
            </ul>
            {lacking > named.length && t('export.gap_more', { count: lacking - named.length })}
            {isOfPlaces(need) && <PlacesOf stacks={named} onFollow={onFollow} />}
          </Folded>
        );
      })}
    </>
  );
}

type Gaps = StackExportGaps['gaps'];

function isOfPlaces(need: Gaps[number]['need']): boolean {
  return need === 'Place' || need === 'HarvestPeriod';
}

interface PlacesOfProps {
  stacks: StackExportGaps['stacks'];
  onFollow: () => void;
}

function PlacesOf({ stacks, onFollow }: PlacesOfProps) {
  const t = useText();
  const paths = new Set(
    stacks.map(({ organizationId, departmentId }) =>
      departmentPaths.department(organizationId, departmentId, 'harvestPlaces'),
    ),
  );
  return [...paths].map((path) => (
    <p key={path}>
      <Anchor component={Link} to={path} onClick={onFollow}>
        {t('stack.origin.places')}
      </Anchor>
    </p>
  ));
}
