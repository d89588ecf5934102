import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/cardSchema.ts',
    './server/db/stackViewSchema.ts',
    './server/db/stackSchema.ts',
    './server/db/measurementSchema.ts',
    './server/db/fileSchema.ts',
    './server/db/harvestSchema.ts',
    './server/db/exportSchema.ts',
    './server/db/accountSchema.ts',
    './server/db/apiKeySchema.ts',
    './server/db/noticeSchema.ts',
    './server/db/historySchema.ts',
    './server/db/deletedSchema.ts',
  ],
  out: './server/db/migrations',
  casing: 'snake_case',
});
