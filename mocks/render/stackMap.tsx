import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { PopupTitle } from '@/features/stack-map/popup/PopupTitle';
import { StackMap } from '@/features/stack-map/StackMap';
import { createStore } from '@/store/store';
import { createRowHighlight } from '@/ui/table/row/rowHighlight';

export const alone: StackPoint = {
  stackId: 'alone',
  longitude: -70,
  latitude: -30,
  state: 'PreRegistration',
};
export const spot: StackPoint[] = [
  { stackId: 'first', longitude: 9.5, latitude: 56, state: 'Measured' },
  { stackId: 'second', longitude: 9.5, latitude: 56, state: 'AssignedToSawmill' },
];
export const near: StackPoint = { stackId: 'near', longitude: 9.9, latitude: 56.4, state: 'Measured' };

type Props = Parameters<typeof StackMap>[0];

/** Each map has its own store, so that none shows what another has loaded. */
function WithStore({ children }: { children: ReactNode }) {
  const [store] = useState(() => createStore(buildPorts(), buildSession()));
  return <Provider store={store}>{children}</Provider>;
}

export function mapOf(props: Partial<Props> = {}) {
  const points = props.points ?? [alone, ...spot];
  return (
    <WithStore>
      <StackMap
        points={points}
        status="ready"
        onRetry={() => undefined}
        total={points.length}
        limit={10_000}
        highlight={createRowHighlight()}
        rows={[]}
        popup={({ stackId }, close) => (
          <>
            <PopupTitle>About {stackId}</PopupTitle>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
        {...props}
      />
    </WithStore>
  );
}

export const marker = () => screen.findByRole('button', { name: 'Stack marker, not measured' });
export const cluster = (count: number) =>
  screen.findByRole('button', { name: new RegExp(`^Cluster of ${count} stacks: `) });
