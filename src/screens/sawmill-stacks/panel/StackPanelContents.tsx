import { Skeleton } from '@mantine/core';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { useFormats } from '@/i18n/useFormats';
import { isOnEarth, type Position } from '@/lib/position';
import { knownZone } from '@/lib/zonedTime';
import { departmentsOf } from '@/screens/sawmill-stacks/departmentsOf';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { NavigateButton, SendPosition } from '@/ui/values/PositionActions';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { Awaited, Figure, unknown } from './Figure';
import type { KnownFacts, PanelStack } from './knownFacts';
import { PanelAnswer } from './PanelAnswer';
import { PanelEvidence } from './PanelEvidence';
import { PanelPictures } from './PanelPictures';
import classes from './StackPanel.module.css';
import { useReportFacts } from './useReportFacts';

interface StackPanelContentsProps {
  stackId: string;
  stack: PanelStack | undefined;
  info: SawmillUserInfo;
  answer: 'loading' | 'loaded' | 'failed';
  onRetry: () => void;
  position: Position | undefined;
  onCovered: (isCovered: boolean) => void;
}

/**
 * The order is: amount and place, actions, images, then seller and checks. Parts that load later have
 * reserved space or come last, so that nothing moves under a finger.
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
  const shown = { stack, info, facts, isLoading };
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
      <PanelAnswer {...shown} position={position} accuracy={sent?.accuracy} send={isPhone && send} />
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
      <FurtherFigures {...shown} />
      {facts && <PanelEvidence facts={facts} seller={sellerOf(stack, info)} />}
    </div>
  );
}

/** All stacks of this page are assigned to a sawmill, so the badge also says on which day. */
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

const sellerOf = ({ departmentId }: PanelStack, info: SawmillUserInfo) =>
  departmentsOf(info).get(departmentId)?.organizationName;

function FurtherFigures({ stack, info, facts, isLoading }: KnownFacts) {
  const { t } = useFieldWords();
  const { dateIn } = useFormats();
  const measured = stack.measurementDateTime ?? facts?.measurementDateTime;
  const { timeZone } = stack;
  const late = isLoading ? <Awaited /> : unknown;
  const zone = knownZone(timeZone);
  const { assignedToSawmillDateTime: assigned, lastModified } = stack;
  // The state above already shows that day.
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
