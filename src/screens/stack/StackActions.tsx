import { GetReportButton } from '@/features/get-report/GetReportButton';
import { FootBar } from '@/ui/layout/FootBar';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { NavigateButton } from '@/ui/values/PositionActions';
import { StackAssign } from './assign/StackAssign';
import type { StackFacts } from './facts/stackFacts';
import { StackUndo } from './head/StackUndo';
import type { Stack } from './readStack';

interface StackActionsProps {
  orgId: string;
  stackId: string;
  stack: Stack | undefined;
  facts: StackFacts | undefined;
  isWaiting: boolean;
}

export function StackActions({ orgId, stackId, stack, facts, isWaiting }: StackActionsProps) {
  const isPhone = useIsPhone();
  return (
    <FootBar onPhones>
      {/* On wider windows the head has this button. */}
      {isPhone && stack && facts?.position && <NavigateButton position={facts.position} isMain />}
      {stack && <StackUndo key={`undo ${stackId}`} stack={stack} facts={facts} />}
      {stack && stack.withdrawal === null && (
        <StackAssign
          key={`assign ${stackId}`}
          stack={stack}
          facts={isWaiting ? undefined : facts}
          orgId={orgId}
        />
      )}
      <GetReportButton key={stackId} stackId={stackId} state={stack?.status} />
    </FootBar>
  );
}
