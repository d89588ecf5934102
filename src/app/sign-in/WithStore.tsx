import { type ReactNode, Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { useAppContext } from '@/app/context/appContext';
import { WithPortalTexts } from '@/i18n/LocaleProvider';
import { PageLoader } from '@/ui/feedback/PageLoader';

export function WithStore({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageLoader />}>
      <StoreProvider>
        <WithPortalTexts fallback={<PageLoader />}>{children}</WithPortalTexts>
      </StoreProvider>
    </Suspense>
  );
}

function StoreProvider({ children }: { children: ReactNode }) {
  const { openStore } = useAppContext();
  return <Provider store={use(openStore())}>{children}</Provider>;
}
