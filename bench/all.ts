/**
 * `npm run bench` compares route sizes with their budgets, and then prints all measurements as ratios within
 * one run. `ROUNDS=1` only tests that the benches run.
 */
import { spawnSync } from 'node:child_process';

const benches: [title: string, command: string][] = [
  ['Sizes of route closures', 'npm run --silent build'],
  ['Service against bare SQL', 'tsx bench/service.ts'],
  ['One measured stack against bare inserts', 'tsx bench/ingest.ts'],
  ['200 stacks a minute with photographs', 'tsx bench/photographs.ts'],
  ['Files of all stacks against the CSV', 'tsx bench/exports.ts'],
  ['Attackers against as many cheap calls', 'tsx bench/attack.ts'],
  ['Whether one caller can stop others', 'tsx bench/fairness.ts'],
  ['Clustering against supercluster alone', 'tsx bench/map-clustering.ts'],
  ['Panning the map', 'tsx bench/map-panning.ts'],
  ['Memory after 500 changes', 'tsx bench/memory.ts'],
  ['From the first byte to the first screens', 'tsx bench/first-screens.ts'],
  ['Frame and data while each call takes two seconds', 'tsx bench/first-frame.ts'],
  ['What a press costs on the stack list', 'tsx bench/interactions.ts'],
  ['A first visit as a strip of pictures', 'tsx bench/first-visit.ts'],
];

for (const [title, command] of benches) {
  console.log(`\n${title}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
