import type { CardDefinition } from '../../domain/cardDefinition';
import { createRandom } from './random';

export function simulatedInstrument(
  seed: number,
  { reportConfig }: CardDefinition,
  { departmentId, surveyorId }: { departmentId: string; surveyorId: string | null },
): { name: string; certificate: string | null } | null {
  if (surveyorId === null) return null;
  const random = createRandom(seed, `instrument/${departmentId}/${surveyorId}`);
  const name = `FotoScan ${random.pick(['S2', 'S3'])}, ${random.int(10_200, 10_980)}`;
  const certificate = `V-${random.int(2023, 2025)}-${random.int(1_000, 9_999)}`;
  return { name, certificate: reportConfig?.certificate ? certificate : null };
}
