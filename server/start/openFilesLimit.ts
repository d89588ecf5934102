import { z } from 'zod';

export class OpenFilesLimitError extends Error {
  override name = 'OpenFilesLimitError';
}

/**
 * The limit covers files and connections together: the embedded database has about 300 open files, and each
 * caller has a connection.
 */
const fewest = 1024;

const Report = z.object({
  userLimits: z
    .object({ open_files: z.object({ soft: z.union([z.number(), z.literal('unlimited')]) }) })
    .optional(),
});

/**
 * Node raises the limit as far as it may when it starts.
 * @throws OpenFilesLimitError
 */
export function requireOpenFiles(): void {
  const limit = Report.parse(process.report.getReport()).userLimits?.open_files.soft ?? 'unlimited';
  if (limit === 'unlimited' || limit >= fewest) return;
  throw new OpenFilesLimitError(
    `The service may open ${limit} files and connections together, and needs ${fewest}. Raise the limit: "ulimit -n" in a shell, LimitNOFILE= of systemd, --ulimit nofile= of Docker.`,
  );
}
