import type { Resolution } from '@/store/api/stackApi';

const steps: Record<Resolution, readonly number[]> = {
  Hourly: [1, 2, 3, 4, 6, 12],
  Daily: [1, 2, 5, 10],
  Monthly: [1, 2, 3, 4, 6, 12, 24, 60, 120],
};

/**
 * Chooses the bins that have a label, such as every hour, every third hour or every January. A label is as
 * wide as `nameWidth` bins. Labels are at least one step apart, even across a change of the clocks.
 */
export function axisTicks(dates: readonly string[], resolution: Resolution, nameWidth: number): string[] {
  const step = steps[resolution].find((each) => each >= nameWidth) ?? dates.length;
  let free = 0;
  return dates.filter((date, index) => {
    if (index < free || periodOf(date, resolution, index) % step !== 0) return false;
    free = index + step;
    return true;
  });
}

/**
 * Returns the number of the bin's hour or month in the reader's zone; days are numbered from the first in the
 * chart.
 */
function periodOf(date: string, resolution: Resolution, index: number): number {
  const at = new Date(date);
  if (resolution === 'Hourly') return at.getHours();
  return resolution === 'Monthly' ? at.getFullYear() * 12 + at.getMonth() : index;
}
