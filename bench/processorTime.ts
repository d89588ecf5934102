/** Returns the processor time in milliseconds, which excludes other work on the machine. */
export async function processorTime(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
