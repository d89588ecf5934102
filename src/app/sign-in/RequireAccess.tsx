import { Shell } from '@/app/layout/Shell';
import { later } from '@/ui/feedback/later';
import { UnsavedGuard } from '@/ui/form/unsaved/UnsavedGuard';
import { AccessGuard } from './AccessGuard';

const SignInAgain = later(async () => (await import('./SignInAgain')).SignInAgain, { isAhead: true });

export function RequireAccess() {
  return (
    <AccessGuard>
      <UnsavedGuard>
        <Shell />
        <SignInAgain />
      </UnsavedGuard>
    </AccessGuard>
  );
}
