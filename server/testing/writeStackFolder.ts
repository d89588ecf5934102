// The file writes a folder for the command `send`: `tsx server/testing/writeStackFolder.ts <folder> '<plan as
// JSON>'`. It has a process of its own, because Jest draws twenty times as slowly.
import { writeStackFolder } from './stackFolder';

const [, , folder = '', plan = ''] = process.argv;

await writeStackFolder(folder, JSON.parse(plan));
