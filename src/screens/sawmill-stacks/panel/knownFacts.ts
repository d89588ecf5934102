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

/** Only a row of the list says them. */
type OfRow = 'polterId' | 'measurementDateTime' | 'assignedToSawmillDateTime';

export type PanelStack = Pick<StackMapInfo, Known> &
  Pick<StackItem, Wood | 'timeZone'> &
  Partial<Pick<StackItem, OfRow>>;

/** What the parts of the panel are shown from. */
export interface KnownFacts {
  stack: PanelStack;
  info: SawmillUserInfo;
  /** Undefined until they have loaded, and where they have not. */
  facts: ReportFacts | undefined;
  isLoading: boolean;
}
