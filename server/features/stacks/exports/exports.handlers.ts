import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { call, rawCall } from '../../../http/call';
import { success } from '../../../http/envelope';
import { missing } from '../../../http/failure';
import { bodyOf } from '../../../http/requireBody';
import type { ServiceEnv } from '../../../http/serviceApp';
import type { ServiceDependencies } from '../../../ports/serviceDependencies';
import { acceptedLanguage } from '../../../texts/language';
import { chosenStacks, countAsSeen } from './chosenStacks.queries';
import { EudrExportSchema, eudrExportRoute } from './eudr/eudr.routes';
import { exportGaps } from './exportGaps.queries';
import {
  excelExportRoute,
  exportGapsRoute,
  type FileRequest,
  geoJsonExportRoute,
  gpxExportRoute,
  kmlExportRoute,
  StackExportSchema,
  StackSheetExportSchema,
} from './exports.routes';
import { fileAnswer } from './fileAnswer';
import type { MakeFile } from './stackFile';
import { stackFiles } from './stackFiles';

export function exportCalls(deps: ServiceDependencies) {
  const { database } = deps;
  const make = stackFiles(deps);
  const sending = (makeFile: MakeFile, schema: z.ZodType<FileRequest>) => async (c: Context<ServiceEnv>) => {
    const language = acceptedLanguage(c.req.header('accept-language'));
    return fileAnswer(c, await makeFile({ principal: c.var.principal, language }, await bodyOf(c, schema)));
  };
  return [
    rawCall(excelExportRoute, sending(make.Excel, StackSheetExportSchema)),
    rawCall(geoJsonExportRoute, sending(make.GeoJson, StackExportSchema)),
    rawCall(gpxExportRoute, sending(make.Gpx, StackExportSchema)),
    rawCall(kmlExportRoute, sending(make.Kml, StackExportSchema)),
    rawCall(eudrExportRoute, sending(make.Eudr, EudrExportSchema)),
    call(exportGapsRoute, async (c) => {
      const { format, includeDeclared, ...body } = c.req.valid('json');
      const chosen = await chosenStacks(database, c.var.principal, body, false);
      if (format === 'Eudr' && !chosen.isAdministered) throw missing();
      const gaps = await exportGaps(database.orm, chosen.isChosen, { format, includeDeclared });
      // The check of a filter names some of its stacks. Only those have been sent.
      const ids = chosen.filters === undefined ? chosen.ids : gaps.stacks.map(({ stackId }) => stackId);
      await countAsSeen(database, c.var.principal, { ...chosen, ids });
      return c.json(success(gaps), 200);
    }),
  ];
}
