import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/store/session/sessionSlice';

export type DownloadKind = 'archive' | 'csv' | 'csvFromFilter';

/** A running download in bytes; `total` is null while the service streams a file of unknown size. */
export interface Download {
  kind: DownloadKind;
  received: number;
  total: number | null;
}

const downloadsSlice = createSlice({
  name: 'downloads',
  initialState: { running: null as Download | null },
  reducers: {
    downloadStarted: (state, { payload }: PayloadAction<{ kind: DownloadKind }>) => {
      state.running = { kind: payload.kind, received: 0, total: null };
    },
    downloadProgressed: (state, { payload }: PayloadAction<{ received: number; total: number | null }>) => {
      if (state.running) Object.assign(state.running, payload);
    },
    downloadEnded: (state) => {
      state.running = null;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => ({ running: null })),
  selectors: {
    /** Only one download runs at a time. */
    selectDownload: (state) => state.running,
    /** Without the progress, so that components do not render on every update. */
    selectIsDownloading: (state) => state.running !== null,
  },
});

export const downloadsReducer = downloadsSlice.reducer;
export const { downloadStarted, downloadProgressed, downloadEnded } = downloadsSlice.actions;
export const { selectDownload, selectIsDownloading } = downloadsSlice.selectors;
