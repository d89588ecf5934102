import { accountScenes } from './account';
import { apiKeyScenes } from './apiKeys';
import { dashboardScenes } from './dashboard';
import { departmentScenes } from './department';
import { exportJobScenes } from './exportJobs';
import { frameScenes } from './frame';
import { historyScenes } from './history';
import { measurementCardScenes } from './measurementCards';
import { organizationScenes } from './organization';
import { organizationsScenes } from './organizations';
import { pageScenes } from './pages';
import { personScenes } from './person';
import { reportScenes } from './report';
import { sawmillScenes } from './sawmill';
import type { Scene } from './scene';
import { stackScenes } from './stack';
import { stackSelectionScenes } from './stackSelection';
import { stacksScenes } from './stacks';
import { stackTotalsScenes } from './stackTotals';

const written: readonly Scene[] = [
  ...accountScenes,
  ...frameScenes,
  ...organizationsScenes,
  ...organizationScenes,
  ...apiKeyScenes,
  ...departmentScenes,
  ...personScenes,
  ...measurementCardScenes,
  ...historyScenes,
  ...dashboardScenes,
  ...stacksScenes,
  ...stackSelectionScenes,
  ...exportJobScenes,
  ...stackTotalsScenes,
  ...sawmillScenes,
  ...stackScenes,
  ...reportScenes,
];

export const scenes: readonly Scene[] = [...written, ...pageScenes(written)];
