/** The link of the row next to the one that holds a place: where the focus can go when that row is gone. */
export function besideRow(place: Element): HTMLElement | null {
  const row = place.closest('tr, li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return beside?.querySelector('a') ?? null;
}
