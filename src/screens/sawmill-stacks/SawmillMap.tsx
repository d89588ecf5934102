import { useMemo } from 'react';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import type { ListMapProps } from '@/features/stack-list/StackListLayout';
import { StackMap } from '@/features/stack-map/StackMap';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { departmentsOf } from './departmentsOf';

interface SawmillMapProps extends ListMapProps {
  info: SawmillUserInfo;
}

export function SawmillMap({ info, ...map }: SawmillMapProps) {
  const { woodText } = useWoodTexts();
  const departments = useMemo(() => departmentsOf(info), [info]);
  return (
    <StackMap
      {...map}
      popup={(stack, _close, Card) => (
        <Card
          stack={stack}
          woodText={woodText}
          departmentOf={(departmentId) => departments.get(departmentId)?.departmentName}
          rows={map.rows}
          action={(info) => <GetReportButton stackId={stack.stackId} state={info?.state} />}
        />
      )}
    />
  );
}
