import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '../files/folderStore';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const testFiles = folderStore(folder);
