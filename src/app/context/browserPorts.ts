import type { createBrowserRouter } from 'react-router';
import type { Ports } from '@/store/ports/ports';
import type { SessionChannel } from '@/store/session/otherTabs';
import { drafts } from '@/ui/form/draft/drafts';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import { failureFeed } from './failureFeed';

export type Router = ReturnType<typeof createBrowserRouter>;

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function routerPorts(router: Router): Pick<Ports, 'navigate' | 'location' | 'isLeaving'> {
  return {
    navigate: (to, { replace }) => void router.navigate(to, { replace }),
    location: () => router.state.location,
    isLeaving: () => {
      const next = router.state.navigation.location;
      return next !== undefined && next.pathname !== router.state.location.pathname;
    },
  };
}

export function browserPorts(router: Router, tabs: SessionChannel): Ports {
  return {
    ...routerPorts(router),
    notifyFailure: failureFeed.post,
    notifyRecovery: failureFeed.recover,
    saveFile,
    hasUnsavedText: unsavedText.exists,
    keepTextOf: drafts.belongTo,
    tabs,
  };
}
