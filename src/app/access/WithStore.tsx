import { type ReactNode, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { PageLoader } from '@/ui/PageLoader';
import { usePortal } from '@/app/portal';

/** Gives the store to everything below it, once it is there. */
export function WithStore({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoader />}>
      <StoreProvider>{children}</StoreProvider>
    </Suspense>
  );
}

function StoreProvider({ children }: { children: ReactNode }) {
  const { openStore } = usePortal();
  return <Provider store={use(openStore())}>{children}</Provider>;
}
