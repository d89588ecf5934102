import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import dotted from '@/features/stack-fields/dottedValues.module.css';
import { numberIn } from '@/features/stack-fields/fieldNumbers';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { PlaceInWords } from '@/features/stack-map/base-map/PlaceInWords';
import { useFormats } from '@/i18n/useFormats';
import { coordinatesText, isOnEarth, type Position } from '@/lib/position';
import { knownZone } from '@/lib/zonedTime';
import { departmentsOf } from '@/screens/sawmill-stacks/departmentsOf';
import type { StackItem, StackMapInfo } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { NavigateButton, SendPosition } from '@/ui/values/PositionActions';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { BarkInPanel, ChecksInPanel, PanelEvidence } from './PanelEvidence';
import { PanelPictures } from './PanelPictures';
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

/** Only a row of the list says them. */
type OfRow = 'polterId' | 'measurementDateTime' | 'assignedToSawmillDateTime';

type PanelStack = Pick<StackMapInfo, Known> &
  Pick<StackItem, Wood | 'timeZone'> &
  Partial<Pick<StackItem, OfRow>>;

interface StackPanelContentsProps {
  stackId: string;
  /** Undefined until it has loaded. */
  stack: PanelStack | undefined;
  info: SawmillUserInfo;
  /** Of the service, whether the stack is the reader's. */
  answer: 'loading' | 'loaded' | 'failed';
  onRetry: () => void;
  /** Of the map; undefined where it has none of this stack. */
  position: Position | undefined;
  /** Called when an image lies over the panel, and when it no longer does. */
  onCovered: (isCovered: boolean) => void;
}

/**
 * How much of what, and where; what to do with it; how it looks; whose it is, and whether it passes. What comes with a later answer
 * has its place from the beginning, or stands last: nothing moves away from under a finger.
 */
export function StackPanelContents(props: StackPanelContentsProps) {
  const { stackId, stack, info, answer, onRetry, position: ofMap, onCovered } = props;
  const report = useReportFacts(stackId, answer === 'loaded');
  const { t } = useFieldWords();
  const isPhone = useIsPhone();
  const { facts } = report;
  const hasFailed = answer === 'failed' || report.error !== undefined;
  const isLoading = !facts && !hasFailed;
  if (!stack) {
    return hasFailed ? (
      <ErrorState title={t('map.info_failed')} onRetry={onRetry} />
    ) : (
      <Skeleton height={240} aria-busy="true" />
    );
  }
  const { coordinates: sent } = stack;
  const position = (sent && isOnEarth(sent) ? sent : null) ?? facts?.position ?? ofMap ?? null;
  const known = { stack, info, facts, isLoading };
  const send = (
    <SendPosition
      position={position}
      name={t('map.stack', { stackNumber: stack.stackNumber })}
      canCopyLink
      asIcons={isPhone}
    />
  );
  return (
    <div className={classes.contents}>
      <State stack={stack} />
      <Answer {...known} position={position} accuracy={sent?.accuracy} send={isPhone && send} />
      <div className={classes.main}>
        <NavigateButton position={position} isMain />
        <GetReportButton stackId={stackId} state={stack.state} />
      </div>
      {!isPhone && <div className={classes.further}>{send}</div>}
      {answer === 'failed' ? (
        <ErrorState title={t('map.info_failed')} onRetry={onRetry} />
      ) : report.error ? (
        <ErrorState title={t('sawmill_panel.image_failed')} onRetry={report.retry} />
      ) : (
        <PanelPictures stackNumber={stack.stackNumber} images={facts?.images} onCovered={onCovered} />
      )}
      <FurtherFigures {...known} />
      {facts && <PanelEvidence facts={facts} seller={sellerOf(stack, info)} />}
    </div>
  );
}

/** All rows of the page are assigned: the day is what they differ by. */
function State({ stack }: { stack: PanelStack }) {
  const { t } = useFieldWords();
  const { dateIn } = useFormats();
  const { state, assignedToSawmillDateTime: instant, timeZone } = stack;
  const label = instant
    ? t('sawmill_panel.assigned', { day: dateIn(instant, knownZone(timeZone)) })
    : t(`stack_state.${state}`);
  return (
    <div>
      <ToneBadge {...stateMarks[state]} label={label} />
    </div>
  );
}

interface KnownFacts extends Pick<StackPanelContentsProps, 'info'> {
  stack: PanelStack;
  /** Undefined until they have loaded, and where they have not. */
  facts: ReportFacts | undefined;
  isLoading: boolean;
}

interface AnswerProps extends KnownFacts {
  position: Position | null;
  /** Metres. */
  accuracy: number | null | undefined;
  /** On a phone, in the line of the coordinates. */
  send: ReactNode;
}

