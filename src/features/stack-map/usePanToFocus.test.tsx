import { act, screen } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { createRowHighlight } from '@/ui/table/row/rowHighlight';
import { StackMap } from './StackMap';

/** A box 100 px wide and high, with a marker at `left` in it; hands back what the map is told when the marker has the focus. */
async function focusMarkerAt(left: number) {
  renderUi(
    <StackMap
      points={[]}
      status="ready"
      onRetry={() => undefined}
      total={0}
      limit={10}
      highlight={createRowHighlight()}
      rows={[]}
      popup={() => null}
    />,
  );
  await screen.findByRole('button', { name: 'Zoom in' });
  const box = fakeMap.map?.getContainer() ?? document.body;
  const marker = document.createElement('button');
  box.append(marker);
  document.body.append(box);
  jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  jest
    .spyOn(marker, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(left - box.scrollLeft, 40, 20, 20));
  // What a browser does on its own before it tells of the focus.
  box.scrollLeft = Math.max(0, left - 80);
  act(() => marker.focus());
  box.remove();
  return fakeMap.map?.panBy;
}

it('brings a marker from beyond the edge to the middle, also when the browser has scrolled to it', async () => {
  expect(await focusMarkerAt(130)).toHaveBeenCalledWith([90, 0], { animate: false });
});

it('leaves the map alone under a marker that can be seen', async () => {
  expect(await focusMarkerAt(60)).not.toHaveBeenCalled();
});
