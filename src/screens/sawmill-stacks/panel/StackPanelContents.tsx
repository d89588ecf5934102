import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { shapeOfPlace } from '@/features/picture-marks/pictureSize';
import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { coordinatesText, isOnEarth, type Position } from '@/lib/position';
import { departmentsOf } from '@/screens/sawmill-stacks/departmentsOf';
import type { StackItem, StackMapInfo } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PositionActions } from '@/ui/values/PositionActions';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { PanelEvidence, VolumeInPanel } from './PanelEvidence';
import type { ReportFacts } from './reportFacts';
import classes from './StackPanel.module.css';
import { useReportFacts } from './useReportFacts';

type Wood =
  | 'volume'
  | 'volumeUnit'
  | 'treeSpecies'
  | 'assortment'
  | 'assortmentLength'
  | 'assortmentLengthUnit'
  | 'areaNumber';

type Known = 'stackNumber' | 'state' | 'departmentId' | 'surveyor' | 'lastModified' | 'coordinates';

type PanelStack = Pick<StackMapInfo, Known> &
  Pick<StackItem, Wood | 'timeZone'> & { polterId?: string | null };

interface StackPanelContentsProps {
  stackId: string;
  /** Undefined until it has loaded. */
  stack: PanelStack | undefined;
  info: SawmillUserInfo;
  /** Whether the service has said that the stack is the reader's. */
  isLoaded: boolean;
  /** Of the map; undefined where it has none of this stack. */
  position: Position | undefined;
}

/** How much of what, where, since when; then what to do with it, then how it looks. */
export function StackPanelContents(props: StackPanelContentsProps) {
  const { stackId, stack, info, isLoaded, position: ofMap } = props;
  const { facts, error, retry } = useReportFacts(stackId, isLoaded);
  const { t } = useFieldWords();
  if (!stack) return <Skeleton height={240} aria-busy="true" />;
  const sent = stack.coordinates && isOnEarth(stack.coordinates) ? stack.coordinates : null;
  const position = sent ?? facts?.position ?? ofMap;
  return (
    <div className={classes.contents}>
      <Figures stack={stack} info={info} facts={facts} position={position} />
      <div className={classes.actions}>
        <GetReportButton stackId={stackId} state={stack.state} />
        {position && (
          <PositionActions
            position={position}
            name={t('map.stack', { stackNumber: stack.stackNumber })}
            canCopyLink
          />
        )}
      </div>
      {error ? (
        <ErrorState title={t('sawmill_panel.image_failed')} onRetry={retry} />
      ) : (
        <>
          <Picture image={facts?.image} />
          {facts && <PanelEvidence facts={facts} />}
        </>
      )}
    </div>
  );
}

interface FiguresProps extends Pick<StackPanelContentsProps, 'info'> {
  stack: PanelStack;
  /** Undefined until they have loaded. */
  facts: ReportFacts | undefined;
  position: Position | undefined;
}

function Figures({ stack, info, facts, position }: FiguresProps) {
  const words = useFieldWords();
  const { t } = words;
  const { volumeText, lengthText } = useWoodTexts();
  const volume = volumeText(stack.volume, stack.volumeUnit);
  const department = departmentsOf(info).get(stack.departmentId);
  const place = [department?.departmentName, stack.areaNumber].filter(Boolean).join(' · ');
  const count = facts?.logCount && chooseFieldLayout(facts.logCount, words);
  const mean = facts && meanDiameter(facts);
  return (
    <dl className={classes.figures}>
      <Figure
        name={t('stack_columns.volume')}
        value={
          volume && (
            <>
              {volume}
              {facts && <VolumeInPanel facts={facts} />}
            </>
          )
        }
        isAmount
      />
      <Figure name={t('stack_columns.treeSpecies')} value={stack.treeSpecies?.text} />
      <Figure name={t('stack_columns.assortment')} value={stack.assortment?.text} />
      <Figure name={t('stack_columns.assortmentLength')} value={lengthText(stack)} />
      <Figure name={t('stack_columns.logCount')} value={count?.kind === 'line' ? count.text : null} />
      <Figure
        name={t('sawmill_panel.mean_diameter')}
        value={mean && measuredText(mean.diameter, 1, mean.unit, words)}
      />
      <Figure
        name={t('sawmill_panel.place')}
        value={
          (place || position) && (
            <>
              {place} {position && <span className={classes.coordinates}>{coordinatesText(position)}</span>}
            </>
          )
        }
        isWide
      />
      <Figure name={t('stack_table.organization')} value={department?.organizationName} />
      <Figure name={t('stack_table.surveyor')} value={stack.surveyor} />
      <Figure name={t('stack_table.stack_id')} value={stack.polterId ?? facts?.polterId} />
      <Figure
        name={t('stack_date.LastChanged')}
        value={<ZonedDay instant={stack.lastModified} timeZone={stack.timeZone} />}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  isAmount?: true;
  isWide?: true;
}

/** What nobody knows is left out. */
function Figure({ name, value, isAmount, isWide }: FigureProps) {
  if (value === null || value === undefined || value === '') return null;
  return (
    <div data-amount={isAmount} data-wide={isWide}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Undefined while it loads; null where there is none. */
function Picture({ image }: { image: ReportFacts['image'] | undefined }) {
  const { t } = useFieldWords();
  if (image === null) return <p className={classes.none}>{t('sawmill_panel.no_image')}</p>;
  if (image === undefined) return <Skeleton className={classes.picture} aria-busy="true" />;
  return (
    <img
      className={classes.picture}
      src={image.dataUrl}
      alt={t('sawmill_panel.image')}
      style={{ aspectRatio: shapeOfPlace(image) }}
    />
  );
}
