import type { StackItem, StackMapInfo } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { ReportFacts } from './reportFacts';

type Wood =
  | 'volume'
  | 'volumeUnit'
  | 'treeSpecies'
  | 'assortment'
  | 'assortmentLength'
  | 'assortmentLengthUnit'
  | 'areaNumber';

type Known = 'stackNumber' | 'state' | 'departmentId' | 'surveyor' | 'lastModified' | 'coordinates';

type OfRow = 'polterId' | 'measurementDateTime' | 'assignedToSawmillDateTime';

export type PanelStack = Pick<StackMapInfo, Known> &
  Pick<StackItem, Wood | 'timeZone'> &
  Partial<Pick<StackItem, OfRow>>;

export interface KnownFacts {
  stack: PanelStack;
  info: SawmillUserInfo;
  /** `facts` is undefined until the facts have loaded, and after a failure. */
  facts: ReportFacts | undefined;
  isLoading: boolean;
}
