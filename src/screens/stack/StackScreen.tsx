import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { type DepartmentScope, useDepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { FailedPage } from '@/features/errors/FailedPage';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { HistoryLink } from '@/features/history-link/HistoryLink';
import { useText } from '@/i18n/useText';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Position } from '@/lib/position';
import { paths } from '@/navigation/paths';
import { useGetStackQuery } from '@/store/api/stackApi';
import { failureOf, serviceErrorOf } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { useLazy } from '@/ui/feedback/useLazy';
import { Icon } from '@/ui/icons/Icon';
import { FootBar } from '@/ui/layout/FootBar';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { isOpenedFromList, listOfRowLink } from '@/ui/table/row/useRowLink';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { NavigateButton } from '@/ui/values/PositionActions';
import { StackAssign } from './assign/StackAssign';
import { StackDoubts } from './doubts/StackDoubts';
import { StackFactsProvider } from './facts/StackFactsContext';
import type { StackFacts } from './facts/stackFacts';
import { useStackFacts } from './facts/useStackFacts';
import { StackHead } from './head/StackHead';
import { StackUndo } from './head/StackUndo';
import { readStack, type Stack } from './readStack';
import { StackContents } from './StackContents';
import classes from './StackScreen.module.css';
import grid from './StackSection.module.css';

export function StackScreen() {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const state = useDepartmentScope(orgId, deptId);
  if (state.status === 'failed') {
    return <FailedPage title={t('stack.heading')} error={state.error} onRetry={state.retry} />;
  }
  return <StackOfScope scope={state.status === 'ready' ? state.scope : undefined} />;
}

/** A stack of a department outside the address's scope is shown as not found (404). */
function StackOfScope({ scope }: { scope: DepartmentScope | undefined }) {
  const t = useText();
  const { orgId = '', deptId = '', stackId = '' } = useParams();
  const { currentData: sent, error, isFetching, refetch } = useGetStackQuery({ id: stackId });
  const stack = useMemo(() => sent && readStack(stackId, sent), [stackId, sent]);
  const isElsewhere = stack?.departmentId && scope && !scope.departmentIds.includes(stack.departmentId);
  const failure = isElsewhere
    ? failureOf('refused', 404)
    : error && !isFetching
      ? serviceErrorOf(error)
      : null;
  const shown = failure || !scope ? undefined : stack;
  const isPhone = useIsPhone();
  const departmentId = shown?.departmentId ?? deptId;
  const departmentName = scope?.departmentNames.get(departmentId);
  const { facts, isWaiting } = useStackFacts(orgId, shown);
  const history = shown && <HistoryLink orgId={orgId} deptId={deptId} kind="Stack" thing={stackId} />;
  // Above the boundary, which forgets what is in it while it waits.
  const [StackEvidence, loadEvidenceAgain] = useLazy(loadEvidence);
  const [attempt, setAttempt] = useState(1);
  // Asked for while the stack is on its way.
  useEffect(() => {
    for (const load of [loadEvidence, loadNearby]) load().catch(() => undefined);
  }, []);
  return (
    <div className={classes.page}>
      <StackToolbar
        listHref={paths.stacks(orgId, deptId)}
        title={
          !failure && (
            <PageHeader
              title={
                shown?.stackNumber ? t('stack.title', { stackNumber: shown.stackNumber }) : t('stack.heading')
              }
              context={scope?.organization.name}
              badge={
                shown && (
                  <span className={classes.marks}>
                    {departmentName && <span>{departmentName}</span>}
                    {shown.polterId && (
                      <span className={classes.stackId}>
                        <VisuallyHidden>{t('stack_table.stack_id')}</VisuallyHidden> {shown.polterId}
                      </span>
                    )}
                    <ToneBadge {...stateMarks[shown.status]} label={t(`stack_state.${shown.status}`)} />
                  </span>
                )
              }
            />
          )
        }
        neighbours={<Neighbours scope={scope} stackId={stackId} />}
      >
        {!isPhone && history}
        <FootBar onPhones>
          {/* On wider windows the head has this button. */}
          {isPhone && shown && facts?.position && <NavigateButton position={facts.position} isMain />}
          {shown && <StackUndo key={`undo ${stackId}`} stack={shown} facts={facts} />}
          {shown && (
            <StackAssign
              key={`assign ${stackId}`}
              stack={shown}
              facts={isWaiting ? undefined : facts}
              orgId={orgId}
            />
          )}
          {!failure && <GetReportButton key={stackId} stackId={stackId} state={shown?.status} />}
        </FootBar>
      </StackToolbar>
      {failure ? (
        <FailedPage title={t('stack.heading')} error={failure} onRetry={() => void refetch()} />
      ) : (
        // One boundary for all: a part that came later would move what stands below it.
        <Suspense fallback={<StackSkeleton />}>
          {shown && facts && !isWaiting ? (
            <StackFactsProvider facts={facts}>
              <StackHead
                stack={shown}
                facts={facts}
                departmentName={departmentName}
                evidence={(part) => (
                  <PartBoundary key={attempt} fallback={() => null}>
                    <StackEvidence part={part} stack={shown} facts={facts} />
                  </PartBoundary>
                )}
                inWords={
                  <Later
                    key={`place ${stackId}`}
                    load={loadPlaceInWords}
                    stack={shown}
                    position={facts.position}
                  />
                }
                mark={
                  <Later key={`mark ${stackId}`} load={loadMark} stack={shown} position={facts.position} />
                }
                // A phone's line of the title is for the way through the list.
                history={isPhone && history}
              />
              <StackDoubts key={`doubts ${stackId}`} stack={shown} />
              {shown.status !== 'PreRegistration' && (
                <EvidenceBoundary
                  onRetry={() => {
                    loadEvidenceAgain();
                    setAttempt(attempt + 1);
                  }}
                >
                  <StackEvidence part="cards" stack={shown} facts={facts} />
                </EvidenceBoundary>
              )}
              <StackContents stack={shown} />
              {/* Comes late: further up, it would move what is read. */}
              <Later key={`nearby ${stackId}`} load={loadNearby} stack={shown} position={facts.position} />
            </StackFactsProvider>
          ) : (
            <StackSkeleton />
          )}
        </Suspense>
      )}
    </div>
  );
}

