import { type ReactNode, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { useAppContext } from '@/app/context/appContext';
import { PageLoader } from '@/ui/feedback/PageLoader';

export function WithStore({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoader />}>
      <StoreProvider>{children}</StoreProvider>
    </Suspense>
  );
}

function StoreProvider({ children }: { children: ReactNode }) {
  const { openStore } = useAppContext();
  return <Provider store={use(openStore())}>{children}</Provider>;
}
