import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { programPath } from './preparedFiles';

export function serviceProcesses(folder: string) {
  const children: ChildProcess[] = [];

  function run(program: string, settings: Record<string, string>, ...parameters: string[]) {
    const child = spawn(process.execPath, [programPath(program), ...parameters], {
      // The service starts in any folder.
      cwd: folder,
      env: { PATH: process.env.PATH, ...settings },
    });
    children.push(child);
    let output = '';
    let errors = '';
    const url = new Promise<string>((resolve, reject) => {
      child.on('close', () => reject(new Error(`The service has ended: ${errors}`)));
      child.stdout.on('data', (data) => {
        output += data;
        const found = /http:\S+/.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      });
    });
    child.stderr.on('data', (data) => {
      errors += data;
    });
    // Not every test waits for it.
    url.catch(() => undefined);
    const end = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output, errors }));
    });
    return { child, url, end };
  }

  return {
    run,
    start: (settings: Record<string, string>, wanted: 'demo' | 'none' = 'demo') =>
      run(
        'serviceProcess.js',
        {
          PORT: '0',
          SEED_STACKS: '20',
          ...('DATABASE_URL' in settings ? {} : { DATA_DIR: path.join(folder, 'none') }),
          ...settings,
        },
        wanted,
      ),
    killAll: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
