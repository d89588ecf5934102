import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { textsNamed } from '../catalogues';
import { git } from './commits';
import { root } from './runJobs';

const Catalogue = z.record(z.string(), z.string());
type Catalogue = z.infer<typeof Catalogue>;

function changedIds(former: Catalogue, now: Catalogue): string[] {
  return Object.keys({ ...former, ...now }).filter((id) => former[id] !== now[id]);
}

const read = (text: string) => Catalogue.parse(JSON.parse(text));

/**
 * Every page imports the catalogues of texts, so imports do not tell which tests a changed text can break.
 * The files that contain its id do.
 * @param changed files below `translations/`, and others
 */
export function filesThatShow(changed: readonly string[], commit: string): string[] {
  const ids = changed
    .filter((file) => /^translations\//.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      changedIds(
        read(git('show', `${commit}:${file}`).join('\n')),
        read(readFileSync(path.join(root, file), 'utf8')),
      ),
    );
  if (ids.length === 0) return [];
  return git('ls-files', '--cached', '--others', '--exclude-standard', 'src').filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      existsSync(path.join(root, file)) &&
      textsNamed(readFileSync(path.join(root, file), 'utf8'), ids).length > 0,
  );
}
