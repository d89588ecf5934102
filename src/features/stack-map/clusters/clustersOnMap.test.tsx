import { screen, waitFor, within } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { alone, cluster, mapOf, near, spot } from '@mocks/render/stackMap';

describe('clusters on the map', () => {
  it('zooms in on a cluster that splits', async () => {
    const { user } = renderUi(mapOf({ points: [...spot, near] }));
    await user.click(await cluster(3));
    await waitFor(() => expect(fakeMap.map?.easeTo).toHaveBeenCalledTimes(1));
    expect(await cluster(2)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stack marker, measured' })).toBeVisible();
  });

  it('keeps the focus of a cluster that goes away by opening', async () => {
    const { user } = renderUi(mapOf({ points: [...spot, near] }));
    const opened = await cluster(3);
    const canvas = fakeMap.map?.getCanvas() ?? document.body;
    const focusCanvas = jest.spyOn(canvas, 'focus');
    opened.focus();
    await user.keyboard('{Enter}');
    await cluster(2);
    expect(focusCanvas).toHaveBeenCalledTimes(1);
  });

  it('leads the keyboard from an opened cluster to the first new marker, and says how many there are', async () => {
    const { user } = renderUi(mapOf({ points: [alone, near, ...spot] }));
    (await cluster(3)).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await cluster(2)).toHaveFocus());
    expect(screen.getByText('3 markers now shown')).toBeInTheDocument();
  });

  it('leaves the focus alone when a mouse opens a cluster', async () => {
    const { user } = renderUi(mapOf({ points: [near, ...spot] }));
    await user.click(await cluster(3));
    expect(await screen.findByText('2 markers now shown')).toBeInTheDocument();
    expect(await cluster(2)).not.toHaveFocus();
  });

  it('lists the stacks of one spot, and leads to each and back', async () => {
    const { user } = renderUi(mapOf());
    await user.click(await cluster(2));
    const list = await screen.findByRole('dialog');
    expect(within(list).getByRole('heading', { name: '2 stacks at this location' })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Stack 2 assigned to sawmill' }));
    expect(screen.getByText('About second')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to 2 stacks' }));
    expect(screen.getByRole('button', { name: 'Stack 1 measured' })).toBeVisible();
  });

  it('says the states of a cluster', async () => {
    renderUi(mapOf({ points: [...spot, near, { ...near, stackId: 'new', state: 'PreRegistration' }] }));
    expect(
      await screen.findByRole('button', {
        name: 'Cluster of 4 stacks: 2 measured, 1 assigned to sawmill, 1 not measured',
      }),
    ).toBeVisible();
  });
});
