import { Suspense } from 'react';
import { Shell } from '@/app/layout/Shell';
import { lazyAhead } from '@/ui/feedback/loadAhead';
import { UnsavedGuard } from '@/ui/form/unsaved/UnsavedGuard';
import { AccessGuard } from './AccessGuard';

const SignInAgain = lazyAhead(async () => (await import('./SignInAgain')).SignInAgain);

/** Pages in the frame. */
export function RequireAccess() {
  return (
    <AccessGuard>
      <UnsavedGuard>
        <Shell />
        <Suspense>
          <SignInAgain />
        </Suspense>
      </UnsavedGuard>
    </AccessGuard>
  );
}
