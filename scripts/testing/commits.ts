import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runJobs';

const list = path.join(root, '.cache/passed-commits');

export function git(...parameters: string[]): string[] {
  const answer = execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return answer.split('\n').filter(Boolean);
}

export function commitOf(name: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  return spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim() || undefined;
}

export function currentCommit(): { commit: string; isChanged: boolean } {
  return { commit: git('rev-parse', 'HEAD').join(), isChanged: git('status', '--porcelain').length > 0 };
}

export function rememberPassed(commit: string): void {
  mkdirSync(path.dirname(list), { recursive: true });
  appendFileSync(list, `${commit}\n`);
}

export function newestPassed(): string | undefined {
  const passed = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  return git('rev-list', 'HEAD').find((commit) => passed.has(commit));
}
