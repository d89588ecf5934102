import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Folded } from '@/features/stack-list/assign/Folded';
import { useText } from '@/i18n/useText';
import { paths as departmentPaths } from '@/navigation/paths';
import { useKnownOrganization } from '@/store/access/useKnownOrganization';
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
        const numbers = named.map(({ stackNumber }) => stackNumber);
        return (
          <Folded key={need} summary={t(`export.gap.${need}`, { count: lacking })} isWarning>
            <ul className={classes.stacks}>
              {named.map((stack) => (
                <li key={stack.stackId}>
                  {hrefOf ? (
                    <Anchor component={Link} to={hrefOf(stack.stackId)} onClick={onFollow}>
                      {stack.stackNumber}
                      {numbers.filter((number) => number === stack.stackNumber).length > 1 && (
                        <DepartmentOf {...stack} />
                      )}
                    </Anchor>
                  ) : (
                    stack.stackNumber
                  )}
                  {need === 'Declared' && ` · ${stack.referenceNumber}`}
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

type Place = Pick<StackExportGaps['stacks'][number], 'organizationId' | 'departmentId'>;

function useDepartmentName({ organizationId, departmentId }: Place): string | undefined {
  const { organization } = useKnownOrganization(organizationId);
  return organization?.departments.find((one) => one.departmentId === departmentId)?.name;
}

/** Adds the department, because stacks of two departments may have the same number. */
function DepartmentOf(place: Place) {
  const name = useDepartmentName(place);
  return name && `, ${name}`;
}

function isOfPlaces(need: Gaps[number]['need']): boolean {
  return need === 'Place' || need === 'HarvestPeriod';
}

interface PlacesOfProps {
  stacks: StackExportGaps['stacks'];
  onFollow: () => void;
}

function PlacesOf({ stacks, onFollow }: PlacesOfProps) {
  const places = new Map(stacks.map((stack) => [stack.departmentId, stack]));
  return [...places].map(([id, place]) => <PlacesLink key={id} place={place} onFollow={onFollow} />);
}

function PlacesLink({ place, onFollow }: { place: Place; onFollow: () => void }) {
  const t = useText();
  const department = useDepartmentName(place);
  const { organizationId, departmentId } = place;
  return (
    <p>
      <Anchor
        component={Link}
        to={departmentPaths.department(organizationId, departmentId, 'harvestPlaces')}
        onClick={onFollow}
      >
        {department ? t('stack.origin.places_of', { department }) : t('stack.origin.places')}
      </Anchor>
    </p>
  );
}
