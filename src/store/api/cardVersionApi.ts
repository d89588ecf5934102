import type { Ports } from '@/store/ports/ports';
import { afterSuccess, inlineErrors } from './client/endpointOptions';
import { cardVersionEndpoints } from './generated/endpoints/cardVersion.gen';
import type { MeasurementCardDocument } from './generated/types/schemas.gen';

const versions = { type: 'MeasurementCard' as const, id: 'VERSIONS' };
const all = afterSuccess(() => [versions]);

const cardVersionApi = cardVersionEndpoints.enhanceEndpoints({
  endpoints: {
    listMeasurementCardVersions: { extraOptions: inlineErrors, providesTags: [versions] },
    listReadyMeasurementCards: { extraOptions: inlineErrors },
    getMeasurementCardVersion: { extraOptions: inlineErrors, providesTags: [versions] },
    importMeasurementCard: { extraOptions: inlineErrors, invalidatesTags: all },
    deleteMeasurementCardDraft: { extraOptions: inlineErrors, invalidatesTags: all },
    publishMeasurementCardVersion: {
      extraOptions: inlineErrors,
      // The card's organisations get its fields from now on, and unmeasured stacks are read by it.
      invalidatesTags: afterSuccess(() => ['MeasurementCard' as const, 'Stack' as const]),
    },
  },
});

export function saveCard(document: MeasurementCardDocument) {
  return (_dispatch: unknown, _state: unknown, { saveFile }: Pick<Ports, 'saveFile'>): void => {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), `${document.name}.json`);
  };
}

export type {
  MeasurementCardDocument,
  MeasurementCardVersion,
  MeasurementCardVersions,
} from './generated/types/schemas.gen';
export const {
  useDeleteMeasurementCardDraftMutation,
  useGetMeasurementCardVersionQuery,
  useImportMeasurementCardMutation,
  useListMeasurementCardVersionsQuery,
  useListReadyMeasurementCardsQuery,
  usePublishMeasurementCardVersionMutation,
} = cardVersionApi;
