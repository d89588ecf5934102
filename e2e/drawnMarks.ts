import type { Locator, Page } from '@playwright/test';
import { decode } from 'fast-png';

/**
 * Measures the distance between the middle of a drawn cluster and the middle of its button, in CSS pixels. The
 * cluster is found by the colour of its ground. The distance is infinite if that colour fills less than a quarter
 * of the button.
 */
export async function offsetOfDrawn(page: Page, button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no place');
  const ground = await button.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--tone-neutral-text)';
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color.match(/\d+/g)?.map(Number) ?? [];
  });
  const picture = decode(await page.screenshot({ clip: box }));
  const { width, height, channels, data } = picture;
  let [count, sumX, sumY] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = channels * (y * width + x);
      if (ground.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 4)) continue;
      count += 1;
      sumX += x + 0.5;
      sumY += y + 0.5;
    }
  if (count < 0.2 * width * height) return { x: Number.POSITIVE_INFINITY, y: 0 };
  const scale = box.width / width;
  return {
    x: scale * (sumX / count - width / 2),
    y: scale * (sumY / count - height / 2),
  };
}
