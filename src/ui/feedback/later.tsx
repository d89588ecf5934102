import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { ErrorState } from './ErrorState';
import { loadAhead } from './loadAhead';
import { PartBoundary } from './PartBoundary';
import { useKeptKeys } from './useKeptKeys';

type LaterOptions<Props> = {
  waiting?: (props: Props) => ReactNode;
} & (
  | {
      /**
       * Replaces a part that cannot be loaded or drawn: either a text above "Try again", or a component that
       * receives `onRetry`. By default the part is left out and its area stays as it was during loading.
       */
      failed?: MessageId | ((props: Props & { onRetry: () => void }) => ReactNode);
      isAhead?: never;
    }
  | {
      /**
       * The part is not needed at first, but loads in the background together with the page's data, because a
       * later deployment may remove its file. Loading is repeated until it succeeds. An error during rendering
       * fails the whole page.
       */
      isAhead: true;
      failed?: never;
    }
);

export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed: Failed, isAhead }: LaterOptions<NoInfer<Props>> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  let asked: Promise<void> | undefined;
  const ask = async () => {
    try {
      Loaded = await (isAhead ? loadInTheEnd(load) : load());
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  const begin = () =>
    Loaded
      ? Rendered
      : lazy(async () => {
          asked ??= ask();
          await asked;
          return { default: Rendered };
        });
  return function Later(props: Props) {
    // `use` is avoided, because every test would have to await the suspended rendering.
    const [Awaited, setAwaited] = useState(begin);
    useKeptKeys('opened' in props && props.opened === true);
    const waiting = Waiting && <Waiting {...props} />;
    const shown = (
      <Suspense fallback={waiting}>
        <Awaited render={() => Loaded && <Loaded {...props} />} />
      </Suspense>
    );
    if (isAhead) return shown;
    const instead = (again: () => void) => {
      const onRetry = () => {
        setAwaited(begin);
        again();
      };
      // Nobody misses a dialog or drawer that is closed.
      if ('opened' in props && !props.opened) return null;
      if (typeof Failed === 'string') return <Broken text={Failed} onRetry={onRetry} />;
      return Failed ? <Failed {...props} onRetry={onRetry} /> : waiting;
    };
    return <PartBoundary fallback={instead}>{shown}</PartBoundary>;
  };
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}

function Broken({ text, onRetry }: { text: MessageId; onRetry: () => void }) {
  const t = useText();
  return <ErrorState title={t(text)} onRetry={onRetry} />;
}

const pauseBetweenAttempts = 5_000;

async function loadInTheEnd<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadAhead(load);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseBetweenAttempts));
    return loadInTheEnd(load);
  }
}
