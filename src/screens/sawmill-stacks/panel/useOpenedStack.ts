import { useLocation, useNavigate } from 'react-router';
import { singleParameter } from '@/lib/singleParameter';
import { paths } from '@/navigation/paths';
import { listOfRowLink } from '@/ui/table/row/useRowLink';

const name = 'stack';

/**
 * The parameter of the stack comes first, because the page's filters write theirs last. So the filters do not
 * change the order of such a URL.
 */
function searchWith(search: string, stackId: string | null): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== name);
  return `?${new URLSearchParams(stackId === null ? others : [[name, stackId], ...others])}`;
}

const stackIn = (search: string) => singleParameter(new URLSearchParams(search), name) || null;

export function useOpenedStack() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (stackId: string) => paths.sawmillStacks + searchWith(search, stackId);
  return {
    stackId: stackIn(search),
    hrefOf,
    show: (stackId: string) => void navigate(hrefOf(stackId), { replace: true, state }),
    close: () => {
      // A pasted link has no list to return to, and a link from beside a panel would return to that panel.
      const list = listOfRowLink(state);
      if (list !== null && stackIn(list.slice(list.indexOf('?'))) === null) void navigate(-1);
      else void navigate({ search: searchWith(search, null) }, { replace: true });
    },
  };
}
