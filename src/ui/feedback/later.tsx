import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MessageId } from '@/i18n/catalogues';
import { useText } from '@/i18n/useText';
import { ErrorState } from './ErrorState';
import { loadAhead } from './loadAhead';
import { PartBoundary } from './PartBoundary';

type LaterOptions<Props> = {
  /** Has its place until it is there. */
  waiting?: (props: Props) => ReactNode;
} & (
  | {
      /**
       * In its place if it cannot be loaded or drawn: a text above "Try again", or a component that is given the way to try again.
       * By default the page stands without it, and its place as it waited.
       */
      failed?: MessageId | ((props: Props & { onRetry: () => void }) => ReactNode);
      isAhead?: never;
    }
  | {
      /**
       * Nobody needs it at first. It loads beside the page's data, because a deployment may have removed its file by the time that
       * somebody does, and is asked for until it comes. What it throws when it is drawn is the page's failure.
       */
      isAhead: true;
      failed?: never;
    }
);

/** A part of a page in a file of its own, loaded when it is shown for the first time. It is shown like any other component. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed: Failed, isAhead }: LaterOptions<NoInfer<Props>> = {},
) {
  let Loaded: ComponentType<Props> | undefined;
  let asked: Promise<void> | undefined;
  /** A failed load is forgotten, so the next place or attempt asks again. */
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
    // Not `use`: what React waits for by it, the rendering of a test would have to await.
    const [Awaited, setAwaited] = useState(begin);
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
      // A closed dialog or drawer is nothing that the person misses.
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