/** How much of what, and where. */
function Answer({ stack, info, facts, isLoading, position, accuracy, send }: AnswerProps) {
  const words = useFieldWords();
  const { t } = words;
  const mean = facts && meanDiameter(facts);
  const { volumeText, lengthText } = useWoodTexts();
  const volume = volumeText(stack.volume, stack.volumeUnit);
  const department = departmentsOf(info).get(stack.departmentId);
  const logs = numberIn(facts?.logCount);
  return (
    <div>
      <dl className={`${dotted.values} ${classes.answer}`}>
        <Figure
          name={t('stack_columns.volume')}
          value={
            volume && (
              <>
                {volume}
                {facts && <BarkInPanel facts={facts} />}
              </>
            )
          }
          place="amount"
        />
        <Figure name={t('stack_columns.treeSpecies')} value={stack.treeSpecies?.text} place="wood" />
        <Figure name={t('stack_columns.assortment')} value={stack.assortment?.text} place="wood" />
        <Figure name={t('stack_columns.assortmentLength')} value={lengthText(stack)} place="wood" />
        {/* In one line, or the diameter would be left over on the next. */}
        <div data-place="wood">
          <dt>{t('stack_columns.logCount')}</dt>
          <dd>
            {typeof logs === 'number' ? (
              t('sawmill_panel.logs', { count: logs })
            ) : isLoading ? (
              <Awaited width={56} />
            ) : (
              t('sawmill_panel.logs_unknown')
            )}
          </dd>
          <dt>{t('sawmill_panel.mean_diameter')}</dt>
          <dd>
            {isLoading ? (
              <Awaited />
            ) : (
              `Ø\u00a0${mean ? measuredText(mean.diameter, 1, mean.unit, words) : unknown}`
            )}
          </dd>
        </div>
      </dl>
      {volume && <div className={classes.checks}>{facts && <ChecksInPanel facts={facts} />}</div>}
      <dl className={`${dotted.values} ${classes.answer}`}>
        <Figure
          name={t('sawmill_panel.place')}
          value={
            <>
              {[department?.departmentName, stack.areaNumber].filter(Boolean).join(' · ')}{' '}
              {(position || isLoading) && (
                <span className={classes.inWords}>{position && <PlaceInWords position={position} />}</span>
              )}
              <span className={classes.whereabouts}>
                <span className={classes.coordinates}>
                  {position ? (
                    <Coordinates position={position} accuracy={accuracy} />
                  ) : isLoading ? (
                    <Awaited />
                  ) : (
                    unknown
                  )}
                </span>
                {send}
              </span>
            </>
          }
          place="line"
        />
      </dl>
    </div>
  );
}

const sellerOf = ({ departmentId }: PanelStack, info: SawmillUserInfo) =>
  departmentsOf(info).get(departmentId)?.organizationName;

const unknown = '–';

/** As high as the line that replaces it. */
function Awaited({ width = 80 }: { width?: number }) {
  return <Skeleton component="span" display="inline-block" height={12} width={width} aria-busy="true" />;
}

function Coordinates({ position, accuracy }: { position: Position; accuracy: number | null | undefined }) {
  const { t } = useFieldWords();
  const { number } = useFormats();
  const metres =
    typeof accuracy === 'number' ? ` ±\u00a0${number(accuracy, 0)}\u00a0${t('unit.Meters')}` : '';
  return coordinatesText(position, 5) + metres;
}

/** Since when, whose it is. What only the row or the report says keeps its place without them. */
function FurtherFigures({ stack, info, facts, isLoading }: KnownFacts) {
  const { t } = useFieldWords();
  const { dateIn } = useFormats();
  const measured = stack.measurementDateTime ?? facts?.measurementDateTime;
  const { timeZone } = stack;
  const late = isLoading ? <Awaited /> : unknown;
  const zone = knownZone(timeZone);
  const { assignedToSawmillDateTime: assigned, lastModified } = stack;
  // The state above says that day.
  const isChangedSince = !assigned || dateIn(assigned, zone) !== dateIn(lastModified, zone);
  return (
    <dl className={classes.figures}>
      <Figure
        name={t('stack_date.Measured')}
        value={measured ? <ZonedDay instant={measured} timeZone={timeZone} /> : late}
      />
      <Figure name={t('stack_table.organization')} value={sellerOf(stack, info)} />
      <Figure name={t('stack_table.surveyor')} value={stack.surveyor} />
      <Figure name={t('stack_table.stack_id')} value={stack.polterId ?? facts?.polterId ?? late} />
      <Figure
        name={t('stack_date.LastChanged')}
        value={isChangedSince && <ZonedDay instant={lastModified} timeZone={timeZone} />}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  /** 'wood': on the line of what it is, without its name; 'line': on a line of its own. */
  place?: 'amount' | 'wood' | 'line';
}

/** Nothing without a value. */
function Figure({ name, value, place }: FigureProps) {
  if (!value) return null;
  return (
    <div data-place={place}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
