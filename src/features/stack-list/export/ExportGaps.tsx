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
  /** The gaps are undefined until they are known. */
  gaps: StackExportGaps | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Runs when the person follows a link. */
  onFollow: () => void;
}

/** Says how many stacks the file will have and what some of them lack. Each gap has a link to where it is mended. */
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

/** Gaps of these needs are mended where the department has its places of harvest. */
function isOfPlaces(need: Gaps[number]['need']): boolean {
  return need === 'Place' || need === 'HarvestPeriod';
}

interface PlacesOfProps {
  stacks: StackExportGaps['stacks'];
  onFollow: () => void;
}

/** Each department of the stacks has a link of its own. */
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