const loadNeighbours = async () => (await import('./neighbours/StackNeighbours')).StackNeighbours;

/** Nothing for who did not come from a list. */
function Neighbours({ scope, stackId }: { scope: DepartmentScope | undefined; stackId: string }) {
  const { orgId = '', deptId = '' } = useParams();
  const list = listOfRowLink(useLocation().state);
  const [StackNeighbours] = useLazy(loadNeighbours);
  if (!list?.startsWith(`${paths.stacks(orgId, deptId)}?`)) return null;
  return (
    <div className={classes.neighbours}>
      <PartBoundary fallback={() => null}>
        <Suspense>{scope && <StackNeighbours list={list} scope={scope} stackId={stackId} />}</Suspense>
      </PartBoundary>
    </div>
  );
}

const loadEvidence = async () => (await import('./evidence/StackEvidence')).StackEvidence;

/** Without it, head and record stand. */
function EvidenceBoundary({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <PartBoundary
      fallback={(retry) => (
        <ErrorState
          title={t('stack.evidence.broken')}
          // A transition keeps the page while this part loads again.
          onRetry={() =>
            startTransition(() => {
              onRetry();
              retry();
            })
          }
        />
      )}
    >
      {children}
    </PartBoundary>
  );
}

const loadNearby = async () => (await import('./nearby/NearbyStacks')).NearbyStacks;
const loadPlaceInWords = async () =>
  (await import('@/features/stack-map/base-map/PlaceInWords')).PlaceInWords;
const loadMark = async () => (await import('./nearby/NearbyStacks')).NearbyMark;

interface LaterProps {
  load: () => Promise<ComponentType<{ stack: Stack; position: Position }>>;
  stack: Stack;
  position: StackFacts['position'];
}

/** What is said of the surroundings loads after the rest, which stands without it; nothing without a position. */
function Later({ load, stack, position }: LaterProps) {
  const [Part] = useLazy(load);
  if (!position) return null;
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>
        <Part stack={stack} position={position} />
      </Suspense>
    </PartBoundary>
  );
}

/** Number of fields in the cards that nearly every stack has: the head, the evidence, and what follows. */
const cards = [7, 6, 8];

/** Has the geometry of the cards, so that nothing jumps when they come. */
function StackSkeleton() {
  return (
    <div className={classes.cards} aria-busy="true">
      {keyedByIndex(cards).map(({ key, item: fields }) => (
        <div key={key} className={classes.card} data-card>
          <Skeleton height={24} width={160} />
          <div className={grid.fields}>
            {keyedByIndex(Array.from({ length: fields })).map((field) => (
              <div key={field.key}>
                <Skeleton height={14} width={110} />
                <Skeleton height={16} width={150} mt={8} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface StackToolbarProps {
  /** For people who did not come from a list: by a pasted link, in a new tab. */
  listHref: string;
  title: ReactNode;
  /** In the list that one came from. */
  neighbours: ReactNode;
  children: ReactNode;
}

function StackToolbar({ listHref, title, neighbours, children }: StackToolbarProps) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = listOfRowLink(state);
  return (
    <div className={classes.toolbar}>
      <Button
        component={Link}
        to={from?.startsWith(`${listHref}?`) ? from : listHref}
        variant="default"
        leftSection={<Icon name="chevronLeft" />}
        onClick={(event) => {
          // With a key held it opens in another tab or window, which has no way back.
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
          if (opensElsewhere || !isOpenedFromList(state)) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        {t('stack.back')}
      </Button>
      {title && <div className={classes.title}>{title}</div>}
      {neighbours}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
