import type { CDPSession } from '@playwright/test';

/** The line has 1.6 Mbps and a latency of 150 ms, and the processor is four times slower. */
export const slowPhone = { cpu: 4, latency: 150, bytesPerSecond: 200_000 };

export async function slowDown(session: CDPSession): Promise<void> {
  const { cpu, latency, bytesPerSecond } = slowPhone;
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
