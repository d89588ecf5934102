import {
  EvidenceLimitsSchema,
  FieldIdsSchema,
  ReportConfigSchema,
  VolumeFieldsSchema,
} from '../../../domain/cardDefinition';
import { IdSchema } from '../../../domain/schemas';
import { z } from '../../../http/createRoute';

export const CardRulesSchema = z.object({
  measurementCardId: IdSchema,
  measurementCardName: z.string(),
  volumeFieldId: IdSchema.optional(),
  volumeFields: VolumeFieldsSchema.optional(),
  evidenceLimits: EvidenceLimitsSchema.optional(),
  fieldIds: FieldIdsSchema.optional(),
  reportConfig: ReportConfigSchema.nullable(),
});
